import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { runOperatorCall } from '../../app/operator/run-operator-call.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  codeOf,
  goodStore,
  latte,
  payByCard,
  price,
  submit,
  takeToken,
  toOrder,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const key = 'Board-Espresso-1001';
const board = '/store-board/1001';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const hourMs = 3_600_000;
const fixedText = (html: string) => html.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the board of a store', () => {
  const clock = createTestClock();
  let test: TestApp;
  let shop: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock, overrides: { storeBoard: true } });
  });
  after(() => test.stop());
  beforeEach(() => {
    shop = openBrowser(test.app);
  });
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    shop.post(`${board}${path}`, String(new URLSearchParams(fields)), {
      ...form,
      'x-crema-request': '',
      ...headers,
    });
  const openIt = () => send('/key', { key });
  const show = async (query = '') => fixedText((await shop.get(`${board}${query}`)).body);
  const place = async (storeNumber = goodStore, firstName = 'Ada') => {
    const guest = openBrowser(test.app);
    const cup = { sku: latte, options: { 'opt-304': 1, 'opt-320': 1 } };
    const reply = await price(guest, toOrder([cup, cup], { storeNumber }), true);
    assert.equal(codeOf(reply), undefined);
    const { orderId, summary } = reply.data.priceOrderGuest;
    const token = await takeToken(test.deps);
    const contact = { firstName, email: 'ada@example.com', emailMarketingOptIn: false };
    const paid = payByCard(orderId, summary.price.amountMinor, token, { storeNumber, guest: contact });
    const placed = (await submit(guest, paid, true)).data.submitOrderGuest;
    return { orderId: orderId as string, number: placed.orderNumber as string };
  };
  const statusOf = async (orderId: string) =>
    (
      await test.deps.db
        .selectFrom('orders')
        .select('status')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).status;

  it('asks for the key, and shows no order before it, D-145', async () => {
    const { number } = await place();
    const reply = await shop.get(board);
    assert.equal(reply.statusCode, 200);
    assert.match(reply.body, /<label for="key">Store key<\/label>/);
    assert.ok(!reply.body.includes(number));
    assert.match(
      String(reply.headers['content-security-policy']),
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    assert.equal(reply.headers['cache-control'], 'no-store');
  });

  it('opens with the key in a form, and keeps it in a strict cookie that contains no key, D-145', async () => {
    const reply = await openIt();
    assert.deepEqual([reply.statusCode, reply.headers.location], [303, board]);
    const cookie = reply.cookies.find(({ name }) => name.endsWith('board'));
    assert.deepEqual([cookie?.httpOnly, cookie?.sameSite], [true, 'Strict']);
    assert.ok(!cookie?.value.includes(key));
    assert.match(await show(), /New orders/);
    assert.ok(!test.logLines.some((line) => line.includes(key)));
  });

  it('shows orders with name, items and time, and moves them to ready and picked up, ORD-066 D-145', async () => {
    const { orderId, number } = await place();
    await openIt();
    const page = await show();
    assert.ok(page.includes(`${number} for Ada`));
    assert.match(page, /2 × Caffè Latte, Medium<br><small>[^<]*1 × Espresso \(instead of 2\)/);
    assert.match(page, /Ready by 10:05 AM · In store/);
    const moves = ['PREPARING', 'READY', 'PICKED_UP'] as const;
    for (const to of moves) {
      const reply = await send(`/orders/${orderId}`, { to });
      assert.deepEqual([reply.statusCode, reply.headers.location, await statusOf(orderId)], [303, board, to]);
    }
    assert.ok(!(await show()).includes(number));
    await send(`/orders/${orderId}`, { to: 'READY' });
    assert.equal(await statusOf(orderId), 'PICKED_UP');
  });

  it('voids an order that the store cannot make, after it was asked why, D-144 D-145', async () => {
    const { orderId, number } = await place();
    await openIt();
    assert.match(await show(), new RegExp(`aria-label="Order ${number} can’t be made">Can’t be made`));
    const ask = await show(`/orders/${orderId}/cannot-make`);
    assert.match(ask, /gets everything that was paid back/);
    assert.match(ask, /value="EQUIPMENT" required> A machine doesn’t work/);
    assert.ok(!ask.includes('http-equiv="refresh"'));
    await send(`/orders/${orderId}/void`, { reason: 'unknown' });
    assert.equal(await statusOf(orderId), 'RECEIVED');
    const replies = await Promise.all(
      ['EQUIPMENT', 'CLOSING'].map((reason) => send(`/orders/${orderId}/void`, { reason })),
    );
    assert.deepEqual(
      replies.map(({ statusCode, headers }) => [statusCode, headers.location]),
      [
        [303, board],
        [303, board],
      ],
    );
    assert.equal(await statusOf(orderId), 'VOIDED');
    assert.ok(!(await show()).includes(number));
    assert.equal((await shop.get(`${board}/orders/${orderId}/cannot-make`)).statusCode, 303);
  });

  it('escapes what a customer typed', async () => {
    await place(goodStore, '"Ada" & <3');
    await openIt();
    const page = await show();
    assert.ok(page.includes('&quot;Ada&quot; &amp; &lt;3'));
  });

  it('reloads every ten seconds without a script unless the person has paused it, also after a move', async () => {
    const { orderId } = await place();
    await openIt();
    assert.match(await show(), /<meta http-equiv="refresh" content="10">/);
    const paused = await show('?refresh=off');
    assert.ok(!paused.includes('http-equiv="refresh"'));
    assert.ok(paused.includes(`/orders/${orderId}?refresh=off`));
    const reply = await send(`/orders/${orderId}?refresh=off`, { to: 'READY' });
    assert.equal(reply.headers.location, `${board}?refresh=off`);
  });

  it('is in French for who prefers it', async () => {
    await openIt();
    const reply = await test.app.inject({
      url: board,
      headers: { 'accept-language': 'fr-CA' },
      cookies: Object.fromEntries(shop.cookies),
    });
    assert.match(reply.body, /<html lang="fr-CA">.*Nouvelles commandes/s);
  });

  it('moves nothing without the key, for another site, or at another store, D-145', async () => {
    const own = await place();
    const other = await place('1009-100009');
    await send(`/orders/${own.orderId}`, { to: 'READY' });
    await send(`/orders/${own.orderId}/void`, { reason: 'OTHER' });
    assert.equal((await shop.get(`${board}/orders/${own.orderId}/cannot-make`)).statusCode, 303);
    await openIt();
    const refused = await send(`/orders/${own.orderId}`, { to: 'READY' }, { 'sec-fetch-site': 'cross-site' });
    assert.equal(refused.statusCode, 403);
    await send(`/orders/${other.orderId}`, { to: 'READY' });
    await send(`/orders/${other.orderId}/void`, { reason: 'OTHER' });
    assert.deepEqual(await Promise.all([own, other].map(({ orderId }) => statusOf(orderId))), [
      'RECEIVED',
      'RECEIVED',
    ]);
    assert.match((await shop.get('/store-board/1009')).body, /Store key/);
  });

  it('ends with a button, with the shift, and with a new key', async () => {
    await openIt();
    await send('/close', {});
    assert.match(await show(), /Store key/);
    await openIt();
    const { key_hash } = await test.deps.db
      .selectFrom('store_key')
      .select('key_hash')
      .executeTakeFirstOrThrow();
    await test.deps.db
      .updateTable('store_key')
      .set({ key_hash: `${key_hash}x` })
      .execute();
    assert.match(await show(), /Store key/);
    await test.deps.db.updateTable('store_key').set({ key_hash }).execute();
    assert.match(await show(), /New orders/);
    clock.advance(15 * hourMs);
    assert.match(await show(), /Store key/);
    clock.advance(9 * hourMs);
  });

  it('does not open with a wrong key, nor after many of them, nor at a store without one, D-145', async () => {
    assert.equal((await shop.post('/store-board/1009/key', `key=${key}`, form)).statusCode, 403);
    for (let tries = 0; tries < 8; tries += 1) {
      const reply = await send('/key', { key: 'wrong' });
      assert.equal(reply.statusCode, 403);
      assert.match(reply.body, /role="alert">That key isn’t right/);
    }
    const reply = await openIt();
    assert.equal(reply.statusCode, 429);
    assert.match(reply.body, /Too many tries/);
    assert.equal(shop.cookies.size, 0);
  });

  it('does not exist for an unknown store', async () => {
    assert.equal((await shop.get('/store-board/9999')).statusCode, 404);
  });
});

