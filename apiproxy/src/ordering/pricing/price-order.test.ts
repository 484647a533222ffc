import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, documents, latte, price, toOrder, type ItemOptions } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('pricing an order', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());
  const stored = async () =>
    (await test.deps.db.selectFrom('priced_order').select('order_id').execute()).length;

  it('answers summary, offers, store, orderId and how long it holds, ORD-080 ORD-081 ORD-082', async () => {
    const { data } = await price(gold, toOrder([{ sku: latte, itemId: 'mine' }]));
    const priced = data.priceOrder;
    assert.equal(priced.transaction.orderId, priced.orderId);
    assert.equal(priced.expiresIn, 300);
    assert.equal(Date.parse(priced.expiresAt), clock.now().getTime() + 300_000);
    assert.deepEqual(
      [priced.isTipEnabled, priced.orderPaymentType, priced.store.storeNumber],
      [true, 'SVC', '1001-100001'],
    );
    assert.deepEqual(priced.summary.price, { amountMinor: 546, currency: 'USD' });
    assert.equal(priced.summary.lineItems[0].itemId, 'mine');
    assert.deepEqual(priced.cart.offers, []);
  });

  it('gives a guest a session and card payment, with a tip, ORD-080 ORD-120 L-04', async () => {
    const guest = openBrowser(test.app);
    const { data } = await price(guest, toOrder([{ sku: latte }]), true);
    assert.deepEqual(
      [data.priceOrderGuest.isTipEnabled, data.priceOrderGuest.orderPaymentType],
      [true, 'CARD'],
    );
    assert.equal((await guest.get(restPaths.session)).json().session.kind, 'guest');
  });

  it('applies one offer an order, and returns a second one as not applied, with the reason, ORD-085 ORD-110 D-144', async () => {
    const offers = [
      { type: 'STAR_REWARD', code: '60' },
      { type: 'COUPON', code: 'GOLD-20' },
    ];
    const { data } = await price(gold, toOrder([{ sku: latte }], { offers }));
    assert.deepEqual(data.priceOrder.cart.offers, [
      { ...offers[0], description: 'Up to $2 off', hasBeenApplied: true, stars: 60 },
      {
        ...offers[1],
        description: 'Only one offer can be used in an order.',
        hasBeenApplied: false,
        stars: null,
      },
    ]);
    assert.equal(data.priceOrder.summary.rows[1].amount.amountMinor, -200);
  });

  for (const [code, because, sku, offer, guest] of [
    ['REWARD_NOT_APPLIED', 'the customer is a guest', latte, { type: 'COUPON', code: 'GOLD-20' }, true],
    [
      'REWARD_NOT_APPLIED',
      'no Reward costs so many Stars',
      latte,
      { type: 'STAR_REWARD', code: '150' },
      false,
    ],
    ['REWARD_NOT_APPLIED', 'it covers merchandise only', latte, { type: 'STAR_REWARD', code: '400' }, false],
    [undefined, 'it covers a latte', latte, { type: 'STAR_REWARD', code: '200' }, false],
    [undefined, 'it takes an amount off any drink', latte, { type: 'STAR_REWARD', code: '60' }, false],
  ] as const)
    it(`answers ${code ?? 'a price'} to an offer when ${because}, ORD-163`, async () => {
      const browser = guest ? openBrowser(test.app) : gold;
      const order = toOrder([{ sku }], { offers: [offer] });
      assert.equal(codeOf(await price(browser, order, guest)), code);
    });

  it('takes both forms of a store number and answers in French', async () => {
    const { data } = await price(gold, toOrder([{ sku: latte }], { storeNumber: '1014' }), false, 'fr-CA');
    assert.deepEqual(
      data.priceOrder.summary.rows.map((row: { label: string }) => row.label),
      ['Sous-total', 'TPS', 'TVQ'],
    );
    assert.equal(data.priceOrder.summary.price.currency, 'CAD');
  });

  it('returns the Californian note, ORD-087', async () => {
    const { data } = await price(gold, toOrder([{ sku: latte }], { storeNumber: '1012' }));
    assert.match(data.priceOrder.summary.additionalFeeDescription, /include sales tax/);
  });

  it('keeps drive-thru and curbside out of the store, ORD-062', async () => {
    for (const [collectionType, consumption] of [
      ['DT', 'ConsumeOutOfStore'],
      ['CX', 'ConsumeOutOfStore'],
      ['INSTORE16', 'ConsumeInStore'],
    ] as const) {
      const { data } = await price(
        gold,
        toOrder([{ sku: latte }], { collectionType, consumptionType: 'ConsumeInStore' }),
      );
      const row = await test.deps.db
        .selectFrom('priced_order')
        .select(['consumption', 'pickup_option'])
        .where('order_id', '=', data.priceOrder.orderId)
        .executeTakeFirstOrThrow();
      assert.deepEqual(row, { consumption, pickup_option: collectionType });
    }
  });

  it('knows in store, drive-thru and curbside; XO is rejected, ORD-060', async () => {
    for (const collectionType of ['INSTORE16', 'DT', 'CX'])
      assert.equal(codeOf(await price(gold, toOrder([{ sku: latte }], { collectionType }))), undefined);
    assert.equal(
      codeOf(await price(gold, toOrder([{ sku: latte }], { collectionType: 'XO' }))),
      'BAD_REQUEST',
    );
  });

  for (const startsAt of ['2026-06-03T14:00:00Z', '2026-06-05T20:00:00Z'])
    it(`takes no slot that the store does not offer now: ${startsAt}, ORD-063`, async () => {
      const before = await stored();
      const order = toOrder([{ sku: latte }], { scheduledOrdering: { startsAt } });
      assert.equal(codeOf(await price(gold, order)), 'SLOT_UNAVAILABLE');
      assert.equal(await stored(), before);
    });

  it('takes a slot that it offers', async () => {
    const { data } = await gold.graphql(
      '{ storeByNumber(storeNumber: "1001") { scheduledOrdering { slots { startsAt } } } }',
    );
    const [slot] = data.storeByNumber.scheduledOrdering.slots;
    const order = toOrder([{ sku: latte }], { scheduledOrdering: { startsAt: slot.startsAt } });
    assert.equal(codeOf(await price(gold, order)), undefined);
  });

  it('speaks no language that nobody asked for: an unknown one is refused', async () => {
    assert.equal(codeOf(await price(gold, toOrder([{ sku: latte }]), false, 'xx-YY')), 'VALIDATION');
  });

  it('is for members only, unless it is the guests’ operation', async () => {
    assert.equal(codeOf(await price(openBrowser(test.app), toOrder([{ sku: latte }]))), 'UNAUTHENTICATED');
  });

  const many = (count: number): ItemOptions[] => Array.from({ length: count }, () => ({ sku: latte }));
  for (const [code, because, items, more] of [
    ['STORE_NOT_FOUND', 'the store is unknown', many(1), { storeNumber: '9999' }],
    ['MOP_UNAVAILABLE', 'the store takes no mobile orders', many(1), { storeNumber: '1004' }],
    ['STORE_UNAVAILABLE', 'it is not known whether the store is ready', many(1), { storeNumber: '1016' }],
    [
      'STORE_NOT_AVAILABLE',
      'the store is closed until further notice, ORD-161',
      many(1),
      { storeNumber: '1019' },
    ],
    ['STORE_CLOSED', 'mobile ordering is closed', many(1), { storeNumber: '1005' }],
    ['STORE_CLOSED', 'the store is closed by its hours', many(1), { storeNumber: '1006' }],
    ['HIGH_VOLUME_STORE', 'the store is too busy', many(1), { storeNumber: '1003' }],
    ['MOP_NOT_ACCEPTED', 'the store has no curbside', many(1), { storeNumber: '1009', collectionType: 'CX' }],
    ['MOP_NOT_ACCEPTED', 'curbside is closed today', many(1), { storeNumber: '1015', collectionType: 'CX' }],
    ['ITEMS_NOT_FOUND', 'the cart is empty', [], {}],
    ['ITEMS_NOT_FOUND', 'a sku is unknown, ORD-160', [{ sku: latte }, { sku: 'nope' }], {}],
    ['ITEMS_NOT_FOUND', 'a size is unknown', [{ sku: '2010-hot-huge' }], {}],
    ['ITEMS_UNAVAILABLE', 'the product is sold out there', many(1), { storeNumber: '1008' }],
    [
      'CHOOSE_DIFFERENT_ITEM',
      'the product is sold at the counter only, ORD-162',
      [{ sku: '2110-iced-medium' }],
      {},
    ],
    ['MISSING_COUNTRY', 'the store’s record names no country, ORD-160', many(1), { storeNumber: '1018' }],
    [
      'ITEMS_UNAVAILABLE',
      'an option is sold out there',
      [{ sku: '2011-hot-medium', options: { 'opt-304': 1 } }],
      { storeNumber: '1008' },
    ],
    ['ITEM_LIMIT', 'there are more than fifteen units', many(16), {}],
    ['INVALID_QUANTITY', 'a quantity is 0', [{ sku: latte, quantity: 0 }], {}],
    ['INVALID_QUANTITY', 'a quantity is negative', [{ sku: latte, quantity: -1 }], {}],
    ['INVALID_QUANTITY', 'a quantity is a thousand million', [{ sku: latte, quantity: 1_000_000_000 }], {}],
    ['INVALID_QUANTITY', 'a unit is not one unit, ORD-047', [{ sku: latte, quantity: 2 }], {}],
    ['INVALID_QUANTITY', 'an option has none, ORD-047', [{ sku: latte, options: { 'opt-320': 0 } }], {}],
    ['INVALID_OPTION', 'an option is unknown', [{ sku: latte, options: { 'opt-9': 1 } }], {}],
    [
      'INVALID_OPTION',
      'an option is another product’s',
      [{ sku: '3001-single-each', options: { 'opt-304': 1 } }],
      {},
    ],
    ['INVALID_OPTION', 'there are more shots than fit', [{ sku: latte, options: { 'opt-320': 7 } }], {}],
    [
      'INVALID_OPTION',
      'there are two kinds of milk',
      [{ sku: latte, options: { 'opt-304': 1, 'opt-305': 1 } }],
      {},
    ],
    [
      'ADD_IN_LIMIT',
      'there are more than twelve extras, ORD-162',
      [{ sku: latte, options: { 'opt-350': 7, 'opt-351': 6 } }],
      {},
    ],
  ] as const)
    it(`refuses ${code} when ${because}, and stores nothing`, async () => {
      const before = await stored();
      assert.equal(codeOf(await price(gold, toOrder(items as readonly ItemOptions[], more))), code);
      assert.equal(await stored(), before);
    });

  it('names unavailable items', async () => {
    const { errors } = await price(
      gold,
      toOrder([{ sku: latte }, { sku: '2001-hot-small' }], { storeNumber: '1008' }),
    );
    assert.deepEqual(errors?.[0]?.extensions.params, {
      count: 1,
      skus: latte,
      reasons: 'SOLD_OUT',
      names: 'Caffè Latte, Medium',
    });
  });

  it('names the unavailable size or option, and nothing else, D-143, ORD-160', async () => {
    const { errors } = await price(
      gold,
      toOrder(
        [
          { sku: '2130-iced-large' },
          { sku: '2130-iced-medium' },
          { sku: '2011-hot-medium', options: { 'opt-304': 1 } },
          { sku: '2011-hot-medium' },
          { sku: '3101-single-each' },
        ],
        { storeNumber: '1008' },
      ),
    );
    assert.deepEqual(errors?.[0]?.extensions.params, {
      count: 3,
      skus: '2130-iced-large, opt-304, 3101-single-each',
      reasons: 'SOLD_OUT, SOLD_OUT, NOT_SOLD',
      names: 'Iced Latte, Large, Oat milk, Bacon, Gouda and Egg Sandwich',
    });
  });

  it('refuses a standard recipe whose option is sold out, and names the option, D-143, ORD-160', async () => {
    const lavender = '2136-iced-medium';
    const at = (items: readonly ItemOptions[]) => price(gold, toOrder(items, { storeNumber: '1008' }));
    const refused = await at([{ sku: lavender }, { sku: '2001-hot-small' }]);
    assert.equal(codeOf(refused), 'ITEMS_UNAVAILABLE');
    assert.deepEqual(refused.errors?.[0]?.extensions.params, {
      count: 1,
      skus: 'opt-304',
      reasons: 'SOLD_OUT',
      names: 'Oat milk',
    });
    assert.equal(codeOf(await at([{ sku: lavender, options: { 'opt-302': 1 } }])), undefined);
    assert.equal(codeOf(await at([{ sku: lavender, excludedIngredients: ['opt-304'] }])), undefined);
    const elsewhere = await price(gold, toOrder([{ sku: lavender }]));
    assert.equal(codeOf(elsewhere), undefined);
  });

  it('lets guests order only where the store is READY and lets them, ORD-120', async () => {
    const guest = openBrowser(test.app);
    for (const [storeNumber, code] of [
      ['1002', 'GUEST_ORDERING_OFF'],
      ['1003', 'HIGH_VOLUME_STORE'],
      ['1001', undefined],
    ] as const)
      assert.equal(codeOf(await price(guest, toOrder([{ sku: latte }], { storeNumber }), true)), code);
    assert.equal(codeOf(await price(gold, toOrder([{ sku: latte }], { storeNumber: '1002' }))), undefined);
  });

  it('answers what cannot be read with a typed error', async () => {
    const bad = await gold.graphql(documents.priceOrder, { order: { cart: {} }, locale: 'en-US' });
    assert.equal(codeOf(bad), 'BAD_REQUEST');
    const huge = await gold.graphql(documents.priceOrder, {
      order: toOrder([{ sku: latte, quantity: 3_000_000_000 }]),
      locale: 'en-US',
    });
    assert.equal(codeOf(huge), 'BAD_REQUEST');
    assert.equal((await gold.post(restPaths.graphql, '{"query": "mutation')).statusCode, 400);
    const oversize = await gold.post(restPaths.graphql, {
      query: documents.priceOrder,
      variables: { pad: 'x'.repeat(300_000) },
    });
    assert.deepEqual(
      [oversize.statusCode, oversize.json().error?.code ?? oversize.json().errors?.[0].extensions.code],
      [413, 'TOO_LARGE'],
    );
  });

  it('never answers a 5xx to any of this', () => {
    assert.deepEqual(
      test.logged.filter(({ level }) => level === 'error'),
      [],
    );
  });
});
