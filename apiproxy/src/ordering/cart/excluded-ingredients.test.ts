import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  codeOf,
  latte,
  payBySvc,
  price,
  submit,
  toOrder,
  type ItemOptions,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const espresso = 'opt-320';
const latestQuery = `query ($locale: String!) { previousOrders(locale: $locale, limit: 1) {
  id droppedLines basket { items { sku quantity excludedIngredients { sku name } childItems { sku standardQuantity } } } } }`;

describe('an excluded ingredient of an item', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());

  const priced = async (items: readonly ItemOptions[], locale = 'en-US') =>
    (await price(gold, toOrder(items), false, locale)).data.priceOrder;
  const place = async (items: readonly ItemOptions[], locale = 'en-US') => {
    clock.advance(1000);
    const { orderId, summary } = await priced(items, locale);
    const { data } = await submit(gold, payBySvc(orderId, summary.price.amountMinor));
    return { orderId, orderNumber: data.submitOrder.orderNumber as string };
  };
  const latest = async (locale = 'en-US') =>
    (await gold.graphql(latestQuery, { locale })).data.previousOrders[0];
  const receiptOf = async (orderNumber: string) => {
    await runDueJobs(test.deps, collectJobs(modules));
    const mail = readdirSync(test.deps.outboxDir)
      .map((name) => readFileSync(join(test.deps.outboxDir, name), 'utf8'))
      .find((text) => text.includes(orderNumber));
    const quoted = (mail ?? '').replaceAll('=\r\n', '');
    return Buffer.from(
      quoted.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
      'latin1',
    ).toString('utf8');
  };

  it('is returned by name and costs as much as the whole recipe, ORD-047', async () => {
    const [whole] = (await priced([{ sku: latte }])).summary.lineItems;
    const [line] = (await priced([{ sku: latte, excludedIngredients: [espresso] }])).summary.lineItems;
    assert.deepEqual(
      [whole.excludedIngredients, line.excludedIngredients, line.children],
      [[], ['Espresso'], []],
    );
    assert.deepEqual(line.total, whole.total);
  });

  it('is named in the requested language, beside an option, ORD-047', async () => {
    const mocha: ItemOptions = {
      sku: '2030-hot-medium',
      excludedIngredients: ['opt-400'],
      options: { 'opt-304': 1 },
    };
    const [line] = (await priced([mocha], 'fr-CA')).summary.lineItems;
    assert.deepEqual(
      [line.excludedIngredients, line.children[0].excludedIngredients],
      [['Crème fouettée'], []],
    );
  });

  it('is kept with the order as it was asked for, ORD-047', async () => {
    const { orderId } = await place([
      { sku: latte, excludedIngredients: [espresso], options: { 'opt-304': 1 } },
    ]);
    const { items } = await test.deps.db
      .selectFrom('orders')
      .select('items')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      items.map(({ sku, excludedIngredients }) => [sku, excludedIngredients]),
      [[latte, [espresso]]],
    );
  });

  it('makes two lines of a previous order where only one is without, ORD-047', async () => {
    await place([
      { sku: latte },
      { sku: latte, excludedIngredients: [espresso] },
      { sku: latte },
      { sku: latte, excludedIngredients: [espresso] },
    ]);
    const { items } = (await latest('fr-CA')).basket;
    assert.deepEqual(
      items.map(({ quantity, excludedIngredients }: { quantity: number; excludedIngredients: unknown }) => [
        quantity,
        excludedIngredients,
      ]),
      [
        [2, []],
        [2, [{ sku: espresso, name: 'Espresso' }]],
      ],
    );
  });

  it('is an empty list in orders that were stored before exclusions existed', async () => {
    const { orderId, orderNumber } = await place([{ sku: latte, options: { 'opt-304': 1 } }]);
    await sql`update orders set items = jsonb_set(items, '{0}', (items -> 0) - 'excludedIngredients'),
      summary = jsonb_set(summary, '{lineItems,0}', (summary -> 'lineItems' -> 0) - 'excludedIngredients')
      where order_id = ${orderId}`.execute(test.deps.db);
    const [line] = (await latest()).basket.items;
    assert.deepEqual(
      [line.excludedIngredients, line.childItems],
      [[], [{ sku: 'opt-304', standardQuantity: 0 }]],
    );
    assert.match(await receiptOf(orderNumber), /Oat milk/);
  });

  it('is an empty list in a price that was stored before exclusions existed', async () => {
    const { orderId, summary } = await priced([{ sku: latte }]);
    await sql`update priced_order set items = jsonb_set(items, '{0}', (items -> 0) - 'excludedIngredients')
      where order_id = ${orderId}`.execute(test.deps.db);
    assert.equal(codeOf(await submit(gold, payBySvc(orderId, summary.price.amountMinor))), undefined);
  });

  it('is forgotten where the recipe no longer holds it', async () => {
    const { orderId } = await place([{ sku: latte }]);
    await sql`update orders set items = jsonb_set(items, '{0,excludedIngredients}', '["opt-400", "opt-399"]')
      where order_id = ${orderId}`.execute(test.deps.db);
    const { basket, droppedLines } = await latest();
    assert.deepEqual([basket.items[0].excludedIngredients, droppedLines], [[], 0]);
  });

  for (const [locale, says] of [
    ['en-US', ['No espresso', 'No 2% milk', 'Crema Card ••••']],
    ['fr-CA', ['Sans espresso', 'Sans lait 2 %', 'Payé avec\u00a0: carte Crema ••••']],
  ] as const)
    it(`is on the receipt in ${locale}, ORD-047`, async () => {
      const { orderNumber } = await place(
        [{ sku: latte, excludedIngredients: [espresso, 'opt-301'] }],
        locale,
      );
      const mail = await receiptOf(orderNumber);
      for (const words of says)
        assert.equal(mail.split(words).length - 1, 2, `${words} in the text and the page`);
    });

  for (const [because, item] of [
    ['is unknown', { sku: latte, excludedIngredients: ['opt-9'] }],
    ['is not an ingredient of this product', { sku: '3001-single-each', excludedIngredients: [espresso] }],
    ['is not in the standard recipe', { sku: latte, excludedIngredients: ['opt-350'] }],
    ['is a way of making it, not an ingredient', { sku: latte, excludedIngredients: ['opt-330'] }],
    ['is a cup', { sku: latte, excludedIngredients: ['opt-480'] }],
    ['is a product', { sku: latte, excludedIngredients: [latte] }],
    ['is not a sku', { sku: latte, excludedIngredients: [''] }],
    ['is named twice', { sku: latte, excludedIngredients: [espresso, espresso] }],
    ['is requested too', { sku: latte, excludedIngredients: [espresso], options: { [espresso]: 1 } }],
  ] as const)
    it(`is refused INVALID_OPTION when it ${because}, and nothing is stored, ORD-047`, async () => {
      const stored = async () =>
        (await test.deps.db.selectFrom('priced_order').select('order_id').execute()).length;
      const before = await stored();
      assert.equal(codeOf(await price(gold, toOrder([item as ItemOptions]))), 'INVALID_OPTION');
      assert.equal(await stored(), before);
    });

  it('is refused when it cannot be read', async () => {
    const order = toOrder([{ sku: latte }]);
    const [item] = order.cart.items;
    for (const excludedIngredients of ['opt-320', [null], [{ sku: null }], [{}], [3]]) {
      const bad = { ...order, cart: { items: [{ ...item, excludedIngredients }] } };
      assert.equal(codeOf(await price(gold, bad)), 'BAD_REQUEST', JSON.stringify(excludedIngredients));
    }
    const none = { ...order, cart: { items: [{ ...item, excludedIngredients: null }] } };
    assert.equal(codeOf(await price(gold, none)), undefined);
  });

  describe('in a document of an earlier release, which names it leftOut', () => {
    const earlier = {
      price: `mutation ($order: OrderInput!) { priceOrder(order: $order, locale: "en-US") {
        orderId summary { lineItems { leftOut children { leftOut } } price { amountMinor } } } }`,
      previous: `query { previousOrders(locale: "en-US", limit: 1) { basket { items { leftOut { sku name } } } } }`,
      add: `mutation ($item: FavoriteItemInput!) { addFavoriteProduct(locale: "en-US", item: $item) {
        item { leftOut { sku name } } } }`,
    };
    const withoutEspresso = [{ sku: espresso, name: 'Espresso' }];

    it('is priced, ordered and offered again, ORD-047', async () => {
      const order = toOrder([{ sku: latte, options: { 'opt-304': 1 } }]);
      const [item] = order.cart.items;
      const orderWithExclusion = { ...order, cart: { items: [{ ...item, leftOut: [{ sku: espresso }] }] } };
      const { orderId, summary } = (await gold.graphql(earlier.price, { order: orderWithExclusion })).data
        .priceOrder;
      assert.deepEqual(summary.lineItems, [{ leftOut: ['Espresso'], children: [{ leftOut: [] }] }]);
      clock.advance(1000);
      assert.equal(codeOf(await submit(gold, payBySvc(orderId, summary.price.amountMinor))), undefined);
      const [previous] = (await gold.graphql(earlier.previous, {})).data.previousOrders;
      assert.deepEqual(previous.basket.items, [{ leftOut: withoutEspresso }]);
    });

    it('is kept with a favourite, ORD-144', async () => {
      const item = { commerce: { sku: latte }, leftOut: [{ sku: espresso }] };
      const { data } = await gold.graphql(earlier.add, { item });
      assert.deepEqual(data.addFavoriteProduct.item.leftOut, withoutEspresso);
    });
  });

  for (const [locale, words] of [
    ['en-US', '1 × Espresso (instead of 2)'],
    ['fr-CA', '1 × Espresso (au lieu de 2)'],
  ] as const)
    it(`is not a reduced one: mail, earlier order and price name both quantities in ${locale}, ORD-047, D-36`, async () => {
      const reduced = { sku: latte, options: { [espresso]: 1 } };
      const [line] = (await priced([reduced], locale)).summary.lineItems;
      assert.equal(line.children[0].standardQuantity, 2);
      const { orderNumber } = await place([reduced], locale);
      const mail = await receiptOf(orderNumber);
      assert.equal(mail.split(words).length - 1, 2, `${words} in the text and the page`);
      const [again] = (await latest(locale)).basket.items;
      assert.equal(again.childItems[0].standardQuantity, 2);
    });
});
