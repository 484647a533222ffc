import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, payBySvc, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { BasketItem } from '../../generated/resolvers.ts';
import { isDropped, retiredProductNumber } from './previous-basket.ts';

const query = `query ($locale: String!, $storeNumber: String, $limit: Int, $storePricingInput: StorePricingInput) {
  previousOrders(locale: $locale, storeNumber: $storeNumber, limit: $limit, storePricingInput: $storePricingInput) {
    id orderType inStoreOrder { expressOrder { orderToken orderNumber } } locale storeNumber storeName placedAt timeZoneId statusPath status droppedLines dropped { name option reason }
    total { amountMinor currency }
    basket { items { sku productNumber formCode sizeCode name sizeName art quantity availability price { amountMinor currency }
      childItems { sku productNumber name quantity availability } standardItems { sku name availability } } } } }`;

describe('previous orders', () => {
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp();
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());

  it('are the member’s own, latest first, as baskets to order again, ORD-140', async () => {
    const { data } = await gold.graphql(query, { locale: 'en-US', limit: 10 });
    const [latest] = data.previousOrders;
    assert.deepEqual(
      data.previousOrders.map(({ id }: { id: string }) => id),
      ['order-gold-3', 'order-gold-2', 'order-gold-1'],
    );
    assert.deepEqual(
      [latest.orderType, latest.status, latest.storeName, latest.droppedLines],
      [141, 'PICKED_UP', 'Clark & Lake', 0],
    );
    assert.deepEqual([latest.locale, latest.storeNumber], ['en-US', '1001-100001']);
    const { order_token: token } = await test.deps.db
      .selectFrom('orders')
      .select('order_token')
      .where('order_id', '=', latest.id)
      .executeTakeFirstOrThrow();
    assert.equal(latest.inStoreOrder.expressOrder.orderToken, token);
    assert.deepEqual([latest.timeZoneId, latest.statusPath], ['America/Chicago', '/menu/order/order-gold-3']);
    const [line, pastry] = latest.basket.items;
    assert.deepEqual(
      [line.name, line.sizeName, line.quantity, line.price.amountMinor],
      ['Caffè Latte', 'Medium', 2, 495],
    );
    assert.deepEqual(line.childItems, [
      { sku: 'opt-304', productNumber: 304, name: 'Oat milk', quantity: 1, availability: 'AVAILABLE' },
    ]);
    assert.equal(pastry.quantity, 1);
  });

  it('drop lines that cannot be ordered again, and name them with the reason, ORD-141, D-31', async () => {
    const { data } = await gold.graphql(query, { locale: 'en-US' });
    const second = data.previousOrders.find(({ id }: { id: string }) => id === 'order-gold-2');
    assert.equal(second.droppedLines, 1);
    assert.deepEqual(second.dropped, [{ name: 'Iced Latte', option: null, reason: 'NOT_SOLD' }]);
    assert.deepEqual(
      second.basket.items.map(({ sku }: { sku: string }) => sku),
      ['2010-hot-medium'],
    );
  });

  it('speak the language and know the store that was asked for', async () => {
    const { data } = await gold.graphql(query, { locale: 'fr-CA', storeNumber: '1008-100008', limit: 1 });
    const [line] = data.previousOrders[0].basket.items;
    assert.deepEqual(
      [line.sizeName, line.availability, line.childItems[0].availability],
      ['Moyen', 'SOLD_OUT', 'SOLD_OUT'],
    );
  });

  const pricing = { timeZone: 'America/Toronto', ownershipTypeCode: 'CO', countryCode: 'CA' };
  const pricesAt = async (storeNumber: string) => {
    const { data } = await gold.graphql(query, {
      locale: 'en-US',
      limit: 1,
      storeNumber,
      storePricingInput: pricing,
    });
    return data.previousOrders[0].basket.items[0].price.currency;
  };
  it('have the store’s prices; of a store that is gone, the national prices of its country, ORD-140', async () => {
    assert.equal(await pricesAt('1013-100013'), 'CAD');
    assert.equal(await pricesAt('9999-999999'), 'CAD');
    const { data } = await gold.graphql(query, { locale: 'en-US', limit: 1, storeNumber: '9999-999999' });
    assert.equal(data.previousOrders[0].basket.items[0].price.currency, 'USD');
  });

  for (const [code, because, change] of [
    ['MISSING_COUNTRY', 'names no country', { countryCode: '' }],
    ['VALIDATION', 'names a country without stores', { countryCode: 'FR' }],
    ['VALIDATION', 'names an unknown ownership', { ownershipTypeCode: 'XX' }],
    ['WRONG_STORE_REGION', 'is of another country than the store', { countryCode: 'US' }],
  ] as const)
    it(`are refused with ${code} when the pricing input ${because}, ORD-140`, async () => {
      const storePricingInput = { ...pricing, ...change };
      const reply = await gold.graphql(query, {
        locale: 'en-US',
        storeNumber: '1013-100013',
        storePricingInput,
      });
      assert.equal(codeOf(reply), code);
    });

  for (const [because, timeZone] of [
    ['an unknown time zone', 'Mars/Olympus'],
    ['none', null],
  ] as const)
    it(`are answered when the device names ${because}, ORD-140, PLT-019`, async () => {
      const reply = await gold.graphql(query, {
        locale: 'en-US',
        storeNumber: '1013-100013',
        storePricingInput: { ...pricing, timeZone },
      });
      assert.equal(codeOf(reply), undefined);
    });

  it('name the option of a standard recipe that the store lacks, unless it is replaced or excluded, D-143', async () => {
    const lavender = '2136-iced-medium';
    const items = [
      { itemId: null, sku: lavender, childItems: [] },
      { itemId: null, sku: lavender, childItems: [{ sku: 'opt-302', quantity: 1 }] },
      { itemId: null, sku: lavender, childItems: [], excludedIngredients: ['opt-304'] },
    ];
    await sql`update orders set items = ${JSON.stringify(items)} where order_id = 'order-gold-2'`.execute(
      test.deps.db,
    );
    const { data } = await gold.graphql(query, { locale: 'en-US', storeNumber: '1008-100008' });
    const basket = data.previousOrders.find(({ id }: { id: string }) => id === 'order-gold-2').basket;
    const missing = basket.items.map(({ standardItems }: { standardItems: { availability: string }[] }) =>
      standardItems.filter(({ availability }) => availability !== 'AVAILABLE'),
    );
    assert.deepEqual(missing, [[{ sku: 'opt-304', name: 'Oat milk', availability: 'SOLD_OUT' }], [], []]);
  });

  it('make their stores the member’s own, the most frequent first', async () => {
    const { data } = await gold.graphql(
      '{ recommendedStores { storeNumber recommendationReason isPrevious } }',
    );
    assert.deepEqual(data.recommendedStores, [
      { storeNumber: '1001-100001', recommendationReason: 'USUAL', isPrevious: true },
      { storeNumber: '1009-100009', recommendationReason: 'USUAL', isPrevious: true },
    ]);
  });

  it('begin with the order that was just placed, and say what was paid with the tip', async () => {
    const { orderId, totalMinor } = await priceLatte(gold);
    await submit(gold, payBySvc(orderId, totalMinor + 150, { tipAmountMinor: 150 }));
    const { data } = await gold.graphql(query, { locale: 'en-US', limit: 1 });
    assert.deepEqual(
      data.previousOrders.map(({ id, total }: { id: string; total: object }) => [id, total]),
      [[orderId, { amountMinor: totalMinor + 150, currency: 'USD' }]],
    );
  });

  it('are as many as requested, by default ten, ORD-140', async () => {
    for (let placed = 0; placed < 8; placed += 1) {
      const { orderId, totalMinor } = await priceLatte(gold);
      assert.equal(codeOf(await submit(gold, payBySvc(orderId, totalMinor))), undefined);
    }
    const count = async (limit?: number) =>
      (await gold.graphql(query, { locale: 'en-US', limit })).data.previousOrders.length;
    assert.deepEqual([await count(4), await count()], [4, 10]);
  });

  it('are hidden when nothing of them is left, ORD-141', async () => {
    await test.deps.db
      .updateTable('orders')
      .set({ member_id: 'member-green' })
      .where('order_id', '=', 'order-gold-1')
      .execute();
    await sql`update orders set items = '[{"itemId":null,"sku":"gone","childItems":[]}]' where order_id = 'order-gold-1'`.execute(
      test.deps.db,
    );
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.deepEqual((await green.graphql(query, { locale: 'en-US' })).data.previousOrders, []);
  });

  it('need a member, ORD-140', async () => {
    const guest = openBrowser(test.app);
    assert.equal(codeOf(await guest.graphql(query, { locale: 'en-US' })), 'UNAUTHENTICATED');
    await priceLatte(guest, true);
    assert.equal(codeOf(await guest.graphql(query, { locale: 'en-US' })), 'UNAUTHENTICATED');
  });
});

