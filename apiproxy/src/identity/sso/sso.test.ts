import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { landingPath, mfaRestPaths, ssoPath } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';
import { hostileReturnUrls } from './hostile-return-urls.ts';
import { readSsoIssuers } from './sso-issuers.ts';

const app = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const publicText = app.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const outcome = (reply: { statusCode: number; json(): { error?: { code: string } } }) =>
  reply.json().error?.code ?? reply.statusCode;

describe('the sign-in of a member of another site', () => {
  const clock = createTestClock();
  let test: TestApp;
  let browser: TestBrowser;
  let exId = '';
  before(async () => {
    test = await startTestApp({
      clock,
      modules: [identity],
      overrides: { flags: { enableMfaFeatures: true } },
      environment: { SSO_ISSUER_KEYS: `app=${publicText}` },
    });
    const member = await test.deps.db
      .selectFrom('member')
      .select('ex_id')
      .where('email', '=', 'green@crema.test')
      .executeTakeFirstOrThrow();
    exId = member.ex_id;
  });
  after(() => test.stop());
  beforeEach(() => {
    clock.advance(10 * 60_000);
    browser = openBrowser(test.app);
  });
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const issue = (claims: object = {}, { key = app.privateKey, header = {} } = {}) => {
    const payload = {
      iss: 'app',
      aud: test.deps.publicOrigin,
      sub: exId,
      jti: randomUUID(),
      iat: seconds(),
      exp: seconds() + 60,
      ...claims,
    };
    const text = `${encode({ alg: 'EdDSA', ...header })}.${encode(payload)}`;
    return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
  };
  const hand = (
    token: string,
    { returnUrl, own = browser }: { returnUrl?: string; own?: TestBrowser } = {},
  ) =>
    own.post(
      `${ssoPath(token)}${returnUrl === undefined ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`}`,
      {
        market: 'US',
        reputation: sampleReputation,
      },
    );

  it('begins a session under a new id without a recent proof, and names the page to open, ACC-007, D-113', async () => {
    await browser.signIn('gold');
    const earlier = browser.cookies.get('sid');
    const reply = await hand(issue(), { returnUrl: '/menu/cart?a=b#pay' });
    assert.deepEqual([reply.statusCode, reply.json()], [200, { returnUrl: '/menu/cart?a=b#pay' }]);
    assert.notEqual(browser.cookies.get('sid'), earlier);
    assert.equal(outcome(await browser.get(mfaRestPaths.settings)), 'STEP_UP_REQUIRED');
    assert.equal((await browser.get(mfaRestPaths.sessions)).statusCode, 200);
  });

  it('opens the page after signing in without a return path, ACC-004, ACC-007', async () => {
    assert.deepEqual((await hand(issue())).json(), { returnUrl: landingPath });
    const longest = `/${'a'.repeat(2047)}`;
    assert.deepEqual((await hand(issue(), { returnUrl: longest })).json(), { returnUrl: longest });
  });

  it('works once, also with 50 uses at the same time, ACC-007', async () => {
    const token = issue();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => hand(token, { own: openBrowser(test.app) })),
    );
    assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
    assert.equal(outcome(await hand(token)), 'SSO_TOKEN_INVALID');
  });

  it('works for 60 s, ACC-007', async () => {
    const [early, late] = [issue(), issue()];
    clock.advance(59_000);
    assert.equal(outcome(await hand(early)), 200);
    clock.advance(1_000);
    assert.equal(outcome(await hand(late)), 'SSO_TOKEN_INVALID');
  });

  it('is refused for another audience, issuer, key, algorithm, member or a longer life, with one answer, ACC-007, D-121', async () => {
    const [head = '', body = ''] = issue().split('.');
    const tokens = [
      issue({ aud: 'https://other.example' }),
      issue({ aud: [test.deps.publicOrigin, 'https://other.example'] }),
      issue({ iss: 'unknown' }),
      issue({}, { key: stranger.privateKey }),
      issue({}, { header: { alg: 'HS256' } }),
      issue({}, { header: { alg: 'none' } }),
      `${encode({ alg: 'none' })}.${body}.`,
      `${head}.${body}.`,
      `${issue()}.x`,
      issue({ sub: 'nobody' }),
      issue({ sub: 7 }),
      issue({ jti: 'short' }),
      issue({ jti: undefined }),
      issue({ exp: seconds() + 61 }),
      issue({ iat: seconds() + 10, exp: seconds() + 60 }),
      issue({ iat: seconds() - 120, exp: seconds() - 60 }),
      issue({ exp: undefined }),
      'x',
      'a.b.c',
    ];
    const answers = new Set<string>();
    for (const token of tokens) {
      const reply = await hand(token);
      answers.add(JSON.stringify([reply.statusCode, { ...reply.json(), referenceId: '' }]));
      assert.equal(outcome(reply), 'SSO_TOKEN_INVALID', token);
    }
    assert.equal(answers.size, 1);
    assert.equal(browser.cookies.get('sid'), undefined);
  });

  it('still asks for a second factor, A01, D-112', async () => {
    await test.deps.db
      .insertInto('mfa_factor')
      .values({
        factor_id: 'sso-phone',
        member_id: 'member-green',
        type: 'sms',
        label: '+13125550142',
        confirmed_at: clock.now(),
      })
      .execute();
    const reply = await hand(issue());
    await test.deps.db.deleteFrom('mfa_factor').where('factor_id', '=', 'sso-phone').execute();
    assert.deepEqual([outcome(reply), reply.statusCode], ['MFA_REQUIRED', 401]);
    assert.equal(reply.json().mfaChallengeMethods[0].type, 'sms');
    assert.equal(browser.cookies.get('sid'), undefined);
  });

  it(`never leads to another site: ${hostileReturnUrls.length} hostile return paths, ACC-001, ACC-007, D-111`, async () => {
    assert.ok(hostileReturnUrls.length >= 80);
    assert.equal(new Set(hostileReturnUrls).size, hostileReturnUrls.length);
    for (const returnUrl of hostileReturnUrls) {
      // The limit of an IP address is over.
      clock.advance(10_000);
      const reply = await hand(issue(), { returnUrl });
      // The server refuses a query with U+0000 and a longer one altogether.
      const isRefused = returnUrl.includes('\u0000') || returnUrl.length > 2048;
      assert.equal(reply.statusCode, isRefused ? 400 : 200, returnUrl);
      if (!isRefused) assert.deepEqual(reply.json(), { returnUrl: landingPath }, returnUrl);
    }
  });

  it('is limited for each address, D-121', async () => {
    const replies = [];
    for (let n = 0; n < 61; n += 1) replies.push(outcome(await hand('x')));
    assert.deepEqual(
      [replies.filter((code) => code === 'SSO_TOKEN_INVALID').length, replies.at(-1)],
      [60, 'TOO_MANY_REQUESTS'],
    );
  });
});

it('a server with an unusable key of an issuer does not start, ACC-007', () => {
  assert.equal(readSsoIssuers({ SSO_ISSUER_KEYS: `app=${publicText},web=${publicText}` }).size, 2);
  assert.equal(readSsoIssuers({}).size, 0);
  for (const text of ['app=nonsense', publicText, `=${publicText}`])
    assert.throws(() => readSsoIssuers({ SSO_ISSUER_KEYS: text }), /SSO_ISSUER_KEYS/);
});
