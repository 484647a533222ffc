import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { createVault } from '../../payments/vault/create-vault.ts';
import { modules } from '../../app/modules.ts';
import { openBrowser } from '../../testing/browser.ts';
import { guestContact, payByCard, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ServerModule } from '../server-module.ts';
import { createLogger } from './logger.ts';

describe('the log', () => {
  const write = (level: 'info' | 'error' | undefined, facts: object, message: string): string[] => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    createLogger({ clock: createTestClock('2026-01-01T00:00:00Z'), level, destination }).info(facts, message);
    return lines;
  };

  it('writes one JSON line per entry: time, level, facts, message', () => {
    const [line = ''] = write('info', { alarm: 'job-dead', job: '1', at2: new Date(0) }, 'job given up');
    assert.ok(line.endsWith('\n'));
    assert.deepEqual(JSON.parse(line), {
      at: '2026-01-01T00:00:00.000Z',
      level: 'info',
      alarm: 'job-dead',
      job: '1',
      at2: '1970-01-01T00:00:00.000Z',
      message: 'job given up',
    });
  });
  it('has name, message and stack of a cause, and nothing else of it', () => {
    const cause = Object.assign(new TypeError('duplicate key'), { detail: 'Key (email)=(ada@example.com)' });
    const { cause: written } = JSON.parse(write('info', { cause }, 'request failed')[0] ?? '');
    assert.deepEqual(Object.keys(written), ['name', 'message', 'stack']);
    assert.deepEqual([written.name, written.message], ['TypeError', 'duplicate key']);
  });
  it('writes nothing below its level', () => {
    assert.deepEqual(write('error', {}, 'ready'), []);
  });

  const secret = 'hunter2-secret';
  const hidden: readonly (readonly [what: string, facts: object, secret: string])[] = [
    ['an authorization header', { headers: { authorization: `Bearer ${secret}` } }, secret],
    ['a cookie', { request: { cookies: { sid: secret } } }, secret],
    ['a password two levels down', { a: { b: { password: secret } } }, secret],
    ['a security code', { card: { securityCode: secret } }, secret],
    ['a token', { paymentInstrumentToken: secret }, secret],
    ['the body of a request', { request: { body: { code: secret } } }, secret],
    ['a card number in an error', { cause: new Error('card 4111 1111 1111 1111') }, '1111'],
    ['an email address in an error', { cause: new Error('to ada.b@example.co.uk: 550') }, 'ada.b'],
    ['a password in a URL', { cause: new Error(`postgres://shop:${secret}@db.example/shop`) }, secret],
    ['an OAuth code in a URL', { from: `/callback?state=1&code=${secret}` }, secret],
    ['a bearer token in a text', { text: `authorization: Bearer ${secret}` }, secret],
  ];
  for (const [what, facts, text] of hidden)
    it(`redacts ${what}`, () => {
      const [line = ''] = write('info', facts, 'a line');
      assert.ok(!line.includes(text), line);
      assert.match(line, /\[redacted\]/);
    });
  it('keeps what identifies no person: an order, a store, a route, a stack', () => {
    const stack = 'at run (/app/node_modules/@fastify/cookie/plugin.js:10:5)';
    const facts = {
      job: '01JZZZ7Q4M9X0000000000000A',
      store: '12345-102345',
      route: '/apiproxy/v1/x',
      stack,
    };
    assert.doesNotMatch(write('info', facts, 'a line')[0] ?? '', /redacted/);
  });
});

describe('the log of real requests at its most detailed level', () => {
  const oauthCode = `4/0Ab_${'x'.repeat(70)}`;
  /** The OAuth callback, and an endpoint whose error contains the visitor's input. */
  const callbacks: ServerModule = {
    name: 'callbacks',
    register: (app) => {
      app.get(
        '/apiproxy/v1/test/callback',
        { config: { textLimits: { fields: { code: 2048 } } } },
        (request) => {
          throw new Error(`no session for ${request.url}`);
        },
      );
      app.post('/apiproxy/v1/test/fault', (request) => {
        throw new Error(`not stored: ${JSON.stringify(request.body)}`);
      });
    },
  };
  let test: TestApp;
  before(async () => {
    test = await startTestApp({
      environment: { LOG_LEVEL: 'trace' },
      modules: [...modules, callbacks],
    });
  });
  after(() => test.stop());

  it('contains no secret of a sign-in, an order, an OAuth callback and the vault, and names each request', async () => {
    const visitor = openBrowser(test.app);
    const password = 'Espresso-2026';
    const signedIn = await visitor.signIn('gold');
    assert.equal(signedIn.statusCode, 200, signedIn.body);
    await visitor.post(restPaths.signIn, { username: 'gold@crema.test', password: 'Wrong-Password-1' });
    const guest = openBrowser(test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    const paymentToken = await takeToken(test.deps);
    const { data } = await submit(guest, payByCard(orderId, totalMinor, paymentToken), true);
    const orderToken: string = data.submitOrderGuest.orderToken;
    const cookies = [...visitor.cookies.values(), ...guest.cookies.values()];

    await visitor.get(`/apiproxy/v1/test/callback?state=abc&code=${encodeURIComponent(oauthCode)}`);
    const fault = await visitor.post('/apiproxy/v1/test/fault', {
      email: 'ada@example.com',
      number: '4111 1111 1111 1111',
    });
    assert.equal(fault.statusCode, 500);

    const vault = createVault(test.deps);
    await vault.ready();
    const card = { number: '4242424242424242', expiry: '12 / 29', code: '737', postalCode: '60601' };
    const headers = { ...ownPage, 'sec-fetch-site': 'same-origin', host: 'localhost:3001' };
    const token = await vault.inject({ method: 'POST', url: '/tokens', headers, payload: card });
    await vault.close();
    assert.equal(token.statusCode, 200, token.body);

    const log = test.logLines.join('');
    const secrets = [
      password,
      'Wrong-Password-1',
      'gold@crema.test',
      'ada@example.com',
      oauthCode,
      oauthCode.slice(0, 30),
      '4111 1111 1111 1111',
      '4242424242424242',
      '"737"',
      '12 / 29',
      token.json<{ paymentInstrumentToken: string }>().paymentInstrumentToken,
      paymentToken,
      orderToken,
      guestContact.email,
      ...cookies,
    ];
    for (const secret of secrets) {
      assert.ok(secret.length > 4, secret);
      assert.ok(!log.includes(secret), `${secret} is in the log`);
    }
    const faulty = test.logged.find(({ facts }) => facts['referenceId'] === fault.json().referenceId);
    assert.equal(faulty?.message, 'request failed');
    for (const route of [restPaths.signIn, restPaths.graphql, '/apiproxy/v1/test/callback', '/tokens'])
      assert.ok(
        test.logged.some(
          ({ level, message, facts }) =>
            level === 'debug' &&
            message === 'request answered' &&
            facts['route'] === route &&
            typeof facts['referenceId'] === 'string',
        ),
        route,
      );
  });
});
