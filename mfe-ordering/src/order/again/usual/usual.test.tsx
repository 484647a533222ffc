import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { reserveSpace } from '@crema/remote-kit';
import { answerMenu } from '../../../testing/graphql-double.ts';
import { basketItem } from '../../../testing/basket.fixtures.ts';
import { answerUsualItems } from '../../../testing/order-doubles.ts';
import { drinks } from '../../../testing/menu.fixtures.ts';
import { member, openPage, serverOfTest } from '../../../testing/ordering-page.ts';

const server = serverOfTest();
const usual = () => screen.findByRole('list', { name: 'Your usual' });
const reserved = () => document.documentElement.style.getPropertyValue('--reserved-usual');
const latte = basketItem({ quantity: 1 });
beforeEach(() => {
  server.use(answerMenu(() => [drinks()]));
  reserveSpace('usual', 1);
});
afterEach(() => reserveSpace('usual', 0));

describe('the usual order', () => {
  it('is added with its options by one press, and the message leads to the cart, D-36', async () => {
    server.use(answerUsualItems([latte]));
    const { host } = await openPage('/menu', { session: member });
    const line = within(await usual()).getByRole('listitem');
    expect(line).toHaveTextContent('Your usualLatteMedium, Vanilla syrup');
    await userEvent.click(
      within(line).getByRole('button', { name: 'Add Latte, Medium, Vanilla syrup to your cart' }),
    );
    expect(host.toasts.at(-1)).toMatchObject({
      kind: 'success',
      text: '1 item added to your cart',
      action: { label: 'View cart' },
    });
    expect(host.emitted).toContainEqual(expect.objectContaining({ name: 'cart-changed' }));
  });

  it('that the store has sold out names the reason and has no button, D-36, D-143', async () => {
    const [syrup] = latte.childItems.map((child) => ({ ...child, availability: 'SOLD_OUT' as const }));
    server.use(answerUsualItems([{ ...latte, childItems: [syrup as (typeof latte.childItems)[number]] }]));
    await openPage('/menu', { session: member });
    expect(await usual()).toHaveTextContent('Vanilla syrup: Sold out at this store.');
    expect(within(await usual()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('that comes late leaves the menu where it is, and is there on the next page, D-36', async () => {
    reserveSpace('usual', 0);
    server.use(answerUsualItems([latte]));
    const { go } = await openPage('/menu', { session: member });
    await waitFor(() => expect(localStorage.getItem('crema.reserved')).toContain('"usual":1'));
    expect(reserved()).toBe('0');
    expect(screen.queryByRole('list', { name: 'Your usual' })).not.toBeInTheDocument();
    act(() => go('/menu/cart'));
    act(() => go('/menu'));
    expect(await usual()).toBeVisible();
    expect(reserved()).toBe('1');
  });

  it('needs no space once there is none, and never on a guest’s page, D-36', async () => {
    const page = await openPage('/menu', { session: member });
    await waitFor(() => expect(reserved()).toBe('0'));
    page.unmount();
    page.dispose();
    reserveSpace('usual', 2);
    await openPage('/menu');
    await waitFor(() => expect(reserved()).toBe('0'));
  });
});
