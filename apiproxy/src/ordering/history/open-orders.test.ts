import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  guestContact,
  payByCard,
  payBySvc,
  priceLatte,
  submit,
  takeToken,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { moveOrderJob } from '../life/move-order.job.ts';

const fields = `orderId status receiptEmail readyAt readyBy placedAt
  store { address { lines } timeZone { timeZoneId } }
  summary { rows { key } lineItems { name excludedIngredients children { name quantity excludedIngredients } } }`;
const openQuery = `query ($signed: [SignedOrderInput!]) { openOrders(signed: $signed) { ${fields} } }`;
const orderQuery = `query ($orderId: ID!, $token: String) { order(orderId: $orderId, token: $token) { ${fields} } }`;
const hour = 3_600_000;

describe('orders that are not picked up yet', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());

  const placeAsGuest = async (guest: TestBrowser) => {
    const { orderId, totalMinor } = await priceLatte(guest, true);
    const token = await takeToken(test.deps);
    return (await submit(guest, payByCard(orderId, totalMinor, token), true)).data.submitOrderGuest;
  };
  const openOf = async (browser: TestBrowser, signed?: readonly object[]) =>
    (await browser.graphql(openQuery, { signed })).data.openOrders;
  const ids = (orders: readonly { orderId: string }[]) => orders.map(({ orderId }) => orderId);

  it('are found by the session, and beyond it by the signed link alone, ORD-067', async () => {
    const guest = openBrowser(test.app);
    const first = await placeAsGuest(guest);
    const second = await placeAsGuest(guest);
    assert.deepEqual(ids(await openOf(guest)), [first.orderId, second.orderId]);

    const later = openBrowser(test.app);
    assert.deepEqual(await openOf(later), []);
    assert.deepEqual(
      ids(
        await openOf(later, [
          { orderId: first.orderId, token: first.orderToken },
          { orderId: second.orderId, token: first.orderToken },
          { orderId: 'unknown', token: 'x' },
        ]),
      ),
      [first.orderId],
    );
  });

  it('go from the list once they are picked up, ORD-067', async () => {
    const guest = openBrowser(test.app);
    await placeAsGuest(guest);
    assert.deepEqual(
      (await openOf(guest)).map(({ status }: { status: string }) => status),
      ['RECEIVED'],
    );
    clock.advance(hour);
    await runDueJobs(test.deps, [moveOrderJob]);
    assert.deepEqual(await openOf(guest), []);
  });

  it('are listed for two hours after they were picked up to who asks for those too, ORD-067, RWD-032', async () => {
    const guest = openBrowser(test.app);
    const { orderId, orderToken: token } = await placeAsGuest(guest);
    const stranger = openBrowser(test.app);
    const asked = async (browser: TestBrowser, signed?: readonly object[]) =>
      (
        await browser.graphql(
          'query ($signed: [SignedOrderInput!]) { openOrders(signed: $signed, withPickedUp: true) { orderId status } }',
          { signed },
        )
      ).data.openOrders;
    clock.advance(hour);
    await runDueJobs(test.deps, [moveOrderJob]);
    assert.deepEqual(await asked(stranger, [{ orderId, token }]), [{ orderId, status: 'PICKED_UP' }]);
    assert.deepEqual(await asked(stranger, [{ orderId, token: 'x' }]), []);
    clock.advance(2 * hour);
    assert.deepEqual(await asked(stranger, [{ orderId, token }]), []);
  });

  it('of a member are the member’s on every device, and nobody else’s, ORD-067', async () => {
    const [phone, desk, other] = [openBrowser(test.app), openBrowser(test.app), openBrowser(test.app)];
    await phone.signIn('gold');
    await desk.signIn('gold');
    await other.signIn('green');
    const { orderId, totalMinor } = await priceLatte(phone);
    await submit(phone, payBySvc(orderId, totalMinor));
    assert.deepEqual(ids(await openOf(desk)), [orderId]);
    assert.deepEqual(await openOf(other), []);
  });

  it('tell items, store, and when they will be ready in instants, ORD-066, D-08', async () => {
    const guest = openBrowser(test.app);
    await placeAsGuest(guest);
    const [order] = await openOf(guest);
    const placedAt = new Date(order.placedAt).getTime();
    const minutes = (instant: string) => (new Date(instant).getTime() - placedAt) / 60_000;
    assert.deepEqual([minutes(order.readyAt), minutes(order.readyBy)], [5, 8]);
    assert.equal(order.store.timeZone.timeZoneId, 'America/Chicago');
    assert.match(order.store.address.lines[0], /200 N Clark St/);
    assert.deepEqual(order.summary.lineItems, [
      { name: 'Caffè Latte, Medium', excludedIngredients: [], children: [] },
    ]);
  });

  it('name the receipt’s address to the guest, and part of it to who only has the link', async () => {
    const guest = openBrowser(test.app);
    const { orderId, orderToken: token } = await placeAsGuest(guest);
    const seenBy = async (browser: TestBrowser) =>
      (await browser.graphql(orderQuery, { orderId, token })).data.order.receiptEmail;
    assert.equal(await seenBy(guest), guestContact.email);
    assert.equal(await seenBy(openBrowser(test.app)), 'a•••@example.com');
  });

  it('stored without excluded ingredients still have all their lines', async () => {
    const guest = openBrowser(test.app);
    const { orderId } = await placeAsGuest(guest);
    const { summary } = await test.deps.db
      .selectFrom('orders')
      .select('summary')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const lineItems = summary.lineItems.map(({ excludedIngredients: _none, ...line }) => line);
    const before = JSON.stringify({ ...summary, lineItems });
    await sql`update orders set summary = ${before}::jsonb where order_id = ${orderId}`.execute(test.deps.db);
    const { data, errors } = await guest.graphql(orderQuery, { orderId });
    assert.equal(errors, undefined);
    assert.deepEqual(data.order.summary.lineItems[0].excludedIngredients, []);
  });
});
