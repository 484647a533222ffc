import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Slots } from '@crema/shared-contracts';
import { answerMenu } from '../../testing/graphql-double.ts';
import { drinks } from '../../testing/menu.fixtures.ts';
import { openPage, serverOfTest } from '../../testing/ordering-page.ts';

const server = serverOfTest();
const Picker = ({ onChosen, guestOrdering }: Slots['store-picker']) => (
  <button onClick={() => onChosen('1001-2')}>{guestOrdering ? 'stores for guests' : 'all stores'}</button>
);

describe('choosing a store within ordering', () => {
  it('shows the locator’s own picker and goes to the menu when a store is chosen, ORD-008', async () => {
    server.use(answerMenu(() => [drinks()]));
    const { location } = await openPage('/menu/store-locator', { slots: { 'store-picker': Picker } });
    await userEvent.click(await screen.findByRole('button', { name: 'stores for guests' }));
    expect(location()).toBe('/menu');
  });

  it('offers the menu when no locator is there, PLT-006', async () => {
    await openPage('/menu/store-locator');
    expect(await screen.findByText('Choosing a store is taking a break')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
  });

  it.each([
    ['?redirect=cart', '/menu/cart'],
    ['?cart=1', '/menu/cart'],
    ['?redirect=elsewhere', '/menu'],
    ['?redirect=%2Fmenu%2Fproduct%2F101%2Fhot', '/menu/product/101/hot'],
  ])('with the query %s leads to %s, also from the link back, LOC-040', async (query, expected) => {
    server.use(answerMenu(() => [drinks()]));
    const { location } = await openPage(`/menu/store-locator${query}`, { slots: { 'store-picker': Picker } });
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', expected);
    await userEvent.click(screen.getByRole('button', { name: 'stores for guests' }));
    expect(location()).toBe(expected);
  });

  it('returns to the page with the link that opened the picker, LOC-040, ORD-008', async () => {
    server.use(answerMenu(() => []));
    const { location } = await openPage('/menu?from=mail', { slots: { 'store-picker': Picker } });
    const links = await screen.findAllByRole('link', { name: 'Choose a store' });
    await userEvent.click(links.at(-1)!);
    expect(location()).toBe('/menu/store-locator?redirect=%2Fmenu%3Ffrom%3Dmail');
    await userEvent.click(await screen.findByRole('button', { name: 'stores for guests' }));
    expect(location()).toBe('/menu?from=mail');
  });

  it.each(['?redirect=cart', '?redirect=%2Fmenu%2Ffeatured'])(
    'keeps the return path %s when the picker is tried again, LOC-040',
    async (query) => {
      await openPage(`/menu/store-locator${query}`);
      expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute(
        'href',
        `/menu/store-locator${query}`,
      );
    },
  );
});
