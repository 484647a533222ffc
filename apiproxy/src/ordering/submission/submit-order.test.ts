import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  codeOf,
  documents,
  goodStore,
  latte,
  payBySvc,
  price,
  priceLatte,
  submit,
  toOrder,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { moveOrderJob } from '../life/move-order.job.ts';

describe('placing an order with a stored-value card', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());
  const balance = async (cardId = 'card-gold-1') =>
    (
      await test.deps.db
        .selectFrom('svc_card')
        .select('balance_minor')
        .where('card_id', '=', cardId)
        .executeTakeFirstOrThrow()
    ).balance_minor;
  const books = async () => ({
    orders: (await test.deps.db.selectFrom('orders').select('order_id').execute()).length,
    tenders: (await test.deps.db.selectFrom('order_tender').select('order_id').execute()).length,
    entries: (await test.deps.db.selectFrom('svc_ledger').select('entry_id').execute()).length,
    jobs: (await test.deps.db.selectFrom('job').select('id').execute()).length,
    balance: await balance(),
  });
  const ledgerAddsUp = async () => {
    const sum = await test.deps.db
      .selectFrom('svc_ledger')
      .select('amount_minor')
      .where('card_id', '=', 'card-gold-1')
      .execute();
    assert.equal(
      sum.reduce((total, { amount_minor }) => total + amount_minor, 0),
      await balance(),
    );
  };

  it('stores it once, debits the card and answers number, token and ready window, ORD-100 ORD-101', async () => {
    const before = await books();
    const { orderId, totalMinor } = await priceLatte(gold);
    const { submitOrder: order } = (await submit(gold, payBySvc(orderId, totalMinor))).data;
    assert.match(order.orderNumber, /^[A-Z0-9]{4}$/);
    assert.ok(order.orderToken.length >= 32);
    assert.deepEqual(
      [order.status, order.total, order.tip, order.statusPath, order.storeName, order.pickUpOption],
      [
        'RECEIVED',
        { amountMinor: totalMinor, currency: 'USD' },
        { amountMinor: 0 },
        `/menu/order/${orderId}`,
        'Clark & Lake',
        'INSTORE16',
      ],
    );
    assert.deepEqual(order.preOrderEstimates[0], { pickUpOption: 'INSTORE16', minMinutes: 5, maxMinutes: 8 });
    const now = await books();
    assert.deepEqual(now, {
      orders: before.orders + 1,
      tenders: before.tenders + 1,
      entries: before.entries + 1,
      // The mail of the receipt, and the order’s next step at the store.
      jobs: before.jobs + 2,
      balance: before.balance - totalMinor,
    });
    await ledgerAddsUp();
  });

  it('makes one order and one debit of fifteen racing submits, and answers all of them alike, ORD-103', async () => {
    const { orderId, totalMinor } = await priceLatte(gold);
    const before = await books();
    const replies = await Promise.all(
      Array.from({ length: 15 }, () => submit(gold, payBySvc(orderId, totalMinor))),
    );
    assert.deepEqual(
      replies.flatMap(({ errors }) => errors ?? []),
      [],
    );
    assert.equal(new Set(replies.map(({ data }) => JSON.stringify(data))).size, 1);
    const now = await books();
    assert.deepEqual(
      [now.orders, now.entries, now.jobs, now.balance],
      [before.orders + 1, before.entries + 1, before.jobs + 2, before.balance - totalMinor],
    );
  });

  it('answers a replay as the first time, even when the price has expired since, ORD-103', async () => {
    const { orderId, totalMinor } = await priceLatte(gold);
    const first = await submit(gold, payBySvc(orderId, totalMinor));
    const before = await books();
    clock.advance(301_000);
    const again = await submit(gold, payBySvc(orderId, totalMinor));
    assert.equal(again.data.submitOrder.orderNumber, first.data.submitOrder.orderNumber);
    assert.deepEqual(await books(), before);
  });

  it('refuses another payload under the same orderId', async () => {
    const { orderId, totalMinor } = await priceLatte(gold);
    await submit(gold, payBySvc(orderId, totalMinor));
    const before = await books();
    assert.equal(
      codeOf(await submit(gold, payBySvc(orderId, totalMinor + 100, { tipAmountMinor: 100 }))),
      'IDEMPOTENCY_CONFLICT',
    );
    assert.deepEqual(await books(), before);
  });

  it('takes a tip on top, once', async () => {
    const { orderId, totalMinor } = await priceLatte(gold);
    const before = await balance();
    const { data } = await submit(gold, payBySvc(orderId, totalMinor + 200, { tipAmountMinor: 200 }));
    assert.equal(data.submitOrder.tip.amountMinor, 200);
    assert.equal(await balance(), before - totalMinor - 200);
  });

  it('splits over two cards as requested, and each pays once', async () => {
    const { orderId, totalMinor } = await priceLatte(gold);
    const [first, second] = [await balance('card-gold-1'), await balance('card-gold-2')];
    const tenders = [
      { id: 'card-gold-2', tender: 'SVC', amountMinor: 100 },
      { id: 'card-gold-1', tender: 'SVC', amountMinor: totalMinor - 100 },
    ];
    assert.equal(codeOf(await submit(gold, payBySvc(orderId, 0, { tenders }))), undefined);
    assert.deepEqual(
      [await balance('card-gold-1'), await balance('card-gold-2')],
      [first - totalMinor + 100, second - 100],
    );
  });

  const svc = (id: string, amountMinor: number) => ({ id, tender: 'SVC', amountMinor });
  for (const [code, because, change] of [
    [
      'TENDER_MISMATCH',
      'the amount is not the price, ORD-088',
      (total: number) => ({ tenders: [svc('card-gold-1', total - 1)] }),
    ],
    ['TENDER_MISMATCH', 'nothing is paid', () => ({ tenders: [] })],
    [
      'TENDER_MISMATCH',
      'an amount is negative',
      (total: number) => ({ tenders: [svc('card-gold-1', total + 5), svc('card-gold-2', -5)] }),
    ],
    [
      'TENDER_MISMATCH',
      'a card is named twice',
      (total: number) => ({ tenders: [svc('card-gold-1', 1), svc('card-gold-1', total - 1)] }),
    ],
    [
      'CARD_NOT_FOUND',
      'the card is another member’s',
      (total: number) => ({ tenders: [svc('card-green-1', total)] }),
    ],
    ['CARD_NOT_FOUND', 'the card is unknown', (total: number) => ({ tenders: [svc('none', total)] })],
    [
      'TIP_NOT_ALLOWED',
      'the tip is negative',
      (total: number) => ({ tipAmountMinor: -100, tenders: [svc('card-gold-1', total - 100)] }),
    ],
    [
      'TIP_NOT_ALLOWED',
      'the tip is above its cap',
      (total: number) => ({ tipAmountMinor: 2001, tenders: [svc('card-gold-1', total + 2001)] }),
    ],
    ['PRICE_EXPIRED', 'the price is another store’s', () => ({ storeNumber: '1002-100002' })],
    ['ORDER_NOT_FOUND', 'the order is unknown', () => ({ orderId: 'nope' })],
    ['VALIDATION', 'the slot is no instant', () => ({ scheduledOrdering: { startsAt: 'soon' } })],
    [
      'SLOT_UNAVAILABLE',
      'the slot is not offered',
      () => ({ scheduledOrdering: { startsAt: '2026-06-06T03:00:00Z' } }),
    ],
  ] as const)
    it(`refuses ${code} when ${because}, and stores nothing`, async () => {
      const { orderId, totalMinor } = await priceLatte(gold);
      const before = await books();
      assert.equal(
        codeOf(await submit(gold, { ...payBySvc(orderId, totalMinor), ...change(totalMinor) })),
        code,
      );
      assert.deepEqual(await books(), before);
    });

  it('refuses a price that has expired, and one still just holding is taken, ORD-082', async () => {
    const { orderId, totalMinor } = await priceLatte(gold);
    clock.advance(300_001);
    assert.equal(codeOf(await submit(gold, payBySvc(orderId, totalMinor))), 'PRICE_EXPIRED');
    const fresh = await priceLatte(gold);
    clock.advance(300_000);
    assert.equal(codeOf(await submit(gold, payBySvc(fresh.orderId, fresh.totalMinor))), undefined);
  });

  it('refuses a foreign orderId as one that is not there, ORD-100', async () => {
    const { orderId, totalMinor } = await priceLatte(gold);
    const green = openBrowser(test.app);
    await green.signIn('green');
    const payload = payBySvc(orderId, totalMinor, { tenders: [svc('card-green-1', totalMinor)] });
    assert.equal(codeOf(await submit(green, payload)), 'ORDER_NOT_FOUND');
    assert.equal(codeOf(await submit(openBrowser(test.app), payload)), 'UNAUTHENTICATED');
    await submit(gold, payBySvc(orderId, totalMinor));
    assert.equal(codeOf(await submit(green, payload)), 'ORDER_NOT_FOUND');
    assert.equal((await green.graphql(documents.order, { orderId })).data.order, null);
  });

  it('refuses a digital card that is not activated yet, and nobody else’s, ORD-164', async () => {
    const reserve = openBrowser(test.app);
    await reserve.signIn('reserve');
    const { orderId, totalMinor } = await priceLatte(reserve);
    const tenders = [svc('card-reserve-2', totalMinor)];
    const reply = await submit(reserve, payBySvc(orderId, totalMinor, { tenders }));
    assert.equal(codeOf(reply), 'DIGITAL_CARD_PROVISION_ERROR');
    assert.equal((await gold.graphql(documents.order, { orderId })).data.order, null);
    const own = await priceLatte(gold);
    assert.equal(
      codeOf(await submit(gold, payBySvc(own.orderId, own.totalMinor, { tenders }))),
      'CARD_NOT_FOUND',
    );
  });

  it('refuses an item that went to the counter only since the price was given, ORD-162', async () => {
    const { orderId, totalMinor } = await priceLatte(gold);
    const row = { store_number: '1001-100001', sku: latte, availability: 'NOT_ORDERABLE_ONLINE' };
    await test.deps.db.insertInto('store_product').values(row).execute();
    const { errors } = await submit(gold, payBySvc(orderId, totalMinor));
    await test.deps.db
      .deleteFrom('store_product')
      .where('sku', '=', latte)
      .where('store_number', '=', row.store_number)
      .execute();
    assert.equal(errors?.[0]?.extensions.code, 'CHOOSE_DIFFERENT_ITEM');
    assert.deepEqual(errors[0].extensions.params, {
      skus: latte,
      reasons: 'NOT_ORDERABLE_ONLINE',
      names: 'Caffè Latte, Medium',
    });
    assert.equal(codeOf(await submit(gold, payBySvc(orderId, totalMinor))), undefined);
  });

  it('refuses a balance that is too low, ORD-164', async () => {
    const poor = openBrowser(test.app);
    await poor.signIn('poor');
    const { orderId, totalMinor } = await priceLatte(poor);
    const tenders = [svc('card-poor-1', totalMinor)];
    assert.equal(
      codeOf(await submit(poor, payBySvc(orderId, totalMinor, { tenders }))),
      'INSUFFICIENT_BALANCE',
    );
    assert.equal(await balance('card-poor-1'), 125);
  });

  it('places of racing orders as many as the balance pays for', async () => {
    const devices = Array.from({ length: 12 }, () => openBrowser(test.app));
    const orders: { orderId: string; totalMinor: number }[] = [];
    for (const device of devices) {
      await device.signIn('reserve');
      orders.push(await priceLatte(device));
    }
    const before = await balance('card-reserve-1');
    const each = (orders[0]?.totalMinor ?? 0) + 2000;
    const replies = await Promise.all(
      orders.map(({ orderId }, at) =>
        submit(
          devices[at] ?? gold,
          payBySvc(orderId, 0, { tipAmountMinor: 2000, tenders: [svc('card-reserve-1', each)] }),
        ),
      ),
    );
    const affordable = Math.floor(before / each);
    assert.equal(replies.filter((reply) => codeOf(reply) === undefined).length, affordable);
    assert.equal(replies.filter((reply) => codeOf(reply) === 'INSUFFICIENT_BALANCE').length, 12 - affordable);
    assert.equal(await balance('card-reserve-1'), before - affordable * each);
  });

  it('refuses a card in another currency', async () => {
    const { data } = await price(gold, toOrder([{ sku: latte }], { storeNumber: '1013' }));
    const { orderId, summary } = data.priceOrder;
    assert.equal(
      codeOf(await submit(gold, { ...payBySvc(orderId, summary.price.amountMinor), storeNumber: '1013' })),
      'WRONG_STORE_REGION',
    );
  });

  it('refuses when the store sold out or closed after the price was answered', async () => {
    const { orderId, totalMinor } = await priceLatte(gold);
    await test.deps.db
      .insertInto('store_product')
      .values({ store_number: goodStore, sku: latte, availability: 'SOLD_OUT' })
      .execute();
    assert.equal(codeOf(await submit(gold, payBySvc(orderId, totalMinor))), 'ITEMS_UNAVAILABLE');
    await test.deps.db.deleteFrom('store_product').where('store_number', '=', goodStore).execute();
    await test.deps.db
      .updateTable('store')
      .set({ availability: 'CLOSED' })
      .where('store_number', '=', goodStore)
      .execute();
    assert.equal(codeOf(await submit(gold, payBySvc(orderId, totalMinor))), 'STORE_CLOSED');
    await test.deps.db
      .updateTable('store')
      .set({ availability: 'READY' })
      .where('store_number', '=', goodStore)
      .execute();
  });

  it('gives the last place of a slot to one of two', async () => {
    await test.deps.db
      .updateTable('store')
      .set({ slot_capacity: 1 })
      .where('store_number', '=', goodStore)
      .execute();
    const startsAt = new Date(
      Math.ceil((clock.now().getTime() + 20 * 60_000) / 300_000) * 300_000,
    ).toISOString();
    const phone = openBrowser(test.app);
    await phone.signIn('gold');
    const priced = [await priceLatte(gold), await priceLatte(phone)];
    const replies = await Promise.all(
      priced.map(({ orderId, totalMinor }) =>
        submit(gold, payBySvc(orderId, totalMinor, { scheduledOrdering: { startsAt } })),
      ),
    );
    assert.deepEqual(replies.map(codeOf).sort(), ['SLOT_UNAVAILABLE', undefined]);
    await test.deps.db
      .updateTable('store')
      .set({ slot_capacity: 100 })
      .where('store_number', '=', goodStore)
      .execute();
  });

  it('mails one receipt in the order’s language, however often the job runs', async () => {
    const { data } = await price(gold, toOrder([{ sku: latte, options: { 'opt-304': 1 } }]), false, 'fr-CA');
    const { orderId, summary } = data.priceOrder;
    const { data: placed } = await submit(
      gold,
      payBySvc(orderId, summary.price.amountMinor + 100, { tipAmountMinor: 100, displayName: 'Jo & <3' }),
    );
    await runDueJobs(test.deps, collectJobs(modules));
    const mails = readdirSync(test.deps.outboxDir).map((name) =>
      readFileSync(join(test.deps.outboxDir, name), 'utf8'),
    );
    const mine = mails.filter((text) => text.includes(placed.submitOrder.orderNumber));
    assert.equal(mine.length, 1);
    const mail = mine[0]?.replaceAll('=\r\n', '') ?? '';
    assert.match(mail, /^To: gold@crema\.test\r$/m);
    assert.match(mail, /multipart\/alternative/);
    assert.match(mail, /Jo &amp; &lt;3/);
    assert.match(mail, /Pourboire/);
  });
});

