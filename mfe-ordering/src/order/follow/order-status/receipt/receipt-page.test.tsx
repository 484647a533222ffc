import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { receiptPathOf } from '../../../facts/receipt-path.ts';
import { answerOrderStatus } from '../../../../testing/order-doubles.ts';
import { followed, usd } from '../../../../testing/order.fixtures.ts';
import { openPage, serverOfTest } from '../../../../testing/ordering-page.ts';

const server = serverOfTest();
const path = '/menu/order/order-1/receipt?token=t';
const plain = (text: string | null) =>
  (text ?? '').replaceAll('\u2060', '').replaceAll(/[\s\u00a0\u202f\u2009]+/g, ' ');
const offer = { __typename: 'UsedOffer' as const, title: 'Up to $2 off', discount: usd(200) };
const discount = { __typename: 'PriceRow' as const, key: 'discount', label: offer.title, amount: usd(-200) };

describe('the receipt of an order', () => {
  it('lists lines, options, offer, taxes, tip, total and tender, ORD-066 D-148', async () => {
    const { summary } = followed();
    const tax = { __typename: 'PriceRow' as const, key: 'tax', label: 'Sales tax', amount: usd(50) };
    const order = followed({
      offer,
      tip: usd(150),
      summary: { ...summary, rows: [...summary.rows, discount, tax] },
    });
    server.use(answerOrderStatus(() => order));
    await openPage(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    const items = within(await screen.findByRole('region', { name: 'What you ordered' }));
    expect(items.getByText('2 × Latte, Medium')).toBeVisible();
    expect(items.getByText('Oat milk, No espresso')).toBeVisible();
    const rowOf = (label: string) => items.getByText(label).parentElement?.textContent;
    expect(['Subtotal', offer.title, 'Sales tax', 'Tip', 'Total'].map(rowOf)).toEqual([
      'Subtotal$4.50',
      'Up to $2 off−$2.00',
      'Sales tax$0.50',
      'Tip$1.50',
      'Total$6.50',
    ]);
    expect(items.getByText('Visa •••• 4242')).toBeVisible();
  });

  it('says how many Stars came, D-149', async () => {
    server.use(answerOrderStatus(() => followed({ status: 'PICKED_UP', earnsStarTenths: 54 })));
    await openPage(path);
    expect(await screen.findByText(/You earned/)).toHaveTextContent('You earned 5 Stars with this order.');
  });

  it('names the store and shows times by its clock, ORD-066 D-08', async () => {
    const { store } = followed();
    const timeZone = { __typename: 'TimeZoneInfo' as const, timeZoneId: 'America/Los_Angeles' };
    server.use(
      answerOrderStatus(() =>
        followed({ store: { ...store, timeZone }, scheduledFor: '2030-01-01T15:30:00Z' }),
      ),
    );
    await openPage(path);
    const place = await screen.findByRole('region', { name: 'In store' });
    expect(within(place).getByText('Chicago, IL 60601')).toBeVisible();
    expect(within(place).getByText('A7K2')).toBeVisible();
    expect(plain(place.textContent)).toContain('Jan 1, 2030, 7:00 AM');
    expect(plain(place.textContent)).toContain('Pickup timeJan 1, 2030, 7:30 AM');
  });

  it('says what was given back of a voided order, when, and to what, D-144 D-148', async () => {
    const voided = {
      __typename: 'OrderVoid' as const,
      at: '2030-01-01T15:02:00Z',
      reason: 'SOLD_OUT' as const,
      returned: [{ __typename: 'PaidTender' as const, kind: 'visa', lastFour: '4242', amount: usd(500) }],
    };
    server.use(answerOrderStatus(() => followed({ status: 'VOIDED', voided })));
    await openPage(path);
    const returned = await screen.findByRole('region', { name: 'Given back' });
    expect(plain(returned.textContent)).toContain('CanceledJan 1, 2030, 9:02 AM CSTVisa •••• 4242$5.00');
  });

  it('is printed with a button, and leads back to the order, D-148', async () => {
    server.use(answerOrderStatus(() => followed()));
    const print = jest.fn();
    Object.assign(globalThis, { print });
    await openPage(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Back to your order' })).toHaveAttribute(
      'href',
      '/menu/order/order-1?token=token-1',
    );
  });

  it('is found by its owner only, D-35', async () => {
    server.use(answerOrderStatus(() => null));
    await openPage(path);
    expect(await screen.findByText('We can’t find this order')).toBeVisible();
  });

  it('can be asked for again when it did not load, PLT-014', async () => {
    server.use(answerOrderStatus(() => ({ errorCode: 'UNEXPECTED_ERROR' })));
    await openPage(path);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(answerOrderStatus(() => followed()));
    await userEvent.click(again);
    expect(await screen.findByRole('region', { name: 'What you ordered' })).toBeVisible();
  });
});

it('has the signed link of a guest, and the plain one of a member, D-148', () => {
  expect(receiptPathOf({ statusPath: '/menu/order/a?token=t' })).toBe('/menu/order/a/receipt?token=t');
  expect(receiptPathOf({ statusPath: '/menu/order/a' })).toBe('/menu/order/a/receipt');
});
