import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths, type PickupTimeReply } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { goodStore, payByCard, payBySvc, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the pickup time of an order', () => {
  let test: TestApp;
  let gold: TestBrowser;
  let orderId: string;
  before(async () => {
    test = await startTestApp();
    gold = openBrowser(test.app);
    await gold.signIn('gold');
    const priced = await priceLatte(gold);
    orderId = priced.orderId;
    await submit(gold, payBySvc(orderId, priced.totalMinor));
  });
  after(() => test.stop());
  const pathOf = (id: string, storeNumber: string, token = '') =>
    `${restPaths.pickupTime}/${id}/${storeNumber}${token && `?token=${token}`}`;

  for (const storeNumber of ['1001', goodStore])
    it(`is given to its member with the store number ${storeNumber}, ORD-065, D-30`, async () => {
      const reply = await gold.get(pathOf(orderId, storeNumber));
      assert.deepEqual(
        [reply.statusCode, reply.headers['cache-control'], reply.json<PickupTimeReply>()],
        [
          200,
          'private, no-store',
          {
            orderTime: '2026-06-03T15:00:00.000Z',
            shortStoreNumber: '1001',
            preOrderEstimates: [
              { pickUpOption: 'INSTORE16', minMinutes: 5, maxMinutes: 8 },
              { pickUpOption: 'DT', minMinutes: 6, maxMinutes: 10 },
              { pickUpOption: 'CX', minMinutes: 7, maxMinutes: 12 },
            ],
          },
        ],
      );
    });

  const guestOrder = async () => {
    const guest = openBrowser(test.app);
    const priced = await priceLatte(guest, true);
    const { data } = await submit(
      guest,
      payByCard(priced.orderId, priced.totalMinor, await takeToken(test.deps)),
      true,
    );
    return { guest, id: priced.orderId, token: data.submitOrderGuest.orderToken as string };
  };

  it('is given to a guest in the session, and to who has the signed link, ORD-065, D-35', async () => {
    const { guest, id, token } = await guestOrder();
    assert.equal((await guest.get(pathOf(id, '1001'))).statusCode, 200);
    assert.equal((await openBrowser(test.app).get(pathOf(id, '1001', token))).statusCode, 200);
  });

  it('is unknown to others, with a wrong token, at another store, and of no order, ORD-065', async () => {
    const other = openBrowser(test.app);
    await other.signIn('green');
    const { token } = await guestOrder();
    for (const [browser, path] of [
      [other, pathOf(orderId, '1001')],
      [openBrowser(test.app), pathOf(orderId, '1001')],
      [openBrowser(test.app), pathOf(orderId, '1001', token)],
      [gold, pathOf(orderId, '1002')],
      [gold, pathOf('no-order', '1001')],
    ] as const) {
      const reply = await browser.get(path);
      assert.deepEqual([reply.statusCode, reply.json().error.code], [404, 'ORDER_NOT_FOUND'], path);
    }
  });
});
