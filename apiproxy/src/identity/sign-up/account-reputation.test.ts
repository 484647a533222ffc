import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';

describe('the reputation of who creates an account', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock, modules: [identity] });
  });
  after(() => test.stop());
  const create = (remoteAddress: string, change: object, headers: Readonly<Record<string, string>> = {}) =>
    test.app.inject({
      method: 'POST',
      url: restPaths.createAccount,
      headers: { ...ownPage, ...headers },
      remoteAddress,
      payload: { ...sampleAccount, ...change },
    });
  const createdFrom = async (address: string, names: readonly string[]) => {
    const codes: number[] = [];
    for (const name of names)
      codes.push((await create(address, { emailAddress: `${name}@example.com` })).statusCode);
    return codes;
  };
  const refusals = () => test.logged.filter(({ facts }) => facts['event'] === 'account refused');

  it('allows a browser three accounts an hour and says when the fourth is possible, ACC-022, D-173', async () => {
    clock.set('2026-03-02T10:05:00Z');
    assert.deepEqual(await createdFrom('198.51.100.30', ['a1', 'a2', 'a3']), [200, 200, 200]);
    const reply = await create('198.51.100.30', { emailAddress: 'a4@example.com' });
    assert.equal(reply.statusCode, 429);
    const { error, messageId } = reply.json();
    assert.deepEqual(
      [error.code, error.type, messageId],
      ['TOO_MANY_ACCOUNTS', 'reputation', 'tooManyAccounts'],
    );
    assert.deepEqual(
      [error.params, reply.headers['retry-after']],
      [{ retryAfter: 55 * 60 }, String(55 * 60)],
    );
    assert.deepEqual(await createdFrom('198.51.100.31', ['a4']), [200]);
    clock.set('2026-03-02T11:00:00Z');
    assert.deepEqual(await createdFrom('198.51.100.30', ['a5']), [200]);
  });

  it('lets thirty an hour through from one address with different browsers, D-173', async () => {
    clock.set('2026-03-02T09:15:00Z');
    const codes: number[] = [];
    for (let at = 0; at <= 30; at += 1) {
      const account = { emailAddress: `campus${at}@example.com` };
      const reply = await create('198.51.100.32', account, { 'user-agent': `browser ${at}` });
      codes.push(reply.statusCode);
      if (at === 30) assert.equal(reply.headers['retry-after'], String(45 * 60));
    }
    assert.deepEqual(codes, [...Array.from({ length: 30 }, () => 200), 429]);
  });

  it('counts browsers with cookies by their id, D-173', async () => {
    clock.set('2026-03-02T08:00:00Z');
    const cookies: string[] = [];
    for (const at of [1, 2]) {
      const session = await test.app.inject({
        url: restPaths.session,
        headers: { 'user-agent': String(at) },
      });
      cookies.push(session.cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    }
    const codes: number[] = [];
    for (const [at, cookie] of [...cookies, ...cookies, ...cookies, cookies[0] ?? ''].entries())
      codes.push(
        (await create('198.51.100.33', { emailAddress: `id${at}@example.com` }, { cookie })).statusCode,
      );
    assert.deepEqual(codes, [200, 200, 200, 200, 200, 200, 429]);
  });

  it('does not count attempts that create nothing, and stores nothing beyond the limit, ACC-022, D-156', async () => {
    clock.set('2026-03-02T12:05:00Z');
    const names = ['b1', 'b1', 'gold', 'b2', 'b1', 'b3', 'b4'];
    assert.deepEqual(await createdFrom('198.51.100.40', names), [200, 409, 200, 200, 409, 429, 429]);
    const stored = await test.deps.db
      .selectFrom('member')
      .select('email')
      .where('email', 'in', ['b3@example.com', 'b4@example.com'])
      .execute();
    assert.deepEqual(stored, []);
  });

  for (const emailAddress of ['noor@mailinator.com', 'noor@Inbox.MAILINATOR.com', ' noor@yopmail.com '])
    it(`refuses the disposable address ${emailAddress} on its field, ACC-022, D-156`, async () => {
      const reply = await create('198.51.100.50', { emailAddress });
      assert.equal(reply.statusCode, 403);
      const { error, messageId } = reply.json();
      assert.deepEqual(
        { code: error.code, type: error.type, messageId, field: error.field, params: error.params },
        {
          code: 'EMAIL_DISPOSABLE',
          type: 'reputation',
          messageId: 'emailDisposable',
          field: 'emailAddress',
          params: { emailAddress: 'disposable' },
        },
      );
    });

  it('takes a domain that only resembles a disposable one', async () => {
    assert.equal((await create('198.51.100.51', { emailAddress: 'noor@notmailinator.com' })).statusCode, 200);
  });

  it('is logged when it refuses, with what the browser states of itself and without the address, ACC-022', async () => {
    const before = refusals().length;
    await create('198.51.100.60', { emailAddress: 'noor@mailinator.com', country: 'CA' });
    const [line] = refusals().slice(before);
    assert.deepEqual(line?.facts['detail'], 'EMAIL_DISPOSABLE');
    assert.deepEqual(line?.facts['browser'], {
      market: 'CA',
      timeZone: 'America/Chicago',
      language: 'en',
      screen: '1440x900',
      elapsedSeconds: 12,
    });
    assert.doesNotMatch(JSON.stringify(refusals()), /noor|198\.51\.100\.60/);
  });
});
