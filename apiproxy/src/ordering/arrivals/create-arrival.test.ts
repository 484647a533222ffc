import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, goodStore, payByCard, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { moveOrder } from '../life/move-order.ts';

const mutation = `mutation ($input: CustomerArrivalInput!) {
  createCustomerArrival(customerArrivalInput: $input) { arrivedAt stallNumber } }`;
const query = `query ($token: String!) { checkInOrder(orderToken: $token) {
  orderId orderNumber status pickUpOption arrival { noticedAt } store { storeNumber mobileOrdering { stallQuantity } } } }`;
const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-crema-request': '' };
const key = 'Board-Espresso-1001';

describe('a customer who arrives at the curb', () => {
  const clock = createTestClock();
  let test: TestApp;
  let shop: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock, overrides: { storeBoard: true } });
    shop = openBrowser(test.app);
    await shop.post('/store-board/1001/key', String(new URLSearchParams({ key })), form);
  });
  after(() => test.stop());
  const place = async (collectionType = 'CX') => {
    const guest = openBrowser(test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true, { collectionType });
    const reply = await submit(guest, payByCard(orderId, totalMinor, await takeToken(test.deps)), true);
    assert.equal(codeOf(reply), undefined);
    const { orderToken, orderNumber } = reply.data.submitOrderGuest;
    return { orderId, orderToken: orderToken as string, orderNumber: orderNumber as string };
  };
  const arrive = (orderToken: string, more: object = {}) =>
    openBrowser(test.app).graphql(mutation, {
      input: {
        pickUpOption: 'CX',
        storeNumber: goodStore,
        orderToken,
        displayName: 'Ada',
        stallNumber: 3,
        ...more,
      },
    });
  const find = (token: string) => openBrowser(test.app).graphql(query, { token });
  const setCurbside = async (curbside: 'AVAILABLE' | 'CLOSED' | 'UNAVAILABLE') => {
    await test.deps.db.updateTable('store').set({ curbside }).where('store_number', '=', goodStore).execute();
  };
  const board = async () => (await shop.get('/store-board/1001')).body.replaceAll(/[\u00a0\u202f]/g, ' ');

  it('is on the board with name, spot and since when, the first one first, ENG-031 D-145', async () => {
    const [later, first] = [await place(), await place()];
    assert.ok(!(await board()).includes('At the curb'));
    await arrive(first.orderToken, { stallNumber: 2 });
    clock.advance(60_000);
    await arrive(later.orderToken, { displayName: 'Bo & Co' });
    const page = await board();
    assert.match(page, /At the curb \(2\)/);
    const [a, b] = ['Ada, spot 2, since 10:00 AM', 'Bo &amp; Co, spot 3, since 10:01 AM'];
    assert.ok(page.includes(`<h3>${first.orderNumber}</h3>${a}`), page);
    assert.ok(page.indexOf(a) < page.indexOf(b));
  });

  it('can change the spot, and keeps the time of the first check-in, D-139', async () => {
    const { orderId, orderToken } = await place();
    const arrivedAt = clock.now().toISOString();
    const replies = await Promise.all([arrive(orderToken), arrive(orderToken)]);
    assert.deepEqual(
      replies.map(({ data }) => data.createCustomerArrival.arrivedAt),
      [arrivedAt, arrivedAt],
    );
    clock.advance(60_000);
    const moved = await arrive(orderToken, { storeNumber: '1001', stallNumber: 4 });
    assert.deepEqual(moved.data.createCustomerArrival, { arrivedAt, stallNumber: 4 });
    assert.match(await board(), /spot 4/);
    await test.deps.db
      .transaction()
      .execute((trx) => moveOrder(trx, test.deps, { orderId, to: 'PICKED_UP' }));
    assert.ok(!(await board()).includes('spot 4'));
    assert.equal(codeOf(await arrive(orderToken)), 'ORDER_NOT_FOUND');
  });

  it('is confirmed at the board once, which the check-in page reads by the token; another spot takes it back, D-145 ENG-033', async () => {
    const { orderId, orderToken, orderNumber } = await place();
    const noticed = async () => (await find(orderToken)).data.checkInOrder.arrival?.noticedAt;
    assert.equal(await noticed(), undefined);
    await arrive(orderToken, { stallNumber: 1 });
    assert.equal(await noticed(), null);
    const stranger = openBrowser(test.app);
    const path = `/store-board/1001/orders/${orderId}/notice`;
    await stranger.post(path, '', form);
    assert.equal(await noticed(), null);
    assert.ok((await board()).includes(`Seen, on our way: ${orderNumber}`));
    const at = clock.now().toISOString();
    await shop.post(path, '', form);
    clock.advance(60_000);
    await shop.post(path, '', form);
    assert.equal(await noticed(), at);
    assert.ok(!(await board()).includes(`Seen, on our way: ${orderNumber}`));
    const again = await arrive(orderToken, { stallNumber: 1, displayName: 'Bea' });
    assert.equal(again.errors, undefined);
    assert.equal(await noticed(), at);
    await arrive(orderToken, { stallNumber: 2 });
    assert.equal(await noticed(), null);
  });

  it('is refused by the state of the store’s curbside pickup, and stores nothing, ENG-033', async () => {
    const { orderToken } = await place();
    for (const [curbside, code] of [
      ['CLOSED', 'CURBSIDE_CLOSED'],
      ['UNAVAILABLE', 'CURBSIDE_UNAVAILABLE'],
    ] as const) {
      await setCurbside(curbside);
      assert.equal(codeOf(await arrive(orderToken)), code);
    }
    assert.equal((await find(orderToken)).data.checkInOrder.arrival, null);
    await setCurbside('AVAILABLE');
    assert.equal(codeOf(await arrive(orderToken)), undefined);
  });

  it('finds what the page shows by the token only, ENG-030 D-139', async () => {
    const { orderId, orderToken, orderNumber } = await place();
    assert.deepEqual((await find(orderToken)).data.checkInOrder, {
      orderId,
      orderNumber,
      status: 'RECEIVED',
      pickUpOption: 'CX',
      arrival: null,
      store: { storeNumber: goodStore, mobileOrdering: { stallQuantity: 4 } },
    });
    assert.equal((await find('unknown')).data.checkInOrder, null);
    assert.equal((await find(orderId)).data.checkInOrder, null);
  });

  it('needs the token of an order of this store, D-139', async () => {
    const { orderToken } = await place();
    for (const [token, more] of [
      ['unknown', {}],
      [orderToken, { storeNumber: '1009-100009' }],
    ] as const)
      assert.equal(codeOf(await arrive(token, more)), 'ORDER_NOT_FOUND');
  });

  it('needs a spot of the store, a name, and a curbside order, ENG-032 D-139', async () => {
    const { orderToken } = await place();
    for (const more of [
      { stallNumber: 0 },
      { stallNumber: 5 },
      { displayName: ' ' },
      { displayName: 'x'.repeat(26) },
      { pickUpOption: 'DT' },
    ])
      assert.equal(codeOf(await arrive(orderToken, more)), 'VALIDATION');
    const inStore = await place('INSTORE16');
    assert.equal(codeOf(await arrive(inStore.orderToken)), 'VALIDATION');
  });
});
