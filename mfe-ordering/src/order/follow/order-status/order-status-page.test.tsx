import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CancelOrderDocument } from '../../../generated/operations.ts';
import { mutation } from '../../../testing/document-doubles.ts';
import { answerOrderStatus } from '../../../testing/order-doubles.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { followed, usd } from '../../../testing/order.fixtures.ts';
import { openPage, serverOfTest } from '../../../testing/ordering-page.ts';
import { gatherLines } from './order-lines.rules.ts';
import { isFinal, nextPause, statuses } from '../events/polling.rules.ts';

const server = serverOfTest();
const plain = (text: string | null) =>
  (text ?? '').replaceAll('\u2060', '').replaceAll(/[\s\u00a0\u202f\u2009]+/g, ' ');

describe('an order’s page', () => {
  it('says how far the order is and where it is picked up, D-35', async () => {
    server.use(answerOrderStatus(() => followed({ status: 'PREPARING' })));
    await openPage('/menu/order/order-1?token=t');
    expect(await screen.findByText('We’re making it now')).toBeVisible();
    expect(screen.getByText('Being made').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('A7K2')).toBeVisible();
  });

  it('shows the ordered items with options, excluded ingredients and the total, D-170, ORD-066', async () => {
    server.use(answerOrderStatus(() => followed()));
    await openPage('/menu/order/order-1?token=t');
    const items = within(await screen.findByRole('region', { name: 'What you ordered' }));
    expect(items.getByText('2 × Latte, Medium')).toBeVisible();
    expect(items.getByText('Oat milk, No espresso')).toBeVisible();
    expect(items.getAllByText('$5.00')).toHaveLength(2);
  });

  it('adds the tip to what it came to, as the cards that paid did, ORD-066, ORD-100', async () => {
    server.use(answerOrderStatus(() => followed({ tip: usd(150) })));
    await openPage('/menu/order/order-1?token=t');
    const items = within(await screen.findByRole('region', { name: 'What you ordered' }));
    const rowOf = (label: string) => items.getByText(label).parentElement?.textContent;
    expect(rowOf('Tip')).toBe('Tip$1.50');
    expect(rowOf('Total')).toBe('Total$6.50');
  });

  it('has the discount of the offer as a line, ORD-110, ORD-066', async () => {
    const order = followed();
    const label = 'Up to $2 off';
    const discount = { __typename: 'PriceRow' as const, key: 'discount', label, amount: usd(-200) };
    const summary = { ...order.summary, rows: [...order.summary.rows, discount] };
    server.use(answerOrderStatus(() => ({ ...order, summary })));
    await openPage('/menu/order/order-1?token=t');
    const items = within(await screen.findByRole('region', { name: 'What you ordered' }));
    expect(items.getByText(label).parentElement).toHaveTextContent('Up to $2 off−$2.00');
  });

  it.each([
    ['PREPARING', 54, 'You’ll earn 5 Stars when you pick it up.'],
    ['PICKED_UP', 10, 'You earned 1 Star with this order.'],
  ] as const)('says how many Stars come and when: %s, D-149 D-151', async (status, earnsStarTenths, text) => {
    server.use(answerOrderStatus(() => followed({ status, earnsStarTenths })));
    await openPage('/menu/order/order-1?token=t');
    const items = within(await screen.findByRole('region', { name: 'What you ordered' }));
    expect(
      items.getByText((_, element) => element?.tagName === 'P' && element.textContent === text),
    ).toBeVisible();
  });

  it('is canceled until the store starts, with the link of the order, and says what comes back, L-10', async () => {
    const asked: unknown[] = [];
    let current = followed({ status: 'RECEIVED' });
    server.use(
      answerOrderStatus(() => current),
      mutation(CancelOrderDocument, 'cancelOrder', (variables) => {
        asked.push(variables);
        const at = '2026-01-01T15:00:00.000Z';
        const voided = { __typename: 'OrderVoid' as const, at, reason: 'CUSTOMER' as const, returned: [] };
        current = followed({ status: 'VOIDED', voided });
        return { __typename: 'SubmittedOrder', orderId: 'order-1', status: 'VOIDED' };
      }),
    );
    await openPage('/menu/order/order-1?token=t');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel your order?' }));
    // Guests have no offers.
    expect(dialog.getByText('You get back what you paid, and the offer if you used one.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Your order is canceled')).toBeVisible();
    expect(screen.getByText('You canceled it before the store started.')).toBeVisible();
    expect(asked).toEqual([{ orderId: 'order-1', token: 't' }]);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('says that the store was faster, and offers no cancelling afterwards, L-10', async () => {
    let current = followed({ status: 'RECEIVED' });
    server.use(
      answerOrderStatus(() => current),
      mutation(CancelOrderDocument, 'cancelOrder', () => {
        current = followed({ status: 'PREPARING' });
        return { errorCode: 'ORDER_STARTED' };
      }),
    );
    await openPage('/menu/order/order-1?token=t');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText(/The store has started your order/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('says nothing of Stars for an order without an account, D-149', async () => {
    server.use(answerOrderStatus(() => followed({ earnsStarTenths: 0 })));
    await openPage('/menu/order/order-1?token=t');
    const items = within(await screen.findByRole('region', { name: 'What you ordered' }));
    expect(items.queryByText(/Star/)).not.toBeInTheDocument();
  });

  it('has no row for a tip that nobody gave, ORD-066', async () => {
    server.use(answerOrderStatus(() => followed()));
    await openPage('/menu/order/order-1?token=t');
    const items = within(await screen.findByRole('region', { name: 'What you ordered' }));
    expect(items.queryByText('Tip')).not.toBeInTheDocument();
  });

  it('names the store’s address, its directions and its phone, and where the receipt went, D-170, ORD-066', async () => {
    server.use(answerOrderStatus(() => followed({ receiptEmail: 'a•••@example.com' })));
    await openPage('/menu/order/order-1?token=t');
    expect(await screen.findByText('Chicago, IL 60601')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=41.88,-87.63',
    );
    expect(screen.getByRole('link', { name: 'Call the store' })).toHaveAttribute('href', 'tel:+13125550100');
    expect(screen.getByText('Your receipt was sent to a•••@example.com.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
      'href',
      '/menu/order/order-1/receipt?token=token-1',
    );
    expect(screen.queryByText(/can’t be canceled/)).not.toBeInTheDocument();
  });

  it('names the store’s phone and each card that paid, so that both are on the printed receipt, ORD-066', async () => {
    server.use(
      answerOrderStatus(() =>
        followed({
          tenders: [
            { __typename: 'PaidTender', kind: 'svc', lastFour: '7777', amount: usd(200) },
            { __typename: 'PaidTender', kind: 'visa', lastFour: '4242', amount: usd(300) },
            { __typename: 'PaidTender', kind: 'paypal', lastFour: '', amount: usd(100) },
          ],
        }),
      ),
    );
    await openPage('/menu/order/order-1?token=t');
    expect(await screen.findByText('+1 312 555 0100')).toBeVisible();
    const items = within(screen.getByRole('region', { name: 'What you ordered' }));
    expect(items.getByText('Paid with')).toBeVisible();
    const [, , ...paid] = items.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(paid).toEqual(['Crema Card •••• 7777 · $2.00', 'Visa •••• 4242 · $3.00', 'PayPal · $1.00']);
  });

  it('names one card without its amount, and no phone where the store has none, ORD-066', async () => {
    const { store } = followed();
    server.use(answerOrderStatus(() => followed({ store: { ...store, phoneNumber: null } })));
    await openPage('/menu/order/order-1?token=t', { locale: 'fr-CA' });
    expect(await screen.findByText('Payé avec')).toBeVisible();
    expect(screen.getByText('Visa •••• 4242')).toBeVisible();
    expect(screen.queryByText('Téléphone du café')).not.toBeInTheDocument();
    expect(plain(screen.getByText(/^Prête entre/).textContent)).toContain('Prête entre 9 h 05 et 9 h 08');
  });

  it.each([
    { timeZoneId: 'America/Chicago', ready: 'Ready 9:05 – 9:08 AM', placed: '9:00 AM' },
    { timeZoneId: 'America/Los_Angeles', ready: 'Ready 7:05 – 7:08 AM', placed: '7:00 AM' },
  ])('shows times by the clock of a store in $timeZoneId, D-08', async ({ timeZoneId, ready, placed }) => {
    const { store } = followed();
    server.use(
      answerOrderStatus(() =>
        followed({ store: { ...store, timeZone: { __typename: 'TimeZoneInfo', timeZoneId } } }),
      ),
    );
    await openPage('/menu/order/order-1?token=t');
    await screen.findByText('We have your order');
    expect(plain(screen.getByText(/^Ready \d/).textContent)).toContain(ready);
    expect(plain(screen.getByText(/Jan 1, 2030/).textContent)).toContain(placed);
  });

  it('says that the store could not make the order, why, and what is given back, ORD-066 D-144', async () => {
    const voided = {
      __typename: 'OrderVoid' as const,
      at: '2030-01-01T15:02:00Z',
      reason: 'EQUIPMENT' as const,
      returned: [
        { __typename: 'PaidTender' as const, kind: 'svc', lastFour: '7777', amount: usd(200) },
        { __typename: 'PaidTender' as const, kind: 'visa', lastFour: '4242', amount: usd(300) },
      ],
    };
    const offer = { __typename: 'UsedOffer' as const, title: 'Up to $2 off', discount: usd(200) };
    server.use(answerOrderStatus(() => followed({ status: 'VOIDED', pickUpOption: 'CX', voided, offer })));
    await openPage('/menu/order/order-1?token=t');
    const status = within(await screen.findByRole('status'));
    expect(status.getByText('The store couldn’t make your order')).toBeVisible();
    expect(status.getByText('We’re sorry: a machine at the store stopped working.')).toBeVisible();
    expect(status.getByText(/is back on/)).toHaveTextContent('$2.00 is back on your Crema Card •••• 7777.');
    expect(status.getByText(/goes back to/)).toHaveTextContent(
      '$3.00 goes back to Visa •••• 4242. Your bank may need a few days to show it.',
    );
    expect(status.getByText('Your offer “Up to $2 off” is yours to use again.')).toBeVisible();
    expect(screen.queryByText('Being made')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Check in when you’re here' })).not.toBeInTheDocument();
  });

  it('offers to check in at the curb only while some remote has a page for it', async () => {
    server.use(answerOrderStatus(() => followed({ pickUpOption: 'CX' })));
    const first = await openPage('/menu/order/order-1?token=t');
    expect(await screen.findByRole('link', { name: 'Check in when you’re here' })).toHaveAttribute(
      'href',
      '/pickup?orderToken=token-1&storeNumber=1001-2',
    );
    first.unmount();
    first.dispose();
    await openPage('/menu/order/order-1?token=t', { hasPage: (path) => path !== '/pickup' });
    expect(await screen.findByText('A7K2')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Check in when you’re here' })).not.toBeInTheDocument();
  });

  it('shows a move that the server announces, without waiting for the next request, ORD-066', async () => {
    FakeEventSource.install();
    try {
      server.use(answerOrderStatus(() => followed({ status: 'PREPARING' })));
      await openPage('/menu/order/order-1?token=t');
      expect(await screen.findByText('We’re making it now')).toBeVisible();
      expect(FakeEventSource.last.url).toBe('/apiproxy/v1/ordering/order-events/order-1?token=t');
      server.use(answerOrderStatus(() => followed({ status: 'READY' })));
      act(() => FakeEventSource.last.send('{"status":"READY"}'));
      expect(await screen.findByText('It’s ready for you')).toBeVisible();
      server.use(answerOrderStatus(() => followed({ status: 'PICKED_UP' })));
      act(() => FakeEventSource.last.send('{"status":"PICKED_UP"}'));
      await waitFor(() => expect(FakeEventSource.last.readyState).toBe(FakeEventSource.CLOSED));
      // The last step is done too (K-25).
      expect(screen.getByText('Picked up').closest('li')).toHaveTextContent(/^Picked up$/);
    } finally {
      FakeEventSource.uninstall();
    }
  });

  it('leads to the menu when there is no such order', async () => {
    server.use(answerOrderStatus(() => null));
    await openPage('/menu/order/nothing');
    expect(await screen.findByText('We can’t find this order')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/menu');
  });

  it('asks again on request when the line is down', async () => {
    server.use(answerOrderStatus(() => 'lost'));
    await openPage('/menu/order/order-1');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(answerOrderStatus(() => followed({ status: 'READY' })));
    await userEvent.click(again);
    expect(await screen.findByText('It’s ready for you')).toBeVisible();
  });

  it('says that the device is offline, and is there once it is connected again', async () => {
    server.use(answerOrderStatus(() => 'lost'));
    const { host } = await openPage('/menu/order/order-1');
    act(() => host.setConnection('offline'));
    expect(await screen.findByText('You’re offline')).toBeVisible();
    server.use(answerOrderStatus(() => followed()));
    act(() => host.setConnection('online'));
    expect(await screen.findByText('We have your order')).toBeVisible();
  });
});

describe('the lines of an order', () => {
  it('join units that are the same in every way, ORD-047', () => {
    const [unit] = followed().summary.lineItems;
    if (!unit) throw new Error('the fixture has no line');
    const plainOne = { ...unit, excludedIngredients: [] };
    expect(
      gatherLines([unit, plainOne, unit]).map(({ quantity, excludedIngredients, total }) => [
        quantity,
        excludedIngredients,
        total.amountMinor,
      ]),
    ).toEqual([
      [2, ['Espresso'], 500],
      [1, [], 250],
    ]);
  });
});

describe('how often the page asks', () => {
  it('starts at five seconds, grows by half, never waits longer than a minute, D-35', () => {
    expect([0, 1, 2, 20].map(nextPause)).toEqual([5_000, 7_500, 11_250, 60_000]);
  });

  it('ends once the order is picked up, D-35', () => {
    expect(statuses.filter(isFinal)).toEqual(['PICKED_UP', 'VOIDED']);
  });
});
