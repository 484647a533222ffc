import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  accountRestPaths,
  mfaRestPaths,
  passkeyRestPaths,
  type MemberPasskey,
  type PasskeyAttestation,
} from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { createSoftwareAuthenticator } from './software-authenticator.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';
import { removeAllFactors } from '../mfa/factors.ts';
import { relyingPartyOf } from './relying-party.ts';

const outcome = (reply: { statusCode: number; json(): { error?: { code: string } } }) =>
  reply.json().error?.code ?? reply.statusCode;

describe('a passkey', () => {
  const clock = createTestClock();
  let test: TestApp;
  let browser: TestBrowser;
  before(async () => {
    test = await startTestApp({
      clock,
      modules: [identity],
      overrides: { flags: { enableMfaFeatures: true } },
    });
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(2 * 60 * 60_000);
    for (const name of ['green', 'gold']) await removeAllFactors(test.deps.db, `member-${name}`);
    browser = openBrowser(test.app);
    await browser.signIn('green');
  });
  const start = async (own = browser) => (await own.post(passkeyRestPaths.registrationOptions)).json();
  const add = (challengeId: string, passkey: PasskeyAttestation, { own = browser, name = 'Laptop' } = {}) =>
    own.post(passkeyRestPaths.passkeys, { challengeId, name, passkey });
  /** Registers a key of a new authenticator. */
  const register = async (authenticator = createSoftwareAuthenticator(), own = browser) => {
    const { challengeId, options } = await start(own);
    const reply = await add(challengeId, authenticator.create(options), { own });
    assert.equal(reply.statusCode, 200, reply.body);
    return authenticator;
  };
  const ask = async (own = openBrowser(test.app)) => (await own.post(passkeyRestPaths.signInOptions)).json();
  const signIn = async (
    authenticator: ReturnType<typeof createSoftwareAuthenticator>,
    own = openBrowser(test.app),
  ) => {
    const { challengeId, options } = await ask(own);
    const passkey = authenticator.get(options);
    return own.post(passkeyRestPaths.signIn, { challengeId, passkey, rememberMe: false });
  };
  const settings = async (own = browser) => (await own.get(mfaRestPaths.settings)).json();

  it('is added with a name, listed with its last use, and mailed about; the first factor brings codes, D-112', async () => {
    const { challengeId, options } = await start();
    assert.deepEqual(
      [options.rp, options.user.name, options.attestation, options.excludeCredentials],
      [{ id: 'localhost', name: 'Crema' }, 'green@crema.test', 'none', []],
    );
    assert.doesNotMatch(options.user.id, /green/);
    const authenticator = createSoftwareAuthenticator();
    const reply = await add(challengeId, authenticator.create(options), { name: '  My laptop ' });
    assert.equal(reply.json().recoveryCodes.length, 10);
    assert.deepEqual(
      (await settings()).passkeys.map(({ name, lastUsedAt }: MemberPasskey) => [name, lastUsedAt]),
      [['My laptop', null]],
    );
    await signIn(authenticator);
    assert.equal((await settings()).passkeys[0].lastUsedAt, clock.now().toISOString());
    await runDueJobs(test.deps, identity.jobs ?? []);
    assert.match(readOutbox(test.deps.outboxDir, 'green@crema.test').join('\n'), /A passkey was added/);
  });

  it('signs in alone, under a new session id, and its session has a recent proof, D-112, ACC-004', async () => {
    const authenticator = await register();
    const own = openBrowser(test.app);
    await own.signIn('gold');
    const earlier = own.cookies.get('sid');
    const reply = await signIn(authenticator, own);
    assert.equal(reply.json().session.member.email, 'green@crema.test');
    assert.notEqual(own.cookies.get('sid'), earlier);
    const old = openBrowser(test.app);
    old.cookies.set('sid', earlier ?? '');
    assert.equal((await old.get(mfaRestPaths.sessions)).statusCode, 401);
    assert.equal((await own.get(mfaRestPaths.settings)).statusCode, 200);
  });

  it('may have an id of 1,023 bytes, D-112', async () => {
    assert.equal(outcome(await signIn(await register(createSoftwareAuthenticator({ idBytes: 1023 })))), 200);
  });

  it('is refused for a used, a foreign and an old challenge, D-112', async () => {
    const authenticator = await register();
    const own = openBrowser(test.app);
    const { challengeId, options } = await ask(own);
    const body = { challengeId, passkey: authenticator.get(options), rememberMe: false };
    assert.equal(outcome(await own.post(passkeyRestPaths.signIn, body)), 200);
    assert.equal(outcome(await own.post(passkeyRestPaths.signIn, body)), 'CODE_EXPIRED');
    const other = await ask();
    assert.equal(
      outcome(await own.post(passkeyRestPaths.signIn, { ...body, challengeId: other.challengeId })),
      'PASSKEY_INVALID',
    );
    const late = await ask();
    clock.advance(10 * 60_000);
    const reply = await own.post(passkeyRestPaths.signIn, {
      ...body,
      challengeId: late.challengeId,
      passkey: authenticator.get(late.options),
    });
    assert.equal(outcome(reply), 'CODE_EXPIRED');
  });

  it('signs in once by 50 requests with one signature at the same time, D-112', async () => {
    const authenticator = await register();
    const { challengeId, options } = await ask();
    const body = { challengeId, passkey: authenticator.get(options), rememberMe: false };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => openBrowser(test.app).post(passkeyRestPaths.signIn, body)),
    );
    assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
  });

  it('is refused from another origin, for another domain, and without a verified person, D-112', async () => {
    const authenticator = await register();
    for (const options of [{ origin: 'https://evil.example' }, { verifiesUser: false }]) {
      const thief = createSoftwareAuthenticator(options);
      for (const [id, key] of authenticator.keys) thief.keys.set(id, key);
      assert.equal(outcome(await signIn(thief)), 'PASSKEY_INVALID');
      const { challengeId, options: creation } = await start();
      assert.equal(outcome(await add(challengeId, thief.create(creation))), 'PASSKEY_INVALID');
    }
    const { challengeId, options } = await ask();
    const passkey = authenticator.get({ ...options, rpId: 'evil.example' });
    const body = { challengeId, passkey, rememberMe: false };
    assert.equal(outcome(await browser.post(passkeyRestPaths.signIn, body)), 'PASSKEY_INVALID');
  });

  it('whose count does not rise is refused as a copy; one that does not count works always, D-112, A11', async () => {
    const authenticator = await register();
    const [id = '', key] = [...authenticator.keys][0] ?? [];
    assert.equal(outcome(await signIn(authenticator)), 200);
    authenticator.keys.set(id, { ...(key as NonNullable<typeof key>), counter: 0 });
    assert.equal(outcome(await signIn(authenticator)), 'PASSKEY_INVALID');
    assert.equal(outcome(await signIn(authenticator)), 200);
    const synced = await register(createSoftwareAuthenticator({ counts: false }));
    for (let n = 0; n < 3; n += 1) assert.equal(outcome(await signIn(synced)), 200);
  });

  it('that is unknown, wrong or removed gets the same answer, and the options are the same for everyone, D-121', async () => {
    const known = await register();
    const unknown = createSoftwareAuthenticator();
    unknown.create((await start()).options);
    const forged = createSoftwareAuthenticator();
    forged.create((await start()).options);
    const [id = ''] = [...known.keys.keys()];
    forged.keys.set(id, [...forged.keys.values()][0] as NonNullable<ReturnType<typeof forged.keys.get>>);
    const bodies = [];
    for (const [authenticator, own] of [
      [unknown, undefined],
      [forged, id],
    ] as const) {
      const { challengeId, options } = await ask();
      const passkey = authenticator.get(options, own);
      const reply = await openBrowser(test.app).post(passkeyRestPaths.signIn, {
        challengeId,
        passkey,
        rememberMe: false,
      });
      bodies.push([reply.statusCode, { ...reply.json(), referenceId: '' }]);
    }
    const [{ id: passkeyId }] = (await settings()).passkeys;
    await browser.delete(passkeyRestPaths.passkey(passkeyId));
    const removed = await signIn(known);
    bodies.push([removed.statusCode, { ...removed.json(), referenceId: '' }]);
    assert.equal(new Set(bodies.map((body) => JSON.stringify(body))).size, 1);
    assert.equal(outcome(removed), 'PASSKEY_INVALID');
    assert.deepEqual((await ask()).options.allowCredentials, []);
  });

  it('is a second factor after the password, and leaves no way past it, ACC-005, D-112', async () => {
    const authenticator = await register();
    const own = openBrowser(test.app);
    const { challengeId, mfaChallengeMethods } = (await own.signIn('green')).json();
    assert.deepEqual(
      mfaChallengeMethods.map(({ id, type }: { id: string; type: string }) => [id, type]),
      [
        ['passkey', 'passkey'],
        ['recovery-code', 'recovery-code'],
      ],
    );
    const verify = (passkey?: object) =>
      own.post(mfaRestPaths.verify, {
        challengeId,
        methodId: 'passkey',
        code: '',
        rememberDevice: false,
        ...(passkey && { passkey }),
      });
    assert.equal(outcome(await verify()), 'PASSKEY_INVALID');
    const options = (await own.post(passkeyRestPaths.factorOptions, { challengeId })).json();
    assert.deepEqual(
      options.allowCredentials.map(({ id }: { id: string }) => id),
      [...authenticator.keys.keys()],
    );
    // A signature for a sign-in does not answer a challenge.
    assert.equal(outcome(await verify(authenticator.get((await ask()).options))), 'PASSKEY_INVALID');
    const again = (await own.post(passkeyRestPaths.factorOptions, { challengeId })).json();
    assert.equal(outcome(await verify(authenticator.get(again))), 200);
    assert.equal(outcome(await own.post(passkeyRestPaths.factorOptions, { challengeId })), 'CODE_EXPIRED');
  });

  it('of another member does not answer a challenge, D-112', async () => {
    await register();
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const theirs = await register(createSoftwareAuthenticator(), gold);
    const own = openBrowser(test.app);
    const { challengeId } = (await own.signIn('green')).json();
    const options = (await own.post(passkeyRestPaths.factorOptions, { challengeId })).json();
    const passkey = theirs.get({ ...options, allowCredentials: [] });
    const body = { challengeId, methodId: 'passkey', code: '', passkey, rememberDevice: false };
    assert.equal(outcome(await own.post(mfaRestPaths.verify, body)), 'PASSKEY_INVALID');
  });

  it('is the proof of a step-up instead of the password, D-113, ACC-043', async () => {
    const authenticator = await register();
    clock.advance(6 * 60_000);
    assert.equal(outcome(await browser.post(passkeyRestPaths.registrationOptions)), 'STEP_UP_REQUIRED');
    assert.equal(
      outcome(await browser.post(accountRestPaths.stepUp, { password: 'Espresso-2026' })),
      'MFA_REQUIRED',
    );
    const { challengeId } = (await browser.post(mfaRestPaths.stepUp)).json();
    const options = (await browser.post(passkeyRestPaths.factorOptions, { challengeId })).json();
    const passkey = authenticator.get(options);
    const body = { challengeId, methodId: 'passkey', code: '', passkey, rememberDevice: false };
    assert.equal(outcome(await browser.post(mfaRestPaths.verify, body)), 200);
    assert.equal((await settings()).passkeys.length, 1);
  });

  it('is removed after a recent proof; the last factor takes the codes with it, D-113, ACC-042', async () => {
    await register();
    const [{ id }] = (await settings()).passkeys;
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    assert.equal((await gold.delete(passkeyRestPaths.passkey(id))).statusCode, 200);
    assert.equal((await settings()).passkeys.length, 1);
    const left = (await browser.delete(passkeyRestPaths.passkey(id))).json();
    assert.deepEqual([left.passkeys, left.recoveryCodesLeft], [[], 0]);
    assert.equal((await openBrowser(test.app).signIn('green')).statusCode, 200);
    await runDueJobs(test.deps, identity.jobs ?? []);
    assert.match(readOutbox(test.deps.outboxDir, 'green@crema.test').join('\n'), /A passkey was removed/);
  });

  it('is not added twice, by another member, for another’s challenge or without a name; a lost reply blocks no retry, A11', async () => {
    const { challengeId, options } = await start();
    const authenticator = createSoftwareAuthenticator();
    const attestation = authenticator.create(options);
    assert.equal(outcome(await add(challengeId, attestation, { name: ' ' })), 'VALIDATION');
    assert.equal(outcome(await add(challengeId, attestation, { name: 'x'.repeat(51) })), 'VALIDATION');
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    assert.equal(outcome(await add(challengeId, attestation, { own: gold })), 'CODE_EXPIRED');
    // The reply to the first attempt was lost before it arrived: the key is not stored, and not excluded.
    const again = await start();
    assert.deepEqual(again.options.excludeCredentials, []);
    assert.equal(outcome(await add(again.challengeId, authenticator.create(again.options))), 200);
    assert.equal(outcome(await add(again.challengeId, attestation)), 'CODE_EXPIRED');
    const third = await start();
    assert.equal(third.options.excludeCredentials.length, 1);
    assert.equal(outcome(await add(third.challengeId, attestation)), 'PASSKEY_INVALID');
  });

  it('answers malformed bytes with an error of its own, not with a failure, D-112', async () => {
    const authenticator = await register();
    const { challengeId, options } = await ask();
    const passkey = authenticator.get(options);
    const body = {
      challengeId,
      passkey: { ...passkey, response: { ...passkey.response, authenticatorData: '!!', signature: 'AA' } },
      rememberMe: false,
    };
    assert.equal(outcome(await browser.post(passkeyRestPaths.signIn, body)), 'PASSKEY_INVALID');
  });
});

