import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { postalCodePattern, validatePostalCode } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { findTestCard, testCards } from '../test-cards.ts';
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { brandRowOf, groupDigits, passesLuhn } from './browser/card-number.js';
import { findCardErrors, type CardFields } from './browser/card-rules.js';
import { cardMessagesIn } from '../../vault/browser/card-messages.js';
import { createVault } from '../../vault/create-vault.ts';

const good: CardFields = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123', postalCode: '60601' };

describe('the card form of the sandbox', () => {
  const clock = createTestClock();
  let test: TestApp;
  let vault: FastifyInstance;
  before(async () => {
    test = await startTestApp({ clock });
    vault = createVault(test.deps);
  });
  after(async () => {
    await vault.close();
    await test.stop();
  });
  const send = (payload: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    vault.inject({ method: 'POST', url: '/tokens', headers, payload: payload as object });

  it('answers with a token, the brand and the last four digits, CRD-052 CRD-053', async () => {
    const reply = await send(good);
    const { paymentInstrumentToken, ...rest } = reply.json();
    assert.equal(reply.statusCode, 200);
    assert.match(paymentInstrumentToken, /^[\w-]{32}$/);
    assert.deepEqual(rest, { paymentType: 'visa', accountNumberLastFour: '4242', expiresInMs: 300_000 });
  });

  it('states the server’s time in its form, which decides whether a card has expired, PLT-019', async () => {
    const now = clock.now();
    const page = await vault.inject('/card-form');
    assert.match(page.body, new RegExp(`data-now="${now.getTime()}"`));
  });

  it('stores no card number, security code or token: not in any table, not in the log, CRD-052', async () => {
    const tokens: string[] = [];
    for (const { number } of testCards) {
      // The limit of an address counts a minute's cards.
      clock.advance(60_000);
      const reply = await send({ ...good, number, code: number.length === 15 ? '9876' : '987' });
      tokens.push(reply.json().paymentInstrumentToken);
    }
    await send('{"number":"4242424242424242"');
    await send({ ...good, number: '4242424242424241' });
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      test.deps.db,
    );
    const stored = [JSON.stringify(test.logged)];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        test.deps.db,
      );
      stored.push(...rows.map(({ row }) => row));
    }
    const all = stored.join('\n');
    assert.ok(stored.length > testCards.length);
    for (const { number } of testCards) assert.ok(!all.includes(number));
    for (const token of tokens) assert.ok(!all.includes(token));
    const values = (await test.deps.db.selectFrom('vault_token').selectAll().execute()).flatMap((row) =>
      Object.values(row).map(String),
    );
    assert.ok(!values.some((value) => value === '987' || value === '9876'));
  });

  it('reports each card’s own brand, CRD-053', async () => {
    for (const { number, brand } of testCards) {
      clock.advance(60_000);
      const reply = await send({ ...good, number, code: brand === 'amex' ? '1234' : '123' });
      assert.deepEqual(
        [reply.json().paymentType, reply.json().accountNumberLastFour],
        [brand, number.slice(-4)],
      );
    }
  });

  it('rejects real cards: a number that is not a test card is reported at its field', async () => {
    const reply = await send({ ...good, number: '4111111111111111' });
    assert.deepEqual(
      [reply.statusCode, reply.json().error.code, reply.json().error.params],
      [400, 'VALIDATION', { number: 'number-not-test' }],
    );
  });

  it('reports every invalid field', async () => {
    const reply = await send({ number: '', expiry: '01/20', code: '12', postalCode: 'x' });
    assert.deepEqual(reply.json().error.params, {
      number: 'number-required',
      expiry: 'expiry-past',
      code: 'code-invalid',
      postalCode: 'postal-invalid',
    });
  });

  it('accepts requests from its own form only', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://localhost:3000' },
      {},
    ] as Record<string, string>[])
      assert.equal((await send(good, headers)).json().error.code, 'ORIGIN_REFUSED');
    assert.equal((await send(good, { origin: 'http://localhost:3001' })).statusCode, 200);
  });

  it('answers a malformed request with an error code', async () => {
    assert.equal(
      (
        await vault.inject({
          method: 'POST',
          url: '/tokens',
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          payload: '{',
        })
      ).json().error.code,
      'MALFORMED_JSON',
    );
    assert.equal((await send({ ...good, number: '4'.repeat(3000) })).statusCode, 413);
    assert.equal((await vault.inject('/nope')).json().error.code, 'NOT_FOUND');
  });

  it('issues 60 tokens a minute to one /64 of IPv6, whatever addresses it uses, D-121', async () => {
    clock.advance(60_000);
    const before = test.logged.length;
    const codes: number[] = [];
    for (let turn = 0; turn < 62; turn += 1) {
      const reply = await vault.inject({
        method: 'POST',
        url: '/tokens',
        headers: { 'sec-fetch-site': 'same-origin' },
        remoteAddress: `2001:db8:1:4::${(turn + 1).toString(16)}`,
        payload: good,
      });
      codes.push(reply.statusCode);
    }
    assert.deepEqual(codes.slice(59), [200, 429, 429]);
    const reached = test.logged.slice(before).filter(({ facts }) => facts['event'] === 'limit reached');
    assert.deepEqual(
      reached.map(({ facts }) => [facts['detail'], facts['network']]),
      [['vault-token', '2001:db8:1::/48']],
    );
  });

  it('logs a write from another origin', async () => {
    const before = test.logged.length;
    await send(good, { origin: 'http://evil.test' });
    const events = test.logged.slice(before).map(({ facts }) => [facts['event'], facts['detail']]);
    assert.deepEqual(events, [['write refused', '/tokens']]);
  });

  it('allows its form inside our own page only, with no script but its own, CRD-052', async () => {
    const reply = await vault.inject('/card-form');
    const policy = String(reply.headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors http:\/\/localhost:3000(?:;|$)/);
    assert.doesNotMatch(policy, /unsafe|\*/);
    assert.doesNotMatch(reply.body, /<script>|style="| on\w+="/);
    // The form and the tokeniser accept the same postal codes (D-167).
    assert.ok(reply.body.includes(`data-pattern="${postalCodePattern.source}"`));
    for (const [, file] of reply.body.matchAll(/(?:src|href)="([^"]+)"/g))
      assert.equal((await vault.inject(file ?? '')).statusCode, 200);
  });
});

