import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths, sessionHeader } from '@crema/shared-contracts';
import type { ServerModule } from '../../http/server-module.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';
import { sessionLifeMs } from './session-store.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';

const begin = '/apiproxy/v1/begin';
/** A route that needs a guest session, like the pricing of an order. */
const guestRoute: ServerModule = {
  name: 'guest-route',
  register: (app) => {
    app.get(begin, async (request) => ({ kind: (await request.beginGuestSession()).kind }));
  },
};

describe('the session of a guest', () => {
  const clock = createTestClock();
  let test: TestApp;
  let browser: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock, modules: [identity, guestRoute] });
  });
  after(() => test.stop());
  beforeEach(() => {
    browser = openBrowser(test.app);
  });
  const session = async () => (await browser.get(restPaths.session)).json().session;

  it('is none at first, ACC-090', async () => {
    const reply = await browser.get(restPaths.session);
    assert.deepEqual(reply.json().session, { kind: 'anonymous' });
    assert.equal(reply.headers[sessionHeader], undefined);
  });

  it('says whether this browser sends cookies, R-09', async () => {
    const ask = async (from: typeof browser) => (await from.get(restPaths.session)).json().cookies;
    assert.equal(await ask(browser), false);
    assert.equal(await ask(browser), true);
    assert.equal(await ask(openBrowser(test.app)), false);
  });

  it('renews the language that a script has written, for a year, R-12', async () => {
    const reply = await test.app.inject({
      url: restPaths.session,
      cookies: { locale: 'fr-CA', theme: 'dark', store: '1001', usage: 'yes', other: 'x' },
    });
    const renewed = reply.cookies.filter(({ name }) => name !== 'visitor');
    assert.deepEqual(
      renewed.map(({ name, value, maxAge, httpOnly }) => [name, value, maxAge, httpOnly]),
      [['locale', 'fr-CA', 31_536_000, undefined]],
    );
    const broken = await test.app.inject({ url: restPaths.session, cookies: { locale: 'a;b' } });
    assert.deepEqual(
      broken.cookies.map(({ name }) => name),
      ['visitor'],
    );
  });

  it('is flagged guest once it begins, and the reply says so, ACC-090', async () => {
    const reply = await browser.get(begin);
    assert.equal(reply.headers[sessionHeader], 'guest');
    assert.deepEqual(await session(), { kind: 'guest' });
    assert.equal((await browser.get(begin)).headers[sessionHeader], undefined);
  });

  it('is reset when it expires: every reply says so until the cookie is cleared, ACC-090', async () => {
    await browser.get(begin);
    clock.advance(sessionLifeMs.guest - 1000);
    assert.deepEqual(await session(), { kind: 'guest' });
    clock.advance(2000);
    const reply = await browser.get(restPaths.session);
    assert.equal(reply.headers[sessionHeader], 'anonymous');
    assert.deepEqual(reply.json().session, { kind: 'anonymous' });
    assert.equal((await browser.get(restPaths.session)).headers[sessionHeader], undefined);
  });

  it('has no guest flag for a member, ACC-090', async () => {
    await browser.get(begin);
    const reply = await browser.post(restPaths.signIn, {
      username: 'green@crema.test',
      password: 'Espresso-2026',
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: sampleReputation,
    });
    assert.equal(reply.statusCode, 200);
    const { kind, ...rest } = await session();
    assert.equal(kind, 'member');
    assert.deepEqual(Object.keys(rest).toSorted(), ['member', 'recentUntil']);
  });
});