describe('passkeys', () => {
  it('are unknown while second factors are switched off, ACC-042', async () => {
    const test = await startTestApp({ modules: [identity] });
    const browser = openBrowser(test.app);
    await browser.signIn('green');
    for (const path of [passkeyRestPaths.signInOptions, passkeyRestPaths.registrationOptions])
      assert.equal((await browser.post(path)).statusCode, 404);
    const { factorOptions } = passkeyRestPaths;
    assert.equal((await browser.post(factorOptions, { challengeId: 'x' })).statusCode, 404);
    await test.stop();
  });

  it('belong to the configured domain, which the shop must be on, D-112', () => {
    const party = (publicOrigin: string, PASSKEY_RP_ID?: string) =>
      relyingPartyOf({ publicOrigin, environment: { PASSKEY_RP_ID } as never });
    assert.deepEqual(party('https://shop.crema.example'), {
      id: 'shop.crema.example',
      origin: 'https://shop.crema.example',
    });
    assert.equal(party('https://shop.crema.example', 'crema.example').id, 'crema.example');
    assert.throws(() => party('https://shop.crema.example', 'evil.example'), /PASSKEY_RP_ID/);
    assert.throws(() => party('https://notcrema.example', 'crema.example'), /PASSKEY_RP_ID/);
  });
});
