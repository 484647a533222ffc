import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Slots } from '@crema/shared-contracts';
import { answerMenu } from '../../testing/graphql-double.ts';
import { drinks } from '../../testing/menu.fixtures.ts';
import { openPage, serverOfTest } from '../../testing/ordering-page.ts';
import { findReturnPath } from './return-path.rules.ts';

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
    {
      query: 'redirect=cart',
      from: '/menu/drinks/hot',
      to: '/menu/cart',
      because: 'the cart asked for a store',
    },
    { query: '', from: '/menu/drinks/hot', to: '/menu/drinks/hot', because: 'it was opened from there' },
    {
      query: '',
      from: 'https://elsewhere.test/menu',
      to: '/menu',
      because: 'only the menu’s own pages count',
    },
    { query: '', from: undefined, to: '/menu', because: 'nothing else is known' },
  ])('leads to $to because $because', ({ query, from, to }) => {
    expect(findReturnPath({ query: new URLSearchParams(query), from })).toBe(to);
  });
});
