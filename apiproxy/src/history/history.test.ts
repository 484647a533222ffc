import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  giftRestPaths,
  historyRestPaths,
  idempotencyHeader,
  type HistoryEntry,
  type HistoryReceipt,
  type HistoryReply,
} from '@crema/shared-contracts';
import { moveOrder } from '../ordering/life/move-order.ts';
import { voidOrder } from '../ordering/voiding/void-order.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { newRequest, storeCard, succeed } from '../testing/cards-kit.ts';
import { bought, giftBody, mailedToken, reconcile, runJobs } from '../testing/gifts-kit.ts';
import { codeOf as graphqlCodeOf, payBySvc, priceLatte, submit } from '../testing/ordering-kit.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../testing/test-app.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const codeOf = (reply: { json: <T>() => T }) => reply.json<{ error?: { code: string } }>().error?.code;

describe('the history of a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  let paymentMethodId: string;
  before(async () => {
    test = await startTestApp({ clock, overrides: { storeBoard: true } });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
    paymentMethodId = await storeCard(gold, test.deps);
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(dayMs);
    await gold.signIn('gold');
  });
  const read = async (query = '', browser = gold) => {
    const reply = await browser.get(`${historyRestPaths.history}${query}`);
    assert.equal(reply.statusCode, 200, reply.body);
    assert.equal(reply.headers['cache-control'], 'private, no-store');
    return reply.json<HistoryReply>();
  };
  const readAll = async (query: string, browser = gold) => {
    const entries: HistoryEntry[] = [];
    let cursor: string | null = null;
    do {
      const page: HistoryReply = await read(`${query}${cursor ? `&cursor=${cursor}` : ''}`, browser);
      entries.push(...page.entries);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return entries;
  };
  const receiptOf = async (id: string, browser = gold) => {
    const reply = await browser.get(historyRestPaths.receipt(id));
    assert.equal(reply.statusCode, 200, reply.body);
    assert.equal(reply.headers['cache-control'], 'private, no-store');
    return reply.json<HistoryReceipt>();
  };
  const place = async (tip = 100) => {
    const { orderId, totalMinor } = await priceLatte(gold);
    const reply = await submit(gold, payBySvc(orderId, totalMinor + tip, { tipAmountMinor: tip }));
    assert.equal(graphqlCodeOf(reply), undefined);
    return { orderId, totalMinor, id: `order.${orderId}` };
  };
  const reload = (amountMinor = 1000, cardId = 'card-gold-2') =>
    succeed(gold, 'reloadCard', { input: { requestId: newRequest(), cardId, paymentMethodId, amountMinor } });
  const transfer = (amountMinor = 500) =>
    succeed(gold, 'transferCardBalance', {
      input: { requestId: newRequest(), fromCardId: 'card-gold-1', toCardId: 'card-gold-2', amountMinor },
    });
  const giveAway = (email: string, more: object = {}) =>
    bought(
      gold,
      giftBody({ recipients: [{ name: 'Noor', email }], ...more }, { paymentInstrumentId: paymentMethodId }),
    );
  const voidIt = (orderId: string) =>
    test.deps.db.transaction().execute((trx) => voidOrder(trx, test.deps, { orderId, reason: 'SOLD_OUT' }));

  /** Returns the function that takes it back. */
  const moveInTime = async (orderId: string, placedAt: Date) => {
    const order = test.deps.db.selectFrom('orders').select('placed_at').where('order_id', '=', orderId);
    const { placed_at: earlier } = await order.executeTakeFirstOrThrow();
    const set = (placed_at: Date) =>
      test.deps.db.updateTable('orders').set({ placed_at }).where('order_id', '=', orderId).execute();
    await set(placedAt);
    return () => set(earlier);
  };

  it('has orders, reloads, transfers, gifts and refunds in one list, newest first, ACC-060', async () => {
    const order = await place();
    clock.advance(60_000);
    await reload();
    clock.advance(60_000);
    await transfer();
    clock.advance(60_000);
    await giveAway('history@example.com');
    await runJobs(test.deps);
    clock.advance(60_000);
    await voidIt(order.orderId);
    const { entries } = await read('?limit=5');
    assert.deepEqual(
      entries.map(({ type, amount }) => [type, amount.amountMinor]),
      [
        ['refund', order.totalMinor + 100],
        ['gift', 2500],
        ['transfer', 500],
        ['reload', 1000],
        ['order', order.totalMinor + 100],
      ],
    );
    const [refund, gift, moved, added, placed] = entries;
    assert.equal(refund?.order?.orderId, order.orderId);
    assert.deepEqual(gift?.gift?.people, ['Noor']);
    assert.deepEqual(
      [moved?.from?.cardId, moved?.to?.cardId, added?.card?.cardId],
      ['card-gold-1', 'card-gold-2', 'card-gold-2'],
    );
    assert.deepEqual(
      [placed?.id, placed?.order?.status, placed?.order?.timeZone, placed?.order?.items],
      [order.id, 'VOIDED', 'America/Chicago', ['Caffè Latte, Medium']],
    );
    await reconcile(test.deps);
  });

  it('is filtered by type and by month in the reader’s zone, D-116', async () => {
    const types = await Promise.all(
      ['order', 'reload', 'transfer', 'gift', 'refund'].map(async (type) => [
        type,
        [...new Set((await readAll(`?limit=100&type=${type}`)).map((entry) => entry.type))],
      ]),
    );
    for (const [type, found] of types) assert.deepEqual(found, [type]);
    const may = await readAll('?limit=2&month=2026-05&timeZone=America/Chicago');
    assert.deepEqual(
      may.map(({ id }) => id.split('.')[0] === 'order' && id),
      ['order.order-gold-3', 'order.order-gold-2', false],
    );
    const restore = await moveInTime('order-gold-2', new Date('2026-05-01T04:30:00Z'));
    const inMay = async (timeZone: string) =>
      (await readAll(`?month=2026-05&type=order&timeZone=${timeZone}`)).length;
    assert.deepEqual(
      [await inMay('America/Chicago'), await inMay('UTC'), await inMay('Nowhere/None')],
      [1, 2, 2],
    );
    await restore();
  });

  it('is read page by page: 45 entries and more, each once, also when one comes meanwhile, H13', async () => {
    const at = clock.now().getTime();
    const copies = Array.from({ length: 45 }, (_, index) => ({
      entry_id: `copy-${index}`,
      card_id: 'card-gold-1',
      kind: 'RELOAD' as const,
      amount_minor: 100,
      balance_after_minor: 0,
      ref_type: 'seed',
      ref_id: `copy-${index}`,
      // Three share each instant.
      at: new Date(at - Math.floor(index / 3) * 1000),
    }));
    await test.deps.db.insertInto('svc_ledger').values(copies).execute();
    const first = await read('?type=reload&limit=20');
    clock.advance(1000);
    await reload();
    const rest = [];
    for (let cursor = first.nextCursor; cursor !== null;) {
      const page = await read(`?type=reload&limit=20&cursor=${cursor}`);
      rest.push(...page.entries);
      cursor = page.nextCursor;
    }
    const ids = [...first.entries, ...rest].map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(
      copies.filter(({ entry_id }) => !ids.includes(`reload.${entry_id}`)),
      [],
    );
    await test.deps.db.deleteFrom('svc_ledger').where('entry_id', 'like', 'copy-%').execute();
  });

  it('ends 24 months ago, D-116', async () => {
    const shown = async () => (await readAll('?limit=100')).some(({ id }) => id === 'order.order-gold-1');
    assert.equal(await shown(), true);
    const at = new Date(clock.now());
    at.setUTCMonth(at.getUTCMonth() - 24);
    const restore = await moveInTime('order-gold-1', at);
    assert.equal(await shown(), true);
    await moveInTime('order-gold-1', new Date(at.getTime() - 1));
    assert.equal(await shown(), false);
    await restore();
  });

  it('refuses what it cannot read, and loses nothing, D-116', async () => {
    const cursorOf = (...position: readonly unknown[]) =>
      `cursor=${Buffer.from(JSON.stringify(position)).toString('base64url')}`;
    const cursors = ['cursor=x', 'cursor=W10', cursorOf('1', 'x'), cursorOf(1, 'a\u0000')].concat(
      [-1, 1.5, -6e14, 8.64e15].map((time) => cursorOf(time, 'x')),
    );
    const months = ['2026-13', '2026-5x', '0000-01', '9999-12'].map((month) => `month=${month}`);
    for (const query of [...cursors, ...months, 'type=else', 'limit=0', 'limit=101'])
      assert.equal(codeOf(await gold.get(`${historyRestPaths.history}?${query}`)), 'VALIDATION', query);
    for (const query of cursors)
      assert.equal(codeOf(await gold.get(`${historyRestPaths.gifts}?${query}`)), 'VALIDATION', query);
  });

  it('is the signed-in member’s own; receipts of others are unknown, H01', async () => {
    const green = openBrowser(test.app);
    await green.signIn('green');
    const mine = new Set((await readAll('?limit=100')).map(({ id }) => id));
    assert.equal(mine.size > 5, true);
    assert.deepEqual(
      (await readAll('?limit=100', green)).filter(({ id }) => mine.has(id)),
      [],
    );
    for (const id of mine)
      assert.equal(codeOf(await green.get(historyRestPaths.receipt(id))), 'NOT_FOUND', id);
    for (const id of ['order.none', 'none', 'reload.none', 'transfer.none', 'gift.none', 'received.none'])
      assert.equal(codeOf(await gold.get(historyRestPaths.receipt(id))), 'NOT_FOUND', id);
    for (const path of [historyRestPaths.history, historyRestPaths.receipt('order.order-gold-1')])
      assert.equal(codeOf(await openBrowser(test.app).get(path)), 'UNAUTHENTICATED');
  });

  it('never shows money of a card’s former owner, nor loses the member’s own with the card, decision 125', async () => {
    await reload(1500);
    const own = (memberId: string, hidden: number) =>
      test.deps.db
        .updateTable('svc_card')
        .set({ member_id: memberId, is_primary: false, hidden_through_seq: hidden })
        .where('card_id', '=', 'card-gold-2')
        .execute();
    const { seq } = await test.deps.db
      .selectFrom('svc_ledger')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .executeTakeFirstOrThrow();
    const green = openBrowser(test.app);
    await green.signIn('green');
    const before = (await readAll('?limit=100', green)).map(({ id }) => id);
    await own('member-green', seq);
    assert.deepEqual(
      (await readAll('?limit=100', green)).map(({ id }) => id),
      before,
    );
    const [mine] = (await read('?type=reload&limit=1')).entries;
    assert.deepEqual([mine?.amount.amountMinor, mine?.card?.cardId], [1500, null]);
    await own('member-gold', 0);
  });

  it('has a receipt with every line, option, tax, tip, tender and refund of an order, ACC-061', async () => {
    const { orderId, totalMinor, id } = await place(200);
    const receipt = await receiptOf(id);
    assert.deepEqual(
      receipt.items.map(({ name, quantity }) => [name, quantity]),
      [['Caffè Latte, Medium', 1]],
    );
    assert.equal(receipt.tip?.amountMinor, 200);
    assert.equal(receipt.total.amountMinor, totalMinor + 200);
    assert.ok(receipt.rows.some(({ label }) => /tax/i.test(label)));
    assert.equal(
      receipt.rows.reduce((sum, { amount }) => sum + amount.amountMinor, 0),
      totalMinor,
    );
    assert.deepEqual(
      receipt.tenders.map(({ kind, amount }) => [kind, amount.amountMinor]),
      [['svc', totalMinor + 200]],
    );
    assert.match(receipt.place?.lines[0] ?? '', /200 N Clark St/);
    await voidIt(orderId);
    const refund = await receiptOf(`refund.${orderId}`);
    assert.deepEqual(
      refund.refunds.map(({ kind, amount, at }) => [kind, amount.amountMinor, at]),
      [['svc', totalMinor + 200, clock.now().toISOString()]],
    );
    const options = await receiptOf('order.order-gold-3');
    assert.deepEqual(
      options.items.map(({ quantity, details }) => [quantity, details.length > 0]),
      [
        [2, true],
        [1, false],
      ],
    );
  });

  it('has receipts of reloads, transfers and gifts, ACC-061', async () => {
    await reload(2000);
    const [added] = (await read('?type=reload&limit=1')).entries;
    const paid = await receiptOf(added?.id ?? '');
    assert.deepEqual(
      paid.tenders.map(({ kind, lastFour, amount }) => [kind, lastFour, amount.amountMinor]),
      [['visa', '4242', 2000]],
    );
    const [moved] = (await read('?type=transfer&limit=1')).entries;
    const receipt = await receiptOf(moved?.id ?? '');
    assert.deepEqual([receipt.from?.cardId, receipt.to?.cardId], ['card-gold-1', 'card-gold-2']);
    const [given] = (await read('?type=gift&limit=1')).entries;
    const gift = await receiptOf(given?.id ?? '');
    assert.deepEqual([gift.items[0]?.details, gift.total.amountMinor], [['Noor, history@example.com'], 2500]);
  });

  it('has a gift that the member received, and what went back for a cancelled one, ACC-060', async () => {
    const email = 'claimed@example.com';
    await giveAway(email);
    await runJobs(test.deps);
    const green = openBrowser(test.app);
    await green.signIn('green');
    const reply = await green.post(giftRestPaths.giftClaimAdd, { token: mailedToken(test.deps, email) });
    assert.equal(reply.statusCode, 200, reply.body);
    const [received] = (await read('?type=gift', green)).entries;
    assert.deepEqual(received?.gift, { direction: 'received', orderId: null, people: ['Avery'] });
    assert.equal((await receiptOf(received.id, green)).total.amountMinor, 2500);

    await giveAway('later@example.com', { deliveryDate: '2026-12-20' });
    await runJobs(test.deps);
    const { gifts } = (await gold.get(giftRestPaths.scheduledGifts)).json();
    clock.advance(60_000);
    await gold.delete(`${giftRestPaths.scheduledGifts}/${gifts[0].giftId}`);
    const [refund] = (await read('?type=refund')).entries;
    assert.deepEqual(
      [refund?.id, refund?.at, refund?.gift?.people],
      [`gift-refund.${gifts[0].giftId}`, clock.now().toISOString(), ['Noor']],
    );
    const { refunds } = await receiptOf(refund?.id ?? '');
    assert.deepEqual(
      refunds.map(({ kind, amount }) => [kind, amount.amountMinor]),
      [['visa', 2500]],
    );
    await reconcile(test.deps);
  });

  describe('a pending tip', () => {
    const balance = async () =>
      (
        await test.deps.db
          .selectFrom('svc_card')
          .select('balance_minor')
          .where('card_id', '=', 'card-gold-1')
          .executeTakeFirstOrThrow()
      ).balance_minor;
    const put = (id: string, amountMinor: number, browser = gold) =>
      browser.put(historyRestPaths.tip(id), { amountMinor });

    it('is set, changed and deleted: the card pays the difference or gets it back, ACC-061 D-27', async () => {
      const { id } = await place(0);
      const before = await balance();
      const set = (await put(id, 300)).json<HistoryReceipt>();
      assert.deepEqual([set.tip?.amountMinor, set.tipChange?.amount.amountMinor], [300, 300]);
      assert.equal(await balance(), before - 300);
      await put(id, 100);
      assert.equal(await balance(), before - 100);
      const [entry] = (await read('?type=order&limit=1')).entries;
      assert.deepEqual([entry?.tip?.amount.amountMinor, entry?.tip?.until], [100, null]);
      const none = (await gold.delete(historyRestPaths.tip(id))).json<HistoryReceipt>();
      assert.equal(none.tip, null);
      assert.equal(await balance(), before);
      await reconcile(test.deps);
    });

    it('is settled once by 50 requests with one key, D-164', async () => {
      const { id } = await place(0);
      const before = await balance();
      const replies = await Promise.all(
        Array.from({ length: 50 }, () =>
          test.app.inject({
            method: 'PUT',
            url: historyRestPaths.tip(id),
            headers: {
              ...ownPage,
              'content-type': 'application/json',
              [idempotencyHeader]: 'one-key-for-50',
            },
            cookies: Object.fromEntries(gold.cookies),
            payload: JSON.stringify({ amountMinor: 250 }),
          }),
        ),
      );
      const statuses = new Set(replies.map(({ statusCode }) => statusCode));
      assert.equal(statuses.has(200), true);
      assert.deepEqual(
        [...statuses].filter((status) => status >= 500),
        [],
      );
      assert.equal(await balance(), before - 250);
      const changes = await test.deps.db
        .selectFrom('order_tip_change')
        .selectAll()
        .where('order_id', '=', id.slice('order.'.length))
        .execute();
      assert.equal(changes.length, 1);
      await reconcile(test.deps);
    });

    it('can be changed until two hours after the pickup by the server’s clock, ACC-061 D-27', async () => {
      const { id, orderId } = await place();
      await test.deps.db
        .transaction()
        .execute((trx) => moveOrder(trx, test.deps, { orderId, to: 'PICKED_UP' }));
      clock.advance(2 * hourMs - 1);
      const until = new Date(clock.now().getTime() + 1).toISOString();
      assert.equal((await receiptOf(id)).tipChange?.until, until);
      assert.equal((await put(id, 200)).statusCode, 200);
      clock.advance(1);
      assert.equal(codeOf(await put(id, 300)), 'TIP_NOT_ALLOWED');
      assert.equal(codeOf(await gold.delete(historyRestPaths.tip(id))), 'TIP_NOT_ALLOWED');
      const receipt = await receiptOf(id);
      assert.deepEqual([receipt.tip?.amountMinor, receipt.tipChange], [200, null]);
      const [entry] = (await read('?type=order&limit=1')).entries;
      assert.equal(entry?.tip, null);
    });

    it('has limits, and is refused for orders of others and entries without one, ACC-061 D-27', async () => {
      const { id } = await place();
      const before = await balance();
      const green = openBrowser(test.app);
      await green.signIn('green');
      assert.equal(codeOf(await put(id, 200, green)), 'ORDER_NOT_FOUND');
      assert.equal(codeOf(await put('order.none', 200)), 'ORDER_NOT_FOUND');
      assert.equal(codeOf(await put('reload.none', 200)), 'ORDER_NOT_FOUND');
      for (const amount of [-1, 2001]) assert.equal(codeOf(await put(id, amount)), 'TIP_NOT_ALLOWED');
      for (const amountMinor of [1.5, null, false, true, '200', [150], undefined])
        assert.equal(codeOf(await gold.put(historyRestPaths.tip(id), { amountMinor })), 'VALIDATION');
      assert.equal(await balance(), before);
    });
  });

  it('lists gift orders with the state of each gift, and one by its id, ACC-060', async () => {
    const list = async (query = '', browser = gold) =>
      (await browser.get(`${historyRestPaths.gifts}${query}`)).json();
    const { orders } = await list();
    assert.ok(orders.length >= 3);
    const states = orders.flatMap(({ gifts }: { gifts: { state: string }[] }) =>
      gifts.map(({ state }) => state),
    );
    assert.deepEqual(new Set(states), new Set(['cancelled', 'added', 'sent', 'scheduled']));
    const first = await list('?limit=1');
    assert.deepEqual(first.orders, orders.slice(0, 1));
    const second = await list(`?limit=1&cursor=${first.nextCursor}`);
    assert.deepEqual(second.orders, orders.slice(1, 2));
    const one = await gold.get(historyRestPaths.giftOrder(orders[0].orderId));
    assert.deepEqual(one.json(), orders[0]);
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.deepEqual((await list('', green)).orders, []);
    for (const [browser, orderId] of [
      [green, orders[0].orderId],
      [gold, 'none'],
    ] as const)
      assert.equal(codeOf(await browser.get(historyRestPaths.giftOrder(orderId))), 'NOT_FOUND');
  });
});
