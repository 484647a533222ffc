import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { orphanAfterMs } from '../../payments/payment-attempt.ts';
import { decidePayment } from '../../payments/sandbox/sandbox.testing.ts';
import { createVault } from '../../payments/vault/create-vault.ts';
import { openBrowser, type GraphqlReply, type TestBrowser } from '../../testing/browser.ts';
import {
  codeOf,
  goodStore,
  latte,
  payByCard,
  payBySvc,
  price,
  priceLatte,
  submit,
  takeToken,
  toOrder,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { decidedWithinMs } from '../../payments/payments.public.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const asksInFrame = '4000000000003220';
const declines = '4000000000000002';
const idOf = ({ errors }: GraphqlReply) =>
  (errors?.[0]?.extensions as { messageId?: string } | undefined)?.messageId;

describe('a pickup time', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(() => clock.advance(2 * 60 * 60_000));

  const setCapacity = (slot_capacity: number) =>
    test.deps.db.updateTable('store').set({ slot_capacity }).where('store_number', '=', goodStore).execute();
  const slots = async (pickUpOption = 'INSTORE16'): Promise<{ startsAt: string; available: boolean }[]> =>
    (
      await openBrowser(test.app).graphql(
        `query ($id: ID!, $option: PickupOptionCode) {
          storeByNumber(storeNumber: $id) { scheduledOrdering(pickUpOption: $option) { slots { startsAt available } } } }`,
        { id: goodStore, option: pickUpOption },
      )
    ).data.storeByNumber.scheduledOrdering.slots;
  const slotAt = async (index: number) => (await slots())[index]?.startsAt ?? '';
  const isAvailable = async (startsAt: string) =>
    (await slots()).find((slot) => slot.startsAt === startsAt)?.available;
  const taken = async (startsAt: string) =>
    (
      await test.deps.db
        .selectFrom('time_slot')
        .select('taken')
        .where('starts_at', '=', new Date(startsAt))
        .executeTakeFirst()
    )?.taken ?? 0;
  const reconcile = async () => {
    await runDueJobs(test.deps, jobs);
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };
  const guestOrder = async (startsAt: string, token?: string) => {
    const guest = openBrowser(test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    return {
      guest,
      orderId,
      input: payByCard(orderId, totalMinor, token ?? (await takeToken(test.deps)), {
        scheduledOrdering: { startsAt },
        returnUrl: `${test.deps.publicOrigin}/menu/cart`,
      }),
    };
  };

  it('of capacity 5 goes to exactly 5 of 200 parallel submissions, the others get 110000, ORD-063, ORD-064, D-29', async () => {
    await setCapacity(5);
    const startsAt = await slotAt(4);
    const vault = createVault(test.deps);
    const orders = [];
    for (let guest = 0; guest < 200; guest += 1) {
      // At most 60 new sessions a minute come from one address.
      if (guest % 50 === 49) clock.advance(60_000);
      const { paymentInstrumentToken } = (
        await vault.inject({
          method: 'POST',
          url: '/tokens',
          headers: { 'sec-fetch-site': 'same-origin' },
          payload: { number: '4242424242424242', expiry: '12/30', code: '123', postalCode: '60601' },
        })
      ).json<{ paymentInstrumentToken: string }>();
      orders.push(await guestOrder(startsAt, paymentInstrumentToken));
    }
    await vault.close();
    const replies = await Promise.all(orders.map(({ guest, input }) => submit(guest, input, true)));
    const lost = replies.filter((reply) => codeOf(reply) !== undefined);
    assert.equal(replies.length - lost.length, 5);
    assert.deepEqual(
      new Set(lost.map((reply) => `${codeOf(reply)} ${idOf(reply)}`)),
      new Set(['SLOT_UNAVAILABLE 110000']),
    );
    const stored = await test.deps.db
      .selectFrom('orders')
      .select('order_id')
      .where('slot_at', '=', new Date(startsAt))
      .execute();
    assert.deepEqual([stored.length, await taken(startsAt), await isAvailable(startsAt)], [5, 5, false]);
    clock.advance(orphanAfterMs);
    await reconcile();
    const payments = await test.deps.db
      .selectFrom('sandbox_payment')
      .select('state')
      .where(
        'subject',
        'in',
        orders.map(({ orderId }) => orderId),
      )
      .execute();
    assert.equal(payments.filter(({ state }) => state === 'CAPTURED').length, 5);
    assert.ok(payments.every(({ state }) => state === 'CAPTURED' || state === 'VOIDED'));
  });

  it('that is full is refused with 110000 when the order is priced, ORD-064, ORD-165', async () => {
    await setCapacity(0);
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const startsAt = await slotAt(3);
    const refused = await price(gold, toOrder([{ sku: latte }], { scheduledOrdering: { startsAt } }));
    assert.deepEqual([codeOf(refused), idOf(refused)], ['SLOT_UNAVAILABLE', '110000']);
    await setCapacity(100);
  });

  it('that is full is refused with 110000 when the order is submitted, ORD-064, ORD-165', async () => {
    const startsAt = await slotAt(3);
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const { orderId, totalMinor } = await priceLatte(gold);
    await setCapacity(0);
    const refused = await submit(gold, payBySvc(orderId, totalMinor, { scheduledOrdering: { startsAt } }));
    assert.deepEqual([codeOf(refused), idOf(refused)], ['SLOT_UNAVAILABLE', '110000']);
    await setCapacity(100);
    const next = await slotAt(4);
    const placed = await submit(
      gold,
      payBySvc(orderId, totalMinor, { scheduledOrdering: { startsAt: next } }),
    );
    assert.equal(codeOf(placed), undefined);
    assert.equal(await taken(next), 1);
  });

  it('is not taken by an order whose card is refused, ORD-064', async () => {
    await setCapacity(1);
    const startsAt = await slotAt(3);
    const { guest, input } = await guestOrder(startsAt, await takeToken(test.deps, declines));
    assert.equal(codeOf(await submit(guest, input, true)), 'PAYMENT_DECLINED');
    assert.deepEqual([await taken(startsAt), await isAvailable(startsAt)], [0, true]);
    await reconcile();
  });

  it('starts later for curbside, and a time that is too early for it is refused, ORD-063, ORD-060', async () => {
    clock.set(`${clock.now().toISOString().slice(0, 14)}00:00.000Z`);
    const [inStore] = await slots();
    const [curbside] = await slots('CX');
    assert.ok(inStore && curbside && inStore.startsAt < curbside.startsAt);
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const order = (startsAt: string) =>
      toOrder([{ sku: latte }], { collectionType: 'CX', scheduledOrdering: { startsAt } });
    assert.equal(codeOf(await price(gold, order(inStore.startsAt))), 'SLOT_UNAVAILABLE');
    assert.equal(codeOf(await price(gold, order(curbside.startsAt))), undefined);
  });

  describe('of an order whose payment waits for the bank', () => {
    const ask = async (guest: TestBrowser, orderId: string) =>
      (
        await guest.graphql(
          'query ($id: ID!) { orderPayment(orderId: $id) { status errorCode reason action { url } order { scheduledFor readyAt } } }',
          { id: orderId },
        )
      ).data.orderPayment;
    const answer = async (guest: TestBrowser, orderId: string, isApproved: boolean) => {
      const { action } = await ask(guest, orderId);
      const value = new URL(action.url).pathname.split('/').at(-1) ?? '';
      return decidePayment(test.deps, { column: 'action_key', value }, isApproved);
    };
    /** An order for the last place of a slot; its bank asks the customer. */
    const startWaiting = async () => {
      await setCapacity(1);
      const startsAt = await slotAt(3);
      const order = await guestOrder(startsAt, await takeToken(test.deps, asksInFrame));
      assert.equal(codeOf(await submit(order.guest, order.input, true)), 'PAYMENT_ACTION_REQUIRED');
      assert.equal(await isAvailable(startsAt), false);
      return { ...order, startsAt };
    };
    const expectReleased = async (startsAt: string) => {
      assert.equal(await taken(startsAt), 0);
      await reconcile();
    };

    it('is held for it, so that nobody else gets it, and is kept by the placed order, ORD-064', async () => {
      const { guest, orderId, startsAt } = await startWaiting();
      await reconcile();
      const other = await guestOrder(startsAt);
      const refused = await submit(other.guest, other.input, true);
      assert.deepEqual([codeOf(refused), idOf(refused)], ['SLOT_UNAVAILABLE', '110000']);
      // The slot is not offered any more when the bank answers.
      clock.advance(9 * 60_000);
      await answer(guest, orderId, true);
      const placed = await ask(guest, orderId);
      assert.deepEqual(
        [placed.status, placed.order.scheduledFor, placed.order.readyAt],
        ['PLACED', startsAt, startsAt],
      );
      assert.equal(await taken(startsAt), 1);
      await reconcile();
    });

    it('is released when the bank declines, and another customer gets it, ORD-064', async () => {
      const { guest, orderId, startsAt } = await startWaiting();
      await answer(guest, orderId, false);
      assert.equal((await ask(guest, orderId)).status, 'FAILED');
      assert.equal(await isAvailable(startsAt), true);
      await expectReleased(startsAt);
      const other = await guestOrder(startsAt);
      assert.equal(codeOf(await submit(other.guest, other.input, true)), undefined);
    });

    it('is released when the customer cancels the payment, once, ORD-064', async () => {
      const { guest, orderId, startsAt } = await startWaiting();
      const cancel = () =>
        guest.graphql('mutation ($id: ID!) { cancelOrderPayment(orderId: $id) { status } }', { id: orderId });
      const replies = await Promise.all([cancel(), cancel(), cancel()]);
      assert.ok(replies.every(({ data }) => data.cancelOrderPayment.status === 'FAILED'));
      await expectReleased(startsAt);
    });

    it('is released when the bank does not answer in time, ORD-064', async () => {
      const { startsAt } = await startWaiting();
      clock.advance(decidedWithinMs);
      await runDueJobs(test.deps, jobs);
      await expectReleased(startsAt);
    });

    it('goes with the order to another card, and is changed by another time, ORD-064', async () => {
      const { guest, input, startsAt } = await startWaiting();
      const withCard = async (number: string, time: string) => ({
        ...input,
        tenders: input.tenders.map((tender) => ({ ...tender, id: '' })),
        scheduledOrdering: { startsAt: time },
        token: await takeToken(test.deps, number),
      });
      const send = async (number: string, time: string) => {
        const { token, ...next } = await withCard(number, time);
        return submit(
          guest,
          { ...next, tenders: next.tenders.map((tender) => ({ ...tender, id: token })) },
          true,
        );
      };
      const later = await slotAt(5);
      assert.equal(codeOf(await send(asksInFrame, later)), 'PAYMENT_ACTION_REQUIRED');
      assert.deepEqual([await taken(startsAt), await taken(later)], [0, 1]);
      await reconcile();
      assert.equal(codeOf(await send('4242424242424242', later)), undefined);
      assert.equal(await taken(later), 1);
      await reconcile();
    });
  });
});