describe('the name for the cup', () => {
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp();
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());

  for (const [displayName, cupName] of [
    ['  Bob  ', 'Bob'],
    ['x'.repeat(25), 'x'.repeat(25)],
    [undefined, 'Jordan'],
  ] as const)
    it(`${displayName ?? 'of nobody else'} is on the order, and the store calls it`, async () => {
      const { orderId, totalMinor } = await priceLatte(gold);
      await submit(gold, payBySvc(orderId, totalMinor, displayName === undefined ? {} : { displayName }));
      const { data } = await gold.graphql('query ($orderId: ID!) { order(orderId: $orderId) { cupName } }', {
        orderId,
      });
      const { first_name: called } = await test.deps.db
        .selectFrom('orders')
        .select('first_name')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      assert.deepEqual([data.order.cupName, called], [cupName, cupName]);
    });
});

describe('an order that was placed', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  let orderId: string;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
    const priced = await priceLatte(gold);
    orderId = priced.orderId;
    await submit(gold, payBySvc(orderId, priced.totalMinor));
  });
  after(() => test.stop());

  it('goes from received to picked up at the pace of the store, and is shown to its owner only, ORD-066', async () => {
    const status = async () => (await gold.graphql(documents.order, { orderId })).data.order.status as string;
    const seen: string[] = [];
    for (const minutes of [0, 2, 4, 13, 2]) {
      clock.advance(minutes * 60_000);
      await runDueJobs(test.deps, [moveOrderJob]);
      seen.push(await status());
    }
    assert.deepEqual(seen, ['RECEIVED', 'PREPARING', 'READY', 'READY', 'PICKED_UP']);
    assert.equal((await openBrowser(test.app).graphql(documents.order, { orderId })).data.order, null);
  });
});
