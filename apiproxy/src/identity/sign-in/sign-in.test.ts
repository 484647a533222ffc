import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { countUp, ipCounters } from '../../http/limits/rate-limit.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { accountRule, maxDelayMs, networkRule, pairRule } from './account-delay.ts';
import { identity } from '../identity.module.ts';
import { sessionLifeMs } from '../sessions/session-store.ts';
import { scheduleSweep } from '../sessions/sweep-sessions.job.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';

const wanted = {
  username: 'green@crema.test',
  password: 'Espresso-2026',
  rememberMe: true,
  market: 'US',
  transactionSubType: 'signin',
  reputation: sampleReputation,
};

describe('signing in', () => {
  const clock = createTestClock();
  let test: TestApp;
  let browser: TestBrowser;
  const waited: number[] = [];
  /** Whether waiting advances the clock; false if requests wait in parallel. */
  let waitingTakesTime = true;
  const guessFrom = (remoteAddress: string, name: string) =>
    test.app.inject({
      method: 'POST',
      url: restPaths.signIn,
      headers: ownPage,
      remoteAddress,
      payload: { ...wanted, username: `${name}@crema.test`, password: 'not it' },
    });
  before(async () => {
    test = await startTestApp({
      clock,
      modules: [identity],
      pause: async (ms) => {
        waited.push(ms);
        if (waitingTakesTime) clock.advance(ms);
      },
    });
  });
  after(() => test.stop());
  beforeEach(() => {
    browser = openBrowser(test.app);
    waitingTakesTime = true;
    waited.length = 0;
    clock.advance(10 * 60_000);
  });
  const startOfHour = () =>
    clock.set(new Date(Math.ceil(clock.now().getTime() / 3_600_000 + 1) * 3_600_000).toISOString());
  const sessionKind = async () => (await browser.get(restPaths.session)).json().session.kind as string;

  it('answers the member and opens a session, ACC-003 ACC-090', async () => {
    assert.equal(await sessionKind(), 'anonymous');
    const reply = await browser.post(restPaths.signIn, { ...wanted, username: ' Green@Crema.TEST ' });
    assert.equal(reply.statusCode, 200);
    assert.deepEqual(reply.json().session.member, {
      memberId: 'member-green',
      firstName: 'Robin',
      email: 'green@crema.test',
      market: 'US',
      currency: 'USD',
      locale: 'en-US',
      level: 'GREEN',
    });
    assert.equal(await sessionKind(), 'member');
  });

  for (const { missing, body } of Object.keys(wanted)
    .filter((key) => key !== 'reputation')
    .map((missing) => ({
      missing,
      body: Object.fromEntries(Object.entries(wanted).filter(([key]) => key !== missing)),
    })))
    it(`refuses a sign-in without ${missing}, ACC-003`, async () => {
      const reply = await browser.post(restPaths.signIn, body);
      assert.equal(reply.statusCode, 400);
      const { error, mfaChallengeMethods } = reply.json();
      assert.deepEqual([error.code, error.field], ['VALIDATION', missing]);
      assert.deepEqual(mfaChallengeMethods, []);
      assert.equal(await sessionKind(), 'anonymous');
    });

  for (const reputation of [
    undefined,
    null,
    'none',
    {},
    ...Object.keys(sampleReputation).map((part) => ({ ...sampleReputation, [part]: undefined })),
    { timeZone: 'Mars/Base', languages: 'fr', screen: 'NaNxNaN', elapsedMs: -4.5 },
  ])
    it(`signs in whatever the device says of itself: ${JSON.stringify(reputation)}, PLT-019`, async () => {
      assert.equal((await browser.post(restPaths.signIn, { ...wanted, reputation })).statusCode, 200);
    });

  for (const username of [
    '\u202dgreen@crema.test\u202c',
    'green@crema.test\u00a0',
    'mailto:Green@crema.test',
  ])
    it(`reads the email address ${JSON.stringify(username)}, PLT-020`, async () => {
      assert.equal((await browser.post(restPaths.signIn, { ...wanted, username })).statusCode, 200);
    });

  it('still accepts what a page sends that was opened before the reputation data grew', async () => {
    const reputation = { timeZone: 'America/Chicago', language: 'en-US' };
    assert.equal((await browser.post(restPaths.signIn, { ...wanted, reputation })).statusCode, 200);
  });

  for (const { change } of [{ change: { market: 'MX' } }, { change: { transactionSubType: 'signup' } }])
    it(`refuses ${JSON.stringify(change)}, ACC-003`, async () => {
      const reply = await browser.post(restPaths.signIn, { ...wanted, ...change });
      assert.deepEqual([reply.statusCode, reply.json().error.field], [400, Object.keys(change)[0]]);
    });

  it('names error, messageId and mfaChallengeMethods of a refused sign-in, alike for unknown accounts, ACC-003', async () => {
    for (const username of [wanted.username, 'nobody@crema.test']) {
      const reply = await browser.post(restPaths.signIn, { ...wanted, username, password: 'not it' });
      const { error, messageId, mfaChallengeMethods } = reply.json();
      assert.equal(reply.statusCode, 401);
      assert.deepEqual(
        { code: error.code, messageId, mfaChallengeMethods },
        { code: 'INVALID_CREDENTIALS', messageId: 'invalidCredentials', mfaChallengeMethods: [] },
      );
    }
  });

  it('logs market and reputation data of a failed sign-in, and no text that Intl does not know, ACC-003', async () => {
    const browserOfLast = () =>
      test.logged.filter(({ facts }) => facts['event'] === 'sign-in failed').at(-1)?.facts['browser'];
    await browser.post(restPaths.signIn, { ...wanted, market: 'CA', password: 'not it' });
    assert.deepEqual(browserOfLast(), {
      market: 'CA',
      timeZone: 'America/Chicago',
      language: 'en',
      screen: '1440x900',
      elapsedSeconds: 12,
    });
    const reputation = { timeZone: 'Green@Crema', languages: ['robin-green'], screen: '0x0', elapsedMs: 3 };
    await browser.post(restPaths.signIn, { ...wanted, password: 'not it', reputation });
    assert.deepEqual(browserOfLast(), {
      market: 'US',
      timeZone: 'unknown',
      language: 'unknown',
      screen: '0x0',
      elapsedSeconds: 0,
    });
  });

  it('names the message of too many attempts, ACC-003, ACC-006', async () => {
    waitingTakesTime = false;
    let reply = await guessFrom('198.51.100.20', 'guess-0');
    for (let count = 1; count <= 2 * networkRule.limit.max && reply.statusCode !== 429; count += 1)
      reply = await guessFrom('198.51.100.20', `guess-${count}`);
    assert.equal(reply.statusCode, 429);
    const retryAfter = Number(reply.headers['retry-after']);
    assert.ok(retryAfter > 0 && retryAfter <= maxDelayMs / 1000);
    const { error, messageId, mfaChallengeMethods } = reply.json();
    assert.deepEqual(
      [error.code, messageId, mfaChallengeMethods],
      ['TOO_MANY_REQUESTS', 'tooManyAttempts', []],
    );
  });

  it('sets an httpOnly cookie that persists only with remember me', async () => {
    const remembered = (await browser.post(restPaths.signIn, wanted)).cookies.find(
      ({ name }) => name === 'sid',
    );
    assert.equal(remembered?.httpOnly, true);
    assert.equal(remembered?.sameSite, 'Lax');
    assert.equal(
      remembered?.expires?.getTime(),
      Math.floor((clock.now().getTime() + sessionLifeMs.remembered) / 1000) * 1000,
    );
    const passing = (await browser.post(restPaths.signIn, { ...wanted, rememberMe: false })).cookies[0];
    assert.equal(passing?.expires, undefined);
  });

  it('changes the session id, which prevents session fixation', async () => {
    await browser.post(restPaths.signIn, wanted);
    const first = browser.cookies.get('sid') ?? '';
    await browser.post(restPaths.signIn, wanted);
    const second = browser.cookies.get('sid') ?? '';
    assert.notEqual(first, second);
    browser.cookies.set('sid', first);
    assert.equal(await sessionKind(), 'anonymous');
  });

  it('stores the id only as a hash', async () => {
    await browser.post(restPaths.signIn, wanted);
    const rows = await test.deps.db.selectFrom('session').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes(browser.cookies.get('sid') ?? 'missing'));
  });

  it('gives a wrong password and an unknown email address the same reply, ACC-006', async () => {
    const wrong = await browser.post(restPaths.signIn, { ...wanted, password: 'not it' });
    const unknown = await browser.post(restPaths.signIn, { ...wanted, username: 'nobody@crema.test' });
    const presented = (reply: typeof wrong) => ({ status: reply.statusCode, error: reply.json().error });
    assert.deepEqual(presented(wrong), {
      status: 401,
      error: { code: 'INVALID_CREDENTIALS', message: 'INVALID_CREDENTIALS' },
    });
    assert.deepEqual(presented(unknown), presented(wrong));
  });

  it('delays guesses from one address after five attempts, and rejects for seconds those that would wait longer, D-121', async () => {
    waitingTakesTime = false;
    const guesses = await Promise.all(Array.from({ length: 40 }, () => guessFrom('203.0.113.77', 'poor')));
    const judged = guesses.filter(({ statusCode }) => statusCode === 401).length;
    assert.ok(judged >= pairRule.limit.max && judged <= pairRule.limit.max + 3, `${judged} were judged`);
    const refused = guesses.filter(({ statusCode }) => statusCode === 429);
    assert.equal(refused.length, guesses.length - judged);
    assert.ok(refused.every(({ headers }) => Number(headers['retry-after']) <= maxDelayMs / 1000));
    assert.ok(refused.every(({ headers }) => Number(headers['retry-after']) > 0));
  });

  it('never locks the owner out behind an address from which somebody guessed, D-121', async () => {
    startOfHour();
    for (let turn = 0; turn < 12; turn += 1)
      assert.equal((await guessFrom('127.0.0.1', 'poor')).statusCode, 401);
    assert.deepEqual(waited, [1000, 2000, 4000, 8000, 8000, 8000, 8000]);
    assert.equal((await browser.signIn('poor')).statusCode, 200);
    assert.equal(waited.at(-1), maxDelayMs);
  });

  for (const { what, addressOf } of [
    { what: 'one /64 of IPv6', addressOf: (turn: number) => `2001:db8:1:2::${(turn + 1).toString(16)}` },
    {
      what: 'one IPv4 address in both spellings',
      addressOf: (turn: number) => (turn % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'),
    },
  ])
    it(`counts ${what} as one address, D-121`, async () => {
      waitingTakesTime = false;
      startOfHour();
      for (let turn = 0; turn < networkRule.limit.max; turn += 1)
        await guessFrom(addressOf(turn), `nobody-${turn}`);
      assert.deepEqual(waited, []);
      assert.equal((await guessFrom(addressOf(networkRule.limit.max), 'nobody')).statusCode, 401);
      assert.deepEqual(waited, [networkRule.firstDelayMs]);
    });

  it('lets a right password pass after 300 failed sign-ins of its network, within seconds, L-73, D-121', async () => {
    startOfHour();
    for (let turn = 0; turn < 300; turn += 1)
      for (const counter of ipCounters(networkRule.limit, '127.0.0.1')) await countUp(test.deps, counter);
    assert.equal((await guessFrom('127.0.0.1', 'sprayed')).statusCode, 401);
    assert.deepEqual(waited, [networkRule.longestMs]);
    waited.length = 0;
    assert.equal((await browser.signIn('green')).statusCode, 200);
    assert.deepEqual(waited, [networkRule.longestMs]);
    // A browser of the member does not wait at all.
    await browser.post(restPaths.signOut);
    waited.length = 0;
    assert.equal((await browser.signIn('green')).statusCode, 200);
    assert.deepEqual(waited, []);
  });

  it('adds no rows once the queue of a network is full, whatever usernames it sends, D-121', async () => {
    waitingTakesTime = false;
    const rows = async () =>
      (await test.deps.db.selectFrom('rate_bucket').select('key').execute()).length +
      (await test.deps.db.selectFrom('sign_in_turn').select('key').execute()).length;
    const guess = (turn: number) => guessFrom('203.0.113.200', `row-${turn}`);
    let turn = 0;
    while ((await guess(turn)).statusCode !== 429) turn += 1;
    assert.ok(turn < 2 * networkRule.limit.max, `${turn} were judged`);
    const before = await rows();
    for (let turn = 0; turn < 50; turn += 1) assert.equal((await guess(2_000 + turn)).statusCode, 429);
    assert.equal(await rows(), before);
  });

  it('checks few of 300 parallel guesses from 300 addresses at one account, D-121', async () => {
    waitingTakesTime = false;
    startOfHour();
    const guesses = await Promise.all(
      Array.from({ length: 300 }, (_, turn) => guessFrom(`10.9.${turn >> 8}.${turn & 255}`, 'reserve')),
    );
    const judged = guesses.filter(({ statusCode }) => statusCode === 401);
    // Ten attempts have no delay; the next ones are 0.25, 0.5 and 1 s apart, until the 8 s are used up.
    assert.ok(judged.length >= accountRule.limit.max && judged.length <= 25, `${judged.length} were judged`);
    assert.ok(waited.every((ms) => ms <= maxDelayMs));
    assert.equal(new Set(waited).size, waited.length);
    assert.equal(guesses.filter(({ statusCode }) => statusCode === 429).length, 300 - judged.length);
  });

  it('deletes old counters and time slots in batches', async () => {
    const old = Array.from({ length: 2_300 }, (_, row) => ({ key: `old-${row}`, at: new Date(0) }));
    const { db } = test.deps;
    await db
      .insertInto('rate_bucket')
      .values(old.map(({ key, at }) => ({ key, window_start: at, n: 1 })))
      .execute();
    await db
      .insertInto('sign_in_turn')
      .values(old.map(({ key, at }) => ({ key, turn_at: at })))
      .execute();
    await guessFrom('203.0.113.210', 'green');
    await scheduleSweep(test.deps);
    await runDueJobs(test.deps, identity.jobs ?? []);
    const counters = await db.selectFrom('rate_bucket').select('key').execute();
    assert.ok(counters.length > 0 && counters.every(({ key }) => !key.startsWith('old-')));
    assert.ok(
      (await db.selectFrom('sign_in_turn').select('key').execute()).every(
        ({ key }) => !key.startsWith('old-'),
      ),
    );
  });

  it('slows guesses from many addresses at one account more and more, and never locks it, D-121', async () => {
    startOfHour();
    for (let turn = 0; turn < 60; turn += 1)
      assert.equal((await guessFrom(`203.0.113.${turn}`, 'quebec')).statusCode, 401);
    assert.deepEqual(waited.slice(0, 6), [250, 250, 250, 250, 250, 500]);
    assert.equal(waited.length, 60 - accountRule.limit.max);
    assert.equal(waited.at(-1), maxDelayMs);
    assert.ok(waited.every((ms, index) => index === 0 || ms >= (waited[index - 1] ?? 0)));
    const owner = await browser.signIn('quebec');
    assert.equal(owner.statusCode, 200);
    assert.equal(waited.at(-1), maxDelayMs);
  });

  it('lets the owner of a slowed account in without a delay where the account has signed in before', async () => {
    clock.advance(accountRule.limit.windowMs);
    assert.equal((await browser.signIn('poor')).statusCode, 200);
    for (let turn = 0; turn < 20; turn += 1) await guessFrom(`198.51.100.${turn}`, 'poor');
    waited.length = 0;
    await browser.post(restPaths.signOut);
    assert.equal((await browser.signIn('poor')).statusCode, 200);
    assert.deepEqual(waited, []);
    const known = browser.cookies.get('known') ?? '';
    for (const forged of ['a.b', `${known}x`, known.replace(/^./, '!')]) {
      const other = openBrowser(test.app);
      other.cookies.set('known', forged);
      await other.signIn('poor');
    }
    assert.equal(waited.length, 3);
  });

  it('lets a known browser in without a delay although somebody behind the same address used up the attempts, D-121', async () => {
    startOfHour();
    await browser.signIn('green');
    for (let turn = 0; turn < 8; turn += 1) await guessFrom('127.0.0.1', 'green');
    waited.length = 0;
    await openBrowser(test.app).signIn('green');
    assert.deepEqual(waited, [maxDelayMs]);
    await browser.post(restPaths.signOut);
    assert.equal((await browser.signIn('green')).statusCode, 200);
    assert.deepEqual(waited, [maxDelayMs]);
  });

  it('stops guessing with a stolen cookie of a known browser after five attempts', async () => {
    clock.advance(accountRule.limit.windowMs);
    await browser.signIn('green');
    const codes: number[] = [];
    for (let turn = 0; turn < 7; turn += 1)
      codes.push((await browser.post(restPaths.signIn, { ...wanted, password: 'no' })).statusCode);
    assert.deepEqual(codes, [401, 401, 401, 401, 401, 429, 429]);
  });

  it('is logged when it fails and when an account is slowed, without names and addresses', async () => {
    clock.advance(accountRule.limit.windowMs);
    const before = test.logged.length;
    for (let turn = 0; turn < 12; turn += 1) await guessFrom(`192.0.2.${turn}`, 'reserve');
    const events = test.logged.slice(before).filter(({ message }) => message === 'security event');
    assert.equal(events.filter(({ facts }) => facts['event'] === 'sign-in failed').length, 12);
    assert.equal(events.filter(({ facts }) => facts['event'] === 'account slowed').length, 1);
    assert.ok(events.every(({ facts }) => facts['network'] === '192.0.2.0/24'));
    assert.equal(new Set(events.map(({ facts }) => facts['account'])).size, 1);
    assert.ok(!/reserve@|192\.0\.2\.1\b/.test(JSON.stringify(events)));
  });

  it('does not count successful attempts', async () => {
    for (let n = 0; n < 7; n += 1)
      assert.equal((await browser.post(restPaths.signIn, wanted)).statusCode, 200);
  });

  it('reports the missing field', async () => {
    const reply = await browser.post(restPaths.signIn, { ...wanted, password: '' });
    assert.equal(reply.statusCode, 400);
    assert.equal(reply.json().error.field, 'password');
    assert.equal((await browser.post(restPaths.signIn, '{"username":')).json().error.code, 'MALFORMED_JSON');
  });

  it('ends with the session on the server and in the browser, which deletes the pages that it has stored, D-14', async () => {
    await browser.post(restPaths.signIn, wanted);
    const sid = browser.cookies.get('sid') ?? '';
    const { headers } = await browser.post(restPaths.signOut);
    assert.equal(headers['clear-site-data'], '"cache"');
    assert.equal(browser.cookies.has('sid'), false);
    browser.cookies.set('sid', sid);
    assert.equal(await sessionKind(), 'anonymous');
    assert.equal(browser.cookies.has('sid'), false);
  });

  it('ends after its lifetime, and ended sessions are deleted', async () => {
    await browser.signIn('green');
    clock.advance(sessionLifeMs.member);
    assert.equal(await sessionKind(), 'anonymous');
    await scheduleSweep(test.deps);
    await runDueJobs(test.deps, identity.jobs ?? []);
    const rows = await test.deps.db.selectFrom('session').select('expires_at').execute();
    assert.ok(rows.every(({ expires_at }) => expires_at > clock.now()));
  });

  it('keeps the visitor id over signing in and out', async () => {
    await browser.get(restPaths.session);
    const visitor = browser.cookies.get('visitor');
    assert.match(visitor ?? '', /^[\w-]{22}\.[\w-]{22}$/);
    await browser.post(restPaths.signIn, wanted);
    await browser.post(restPaths.signOut);
    await browser.get(restPaths.session);
    assert.equal(browser.cookies.get('visitor'), visitor);
  });

  it('issues a new visitor id if the cookie is forged or unsigned', async () => {
    for (const value of ['a'.repeat(22), `${'a'.repeat(22)}.${'b'.repeat(22)}`]) {
      browser.cookies.set('visitor', value);
      await browser.get(restPaths.session);
      const given = browser.cookies.get('visitor') ?? '';
      assert.notEqual(given, value);
      await browser.get(restPaths.session);
      assert.equal(browser.cookies.get('visitor'), given);
    }
  });

  it('is rejected from another site', async () => {
    const reply = await browser.post(restPaths.signIn, wanted, { 'sec-fetch-site': 'cross-site' });
    assert.equal(reply.json().error.code, 'ORIGIN_REFUSED');
  });
});