describe('the key of a store', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock, overrides: { storeBoard: true } });
  });
  after(() => test.stop());
  const command = (...args: readonly string[]) =>
    runOperatorCall({ ...test.deps, notify: () => undefined }, { group: 'store-keys', args });
  /** Whether this key opens the board of store 1009 in a new browser. */
  const opens = async (secret: string) => {
    const shop = openBrowser(test.app);
    const reply = await shop.post('/store-board/1009/key', String(new URLSearchParams({ key: secret })), {
      ...form,
      'x-crema-request': '',
    });
    return { shop, isOpen: reply.statusCode === 303 };
  };

  it('is created, rotated and revoked by an operator, and shown once, D-145', async () => {
    const created = await command('create', '1009');
    const [[store, first = '', path] = []] = created.rows;
    assert.deepEqual([store, path, created.ok], ['1009-100009', '/store-board/1009', true]);
    assert.match(first, /^(?:[A-Z2-9]{5}-){4}[A-Z2-9]{5}$/);
    const { key_hash } = await test.deps.db
      .selectFrom('store_key')
      .select('key_hash')
      .where('store_number', '=', '1009-100009')
      .executeTakeFirstOrThrow();
    assert.ok(key_hash.startsWith('$argon2id$') && !key_hash.includes(first));
    const { shop, isOpen } = await opens(first);
    assert.equal(isOpen, true);
    assert.match((await shop.get('/store-board/1009')).body, /New orders/);

    const rotated = await command('rotate', '1009-100009');
    const second = rotated.rows[0]?.[1] ?? '';
    assert.notEqual(second, first);
    assert.match((await shop.get('/store-board/1009')).body, /Store key/);
    assert.equal((await opens(first)).isOpen, false);
    const later = await opens(second);
    assert.equal(later.isOpen, true);
    assert.match((await command('list')).summary, /^2 stores with a key$/);

    assert.equal((await command('revoke', '1009')).ok, true);
    assert.match((await later.shop.get('/store-board/1009')).body, /Store key/);
    assert.equal((await opens(second)).isOpen, false);
  });

  it('is not replaced, rotated or revoked by mistake, D-145', async () => {
    assert.deepEqual(
      [await command('create', '1001'), await command('rotate', '1002'), await command('revoke', '1002')].map(
        ({ ok, rows }) => [ok, rows.length],
      ),
      [
        [false, 0],
        [false, 0],
        [false, 0],
      ],
    );
    assert.equal((await opens(key)).isOpen, false);
    for (const args of [[], ['9999'], ['100'], ['1001', '1002']])
      await assert.rejects(async () => command('create', ...args), /store-keys: /);
  });
});

describe('the board of a store that a job plays', () => {
  it('does not exist, D-145', async () => {
    const test = await startTestApp();
    assert.equal((await test.app.inject(board)).statusCode, 404);
    await test.stop();
  });
});
