import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerMenu } from '../../../testing/graphql-double.ts';
import { drinks } from '../../../testing/menu.fixtures.ts';
import { answerOrder, answerOrderStatus, answerPreviousOrders } from '../../../testing/order-doubles.ts';
import { followed, submitted } from '../../../testing/order.fixtures.ts';
import { member, openPage, serverOfTest } from '../../../testing/ordering-page.ts';

const server = serverOfTest();
/** Simulates a page that was closed before the reply to its order arrived, and opened again. */
const reopen = (guest: boolean, options: Parameters<typeof openPage>[1] = {}, cardId?: string) => {
  server.use(
    answerMenu(() => [drinks()]),
    answerOrder(() => submitted({ pickUpOption: 'CX' })),
    answerOrderStatus(() => followed()),
    answerPreviousOrders([]),
  );
  localStorage.setItem(
    'crema.ordering.pending',
    JSON.stringify({
      v: 2,
      value: { orderId: 'order-1', guest, ...(!guest && { memberId: 'm1' }), ...(cardId && { cardId }) },
    }),
  );
  return openPage('/menu', options);
};
const title = 'Your order is in!';
/**
 * The dialog of the page that the customer is led to (D-170). The dialogs of the menu and of the page's placeholder are
 * removed before, so each expectation looks the dialog up.
 */
const inSuccess = (expectation: (dialog: BoundFunctions<typeof queries>) => void) =>
  waitFor(() => {
    expect(location.pathname).not.toBe('/menu');
    expectation(within(screen.getByRole('dialog', { name: title })));
  });

describe('the success dialog', () => {
  it('shows a guest the number, pickup and time, and offers an account, ORD-102', async () => {
    const { host } = await reopen(true);
    await inSuccess((dialog) => {
      expect(dialog.getByText('A7K2')).toBeVisible();
      expect(dialog.getByText('Ready in around 20+ minutes')).toBeVisible();
      expect(dialog.getByRole('link', { name: 'Check in when you’re here' })).toHaveAttribute(
        'href',
        '/pickup?orderToken=token-1&storeNumber=1001-2',
      );
      expect(dialog.getByRole('link', { name: 'Follow your order' })).toHaveAttribute(
        'href',
        '/menu/order/order-1?token=token-1',
      );
      expect(dialog.getByRole('link', { name: 'Create an account' })).toBeVisible();
    });
    expect(host.emitted.find(({ name }) => name === 'order-placed')?.payload).toMatchObject({
      guest: true,
    });
    expect(localStorage.getItem('crema.ordering.pending')).toBeNull();
  });

  it('names the address that the receipt went to, D-170', async () => {
    await reopen(true);
    await inSuccess((dialog) =>
      expect(dialog.getByText('Your receipt is on its way to ada@example.com.')).toBeVisible(),
    );
  });

  it('links no page that no remote brings', async () => {
    await reopen(true, { hasPage: () => false });
    await inSuccess((dialog) =>
      expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Follow your order',
      ]),
    );
  });

  it('names the card that paid a resumed order, so that its balance is read again, ORD-102', async () => {
    const { host } = await reopen(false, { session: member }, 'card-1');
    await inSuccess((dialog) => expect(dialog.getByText('A7K2')).toBeVisible());
    expect(host.emitted.find(({ name }) => name === 'order-placed')?.payload).toMatchObject({
      orderId: 'order-1',
      paidWithCardId: 'card-1',
    });
  });

  it('offers a member no account, and closes', async () => {
    await reopen(false, { session: member });
    // The page of previous orders has loaded: its own dialog is open.
    await screen.findByText('No orders yet');
    await inSuccess((dialog) => {
      expect(dialog.getByText('A7K2')).toBeVisible();
      expect(dialog.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
    });
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  });
});
