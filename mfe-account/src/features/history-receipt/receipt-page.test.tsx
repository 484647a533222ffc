import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { historyRestPaths, type HistoryReceipt } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerAt, manifest, member, refusal, startAccountServer } from '../../testing/account-server.ts';
import { receiptOf, usd } from '../../testing/history.fixtures.ts';

startAccountServer();
const plain = (text: string | null) => (text ?? '').replaceAll(/[\s\u00a0\u202f\u2009]+/g, ' ');
const open = async (receipt: HistoryReceipt) => {
  answerAt('get', historyRestPaths.receipt(receipt.id), receipt as object);
  const rendered = await renderRemote(remote, {
    manifest,
    route: `/account/history/${receipt.id}`,
    session: { kind: 'member', member },
  });
  await screen.findByRole('region', { name: 'Details' });
  return rendered;
};
const change = { amount: usd(100), highest: usd(2000), until: '2026-06-03T17:20:00Z' };

describe('a receipt', () => {
  it('has every line, option, tax, tip, tender and refund, ACC-061', async () => {
    await open(
      receiptOf({
        refunds: [
          { kind: 'svc', lastFour: '0022', amount: usd(1235), at: '2026-06-03T16:00:00Z', isFailed: false },
        ],
      }),
    );
    const text = plain(screen.getByRole('region', { name: 'Details' }).textContent);
    for (const part of [
      'Order at Clark & Lake',
      '200 N Clark St',
      'Order numberA7K2',
      'Jun 3, 2026, 10:00 AM',
      '2 × Latte, Medium1 × Oat milkNo foam$9.00',
      'Butter Croissant$3.75',
      'Subtotal$12.75',
      'Up to $2 off−$2.00',
      'Sales tax$0.60',
      'Tip$1.00',
      'Total$12.35',
      'Paid with Crema Card •••• 0022$12.35',
      'Given back',
    ])
      expect(text).toContain(part);
  });

  it('says that a refund has not arrived, with the way to get the money, PAY-007', async () => {
    const refund = { kind: 'visa', lastFour: '4242', amount: usd(1235), at: '2026-06-03T16:00:00Z' };
    await open(receiptOf({ refunds: [{ ...refund, isFailed: true }] }));
    expect(screen.getByText(/Your bank sent this back/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/help');
  });

  it('is printed with a button, and leads to the order, ACC-061', async () => {
    await open(receiptOf());
    const print = jest.fn();
    Object.assign(globalThis, { print });
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/account/history');
  });

  it('of a transfer names both cards, and of a reload its card and payment, ACC-061', async () => {
    const plainReceipt = { number: null, order: null, place: null, items: [], rows: [], tip: null };
    const card = (lastFour: string) => ({ cardId: `card-${lastFour}`, lastFour });
    const { unmount } = await open(
      receiptOf({
        ...plainReceipt,
        id: 'transfer.1',
        type: 'transfer',
        tenders: [],
        from: card('22'),
        to: card('30'),
      }),
    );
    expect(screen.getByText('Transfer from Crema Card •••• 22 to •••• 30')).toBeVisible();
    unmount();
    await open(
      receiptOf({
        ...plainReceipt,
        id: 'reload.1',
        type: 'reload',
        card: card('22'),
        total: usd(2500),
        tenders: [{ kind: 'visa', lastFour: '4242', amount: usd(2500) }],
      }),
    );
    expect(screen.getByText('Paid with Visa •••• 4242')).toBeVisible();
  });

  it('that is not the member’s is not found, and leads back, H01', async () => {
    answerAt('get', historyRestPaths.receipt('order.2'), refusal('NOT_FOUND'), 404);
    await renderRemote(remote, {
      manifest,
      route: '/account/history/order.2',
      session: { kind: 'member', member },
    });
    expect(await screen.findByText('We can’t find this entry')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your history' })).toBeVisible();
  });

  it('can be asked for again when it did not load, ACC-060', async () => {
    answerAt('get', historyRestPaths.receipt('order.1'), refusal('UNEXPECTED_ERROR'), 500);
    await renderRemote(remote, {
      manifest,
      route: '/account/history/order.1',
      session: { kind: 'member', member },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerAt('get', historyRestPaths.receipt('order.1'), receiptOf() as object);
    await userEvent.click(again);
    expect(await screen.findByRole('region', { name: 'Details' })).toBeVisible();
  });
});

describe('a pending tip', () => {
  const openDialog = async (receipt = receiptOf({ tipChange: change }), button = 'Change the tip') => {
    await open(receipt);
    await userEvent.click(screen.getByRole('button', { name: button }));
    return within(await screen.findByRole('dialog', { name: button }));
  };
  const tipRow = () => plain(screen.queryByText('Tip', { selector: 'dt' })?.parentElement?.textContent ?? '');

  it('is changed until the time that the page names, by the store’s clock, ACC-061 D-27', async () => {
    const dialog = await openDialog();
    expect(plain(screen.getByText(/^You can change the tip until/).textContent)).toContain('12:20 PM');
    const bodies = answerAt(
      'put',
      historyRestPaths.tip('order.1'),
      receiptOf({ tip: usd(200), total: usd(1335), tipChange: { ...change, amount: usd(200) } }) as object,
    );
    await userEvent.click(dialog.getByRole('radio', { name: '$2' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the tip' }));
    await waitFor(() => expect(tipRow()).toBe('Tip$2.00'));
    expect(bodies).toEqual([{ amountMinor: 200 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is set where there is none, also to an amount of one’s own; one too high is not sent, D-27', async () => {
    const none = { ...change, amount: usd(0), until: null };
    const dialog = await openDialog(receiptOf({ tip: null, total: usd(1135), tipChange: none }), 'Add a tip');
    expect(screen.getByText(/until two hours after you pick up/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Delete the tip' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Other' }));
    const own = dialog.getByRole('textbox', { name: 'Your tip' });
    await userEvent.type(own, '20.01');
    expect(dialog.getByText('A tip can be $20.00 at most.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save the tip' })).toBeDisabled();
    await userEvent.clear(own);
    await userEvent.type(own, '1.75');
    const bodies = answerAt('put', historyRestPaths.tip('order.1'), receiptOf({ tip: usd(175) }) as object);
    await userEvent.click(dialog.getByRole('button', { name: 'Save the tip' }));
    await waitFor(() => expect(bodies).toEqual([{ amountMinor: 175 }]));
  });

  it('is deleted, ACC-060 ACC-061', async () => {
    const dialog = await openDialog();
    const sent = answerAt(
      'delete',
      historyRestPaths.tip('order.1'),
      receiptOf({ tip: null, tipChange: { ...change, amount: usd(0) } }) as object,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the tip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(1);
    expect(tipRow()).toBe('');
    expect(screen.getByRole('button', { name: 'Add a tip' })).toBeVisible();
  });

  it.each([
    ['TIP_NOT_ALLOWED', 400, 'The tip of this order can’t be changed any more. It stays as it was.'],
    ['INSUFFICIENT_BALANCE', 402, 'The balance of your card is too low for this tip. It stays as it was.'],
    [
      'CARD_NOT_FOUND',
      404,
      'The card that paid your order can’t be used any more. Your tip stays as it was.',
    ],
    ['UNEXPECTED_ERROR', 500, 'We couldn’t change your tip. Please try again.'],
  ])(
    'stays when the server answers %s, and the dialog says why, ACC-060 D-27',
    async (code, status, text) => {
      const dialog = await openDialog();
      answerAt('put', historyRestPaths.tip('order.1'), refusal(code), status);
      await userEvent.click(dialog.getByRole('radio', { name: '$2' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save the tip' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent(text);
      expect(tipRow()).toBe('Tip$1.00');
    },
  );

  it('has no button when it can no longer be changed, D-27', async () => {
    await open(receiptOf());
    expect(screen.queryByRole('button', { name: /tip/ })).toBeNull();
  });
});
