import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, visitorCookie, type TestBrowser } from '../../testing/browser.ts';
import { payByCard, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { readEvents } from '../../testing/read-events.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { noticeArrival } from '../arrivals/notice-arrival.ts';
import { moveOrder } from './move-order.ts';

const placeAsGuest = async (test: TestApp, guest: TestBrowser) => {
  const { orderId, totalMinor } = await priceLatte(guest, true);
  const token = await takeToken(test.deps);
  const { submitOrderGuest: order } = (await submit(guest, payByCard(orderId, totalMinor, token), true)).data;
  return { orderId, token: order.orderToken as string };
};

describe('the page of an order, while it is open', () => {
  let test: TestApp;
  let beside: TestApp;
  let origin = '';
  let guest: TestBrowser;
  before(async () => {
    test = await startTestApp();
    beside = await startTestApp({ beside: test });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
    guest = openBrowser(test.app);
  });
  after(async () => {
    await beside.stop();
    await test.stop();
  });
  const requestFor = (orderId: string, token: string | undefined, mark: string) => ({
    url: `${restPaths.orderEvents}/${orderId}${token === undefined ? '' : `?token=${token}`}`,
    headers: { cookie: visitorCookie(test.deps, mark) },
  });
  const open = (...follower: Parameters<typeof requestFor>) => {
    const { url, headers } = requestFor(...follower);
    return fetch(`${origin}${url}`, { headers });
  };
  const refusal = async (...follower: Parameters<typeof requestFor>) => {
    const { statusCode, headers } = await test.app.inject(requestFor(...follower));
    return { status: statusCode, retryAfter: headers['retry-after'] };
  };
  const dataOf = (event: string | undefined) => /event: status\ndata: (.*)$/.exec(event ?? '')?.[1];

  it('is sent each move, also one that another process has made, ORD-066 D-145', async () => {
    const { orderId, token } = await placeAsGuest(test, guest);
    const response = await open(orderId, token, 'a');
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    assert.match(response.headers.get('cache-control') ?? '', /no-store/);
    const events = readEvents(response);
    assert.equal(dataOf(await events.next()), '{"status":"RECEIVED"}');
    for (const to of ['PREPARING', 'READY', 'PICKED_UP'] as const) {
      await beside.deps.db.transaction().execute((trx) => moveOrder(trx, beside.deps, { orderId, to }));
      assert.equal(dataOf(await events.next()), `{"status":"${to}"}`);
    }
    await events.stop();
  });

  it('is sent the status again when the store has noticed the arrival, D-145', async () => {
    const { orderId, token } = await placeAsGuest(test, guest);
    const events = readEvents(await open(orderId, token, 'd'));
    assert.equal(dataOf(await events.next()), '{"status":"RECEIVED"}');
    const arrived_at = test.deps.clock.now();
    await test.deps.db
      .insertInto('order_arrival')
      .values({ order_id: orderId, stall_number: 1, display_name: 'Ada', arrived_at, noticed_at: null })
      .execute();
    await noticeArrival(test.deps.db, orderId, arrived_at);
    assert.equal(dataOf(await events.next()), '{"status":"RECEIVED"}');
    await events.stop();
  });

  it('is refused without the order’s token, and for an unknown order, D-25', async () => {
    const { orderId } = await placeAsGuest(test, guest);
    for (const [id, token] of [
      [orderId, undefined],
      [orderId, 'x'],
      ['unknown', 'x'],
    ] as const)
      assert.deepEqual(await refusal(id, token, 'b'), { status: 404, retryAfter: undefined });
  });

  it('must poll when its browser follows another order, D-35', async () => {
    const first = await placeAsGuest(test, guest);
    const stream = await open(first.orderId, first.token, 'c');
    assert.equal(stream.status, 200);
    assert.deepEqual(await refusal(first.orderId, first.token, 'c'), { status: 503, retryAfter: '30' });
    await stream.body?.cancel();
  });

  it('does not keep the server from stopping', async () => {
    const other = await startTestApp();
    const { orderId, token } = await placeAsGuest(other, openBrowser(other.app));
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.app.server.address() as AddressInfo;
    const events = readEvents(
      await fetch(`http://127.0.0.1:${port}${restPaths.orderEvents}/${orderId}?token=${token}`),
    );
    await events.next();
    await other.stop();
    assert.equal(await events.next(), undefined);
  });
});