describe('the rules of a card', () => {
  const facts = {
    now: new Date('2026-06-30T12:00:00Z'),
    isPostalCode: (text: string) => validatePostalCode(text) === undefined,
  };
  for (const [field, error, change] of [
    ['number', 'number-invalid', { number: '4242424242424241' }],
    ['number', 'number-invalid', { number: '42424242' }],
    ['number', 'number-brand', { number: '9999999999999999' }],
    ['expiry', 'expiry-past', { expiry: '05/26' }],
    ['expiry', 'expiry-invalid', { expiry: '13/30' }],
    ['code', 'code-invalid', { code: '12' }],
    ['code', 'code-invalid', { number: '378282246310005', code: '123' }],
    ['postalCode', 'postal-invalid', { postalCode: '6060' }],
  ] as const)
    it(`report ${error} for ${JSON.stringify(change)}`, () =>
      assert.deepEqual(findCardErrors({ ...facts, fields: { ...good, ...change } }), { [field]: error }));
  for (const change of [
    { expiry: '06/26' },
    { expiry: '0630' },
    { expiry: '6 / 2030' },
    { expiry: '06\u201330\u200b' },
    { expiry: '\u200e06\u00a0/\u00a02030' },
    { expiry: '06.30' },
    { expiry: '2030-06' },
    { expiry: '０６／３０' },
    { expiry: '203006' },
    { expiry: '20/3006' },
    { expiry: '2030 / 6' },
    { expiry: '30/06' },
    { expiry: '3006' },
    { number: '\u202d4242\u20114242\u20134242.4242\u202c' },
    { number: '４２４２４２４２４２４２４２４２' },
    { code: '\u200b1 2-3 ' },
    { postalCode: 'h3b 4w5' },
    { postalCode: 'H3B\u20134W5\u200b' },
    { postalCode: '\ufeff60601\u20131234 ' },
    { postalCode: '60601-1234' },
  ])
    it(`accept ${JSON.stringify(change)}, PLT-020, R-10`, () =>
      assert.deepEqual(findCardErrors({ ...facts, fields: { ...good, ...change } }), {}));

  it('know every test card by its number and brand', () => {
    for (const { number, brand } of testCards) {
      assert.ok(passesLuhn(number));
      assert.equal(brandRowOf(number)?.brand, brand);
      assert.equal(findTestCard(number)?.brand, brand);
    }
    assert.equal(new Set(testCards.map(({ number }) => number)).size, testCards.length);
  });

  it('write a number in the groups of its card', () => {
    assert.equal(groupDigits('378282246310005'), '3782 822463 10005');
    assert.equal(groupDigits('4242-4242 42424242'), '4242 4242 4242 4242');
  });

  it('have a message for every error in both languages', () => {
    const [english, french] = [cardMessagesIn('en-CA').errors, cardMessagesIn('fr-CA').errors];
    assert.deepEqual(Object.keys(english), Object.keys(french));
    assert.ok(
      Object.values(french).every((text) => text !== '' && !Object.values<string>(english).includes(text)),
    );
  });
});