describe('a line of a previous order', () => {
  const child = {
    sku: 'opt-304',
    productNumber: 304,
    name: 'Oat milk',
    quantity: 1,
    availability: 'AVAILABLE',
  } as const;
  const line: BasketItem = {
    sku: '2010-hot-medium',
    productNumber: 2010,
    formCode: 'hot',
    sizeCode: 'medium',
    name: 'Caffè Latte',
    sizeName: 'Medium',
    art: '{}',
    quantity: 1,
    availability: 'AVAILABLE',
    price: null,
    childItems: [child],
    excludedIngredients: [],
    standardItems: [],
  };
  for (const [dropped, because, change] of [
    [false, 'everything is there', {}],
    [false, 'it is sold out for today', { availability: 'SOLD_OUT' }],
    [true, 'it is ordered at the counter only', { availability: 'NOT_ORDERABLE_ONLINE' }],
    [true, 'a child has no product number', { childItems: [{ ...child, productNumber: null }] }],
    [true, 'a child is product 81', { childItems: [{ ...child, productNumber: retiredProductNumber }] }],
    [
      true,
      'a child is ordered at the counter only',
      { childItems: [{ ...child, availability: 'NOT_ORDERABLE_ONLINE' }] },
    ],
  ] as const)
    it(`is ${dropped ? 'dropped' : 'kept'} when ${because}, ORD-141`, () =>
      assert.equal(isDropped({ ...line, ...change } as BasketItem), dropped));
});
