import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { accountRestPaths, mfaRestPaths, restPaths, type MfaChallengeMethod } from '@crema/shared-contracts';
import { Secret, TOTP } from 'otpauth';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';
import { memberCommands } from './members.commands.ts';
import { stepLimits } from './second-step-limits.ts';

const flags = { enableMfaFeatures: true };
const phone = '+13125550142';
/** The sign as keyboards for Chinese and Japanese type it. */
const fullWidth = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);

describe('a second factor', () => {
  const clock = createTestClock();
  let test: TestApp;
  let browser: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock, modules: [identity], overrides: { flags } });
  });
  after(() => test.stop());
  beforeEach(async () => {
    // Windows of the limits are over, and no factor is left.
    clock.advance(2 * 60 * 60_000);
    await memberCommands[0]?.run(
      { ...test.deps, clock, notify: () => undefined },
      {
        options: {},
        positionals: ['green@crema.test'],
      },
    );
    browser = openBrowser(test.app);
    await browser.signIn('green');
  });
  const appCode = (secret: string, shiftMs = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + shiftMs });
  const texts = async () => {
    await runDueJobs(test.deps, identity.jobs ?? []);
    return readdirSync(test.deps.outboxDir)
      .filter((name) => name.endsWith('.sms'))
      .sort()
      .map((name) => readFileSync(join(test.deps.outboxDir, name), 'utf8'));
  };
  const smsCode = async () => /^(\d{6}) /m.exec((await texts()).at(-1) ?? '')?.[1] ?? '';
  const enrol = async (body: object) => (await browser.post(mfaRestPaths.enrol, body)).json();
  const confirm = (enrolmentId: string, code: string) =>
    browser.post(mfaRestPaths.confirm, { enrolmentId, code });
  const addApp = async () => {
    const { enrolmentId, secret } = await enrol({ type: 'totp' });
    const { recoveryCodes } = (await confirm(enrolmentId, appCode(secret))).json();
    clock.advance(30_000);
    return { secret, recoveryCodes } as { secret: string; recoveryCodes: string[] };
  };
  const addPhone = async (own: object = {}) => {
    const { enrolmentId } = await enrol({ type: 'sms', phone: '(312) 555-0142', ...own });
    return confirm(enrolmentId, await smsCode());
  };
  const settings = async () => (await browser.get(mfaRestPaths.settings)).json();
  const signIn = async (own = openBrowser(test.app), remoteAddress?: string) => {
    const reply = await own.signIn('green');
    const { challengeId, mfaChallengeMethods = [] } = reply.json();
    const methodId = (type: string) =>
      mfaChallengeMethods.find((method: MfaChallengeMethod) => method.type === type)?.id as string;
    const post = (url: string, body: object) =>
      remoteAddress === undefined
        ? own.post(url, body)
        : test.app.inject({ method: 'POST', url, headers: ownPage, remoteAddress, payload: body });
    const verify = (type: string, code: string, rememberDevice = false) =>
      post(mfaRestPaths.verify, { challengeId, methodId: methodId(type), code, rememberDevice });
    const send = () => post(mfaRestPaths.challenge, { challengeId, methodId: methodId('sms') });
    return { own, reply, challengeId: challengeId as string, mfaChallengeMethods, verify, send };
  };
  const outcome = (reply: { statusCode: number; json(): { error?: { code: string } } }) =>
    reply.json().error?.code ?? reply.statusCode;

  it('of an app signs in after the password, and its code of the setup does not work again, ACC-005, D-112, A07', async () => {
    const { enrolmentId, secret } = await enrol({ type: 'totp' });
    const code = appCode(secret);
    await confirm(enrolmentId, code);
    const first = await signIn();
    assert.deepEqual([outcome(first.reply), first.reply.statusCode], ['MFA_REQUIRED', 401]);
    assert.equal(outcome(await first.verify('totp', code)), 'CODE_INVALID');
    clock.advance(30_000);
    const next = appCode(secret);
    const spaced = `${next.slice(0, 3)} ${next.slice(3)}`;
    const reply = await first.verify('totp', `\u00a0${spaced}-`);
    assert.equal(reply.json().session.member.email, 'green@crema.test');
    assert.equal(outcome(await (await signIn()).verify('totp', next)), 'CODE_INVALID');
  });

  it('of a phone whose clock is 60 s off works, A09', async () => {
    const { secret } = await addApp();
    assert.equal(outcome(await (await signIn()).verify('totp', appCode(secret, 60_000))), 200);
  });

  it('changes nothing until a right code is given, and the code belongs to its own secret, A09', async () => {
    const one = await enrol({ type: 'totp' });
    const two = await enrol({ type: 'totp' });
    assert.equal((await signIn()).reply.statusCode, 200);
    assert.equal(outcome(await confirm(one.enrolmentId, appCode(two.secret))), 'CODE_INVALID');
    assert.equal(outcome(await confirm(one.enrolmentId, appCode(one.secret))), 200);
    await enrol({ type: 'totp' });
    clock.advance(30_000);
    assert.equal(outcome(await (await signIn()).verify('totp', appCode(one.secret))), 200);
  });

  it('is used once by 20 verifications at the same time, and a recovery code too, A07, D-112', async () => {
    const { secret, recoveryCodes } = await addApp();
    for (const [type, code] of [
      ['totp', appCode(secret)],
      ['recovery-code', recoveryCodes[0] ?? ''],
    ] as const) {
      const challenges = [await signIn(), await signIn()];
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, n) => challenges[n % 2]?.verify(type, code)),
      );
      assert.equal(replies.filter((reply) => reply?.statusCode === 200).length, 1);
      clock.advance(60 * 60_000);
    }
  });

  for (const [what, type] of [
    ['with a no-break hyphen', (code: string) => code.replace('-', '\u2011')],
    [
      'in capitals, with an en dash between spaces',
      (code: string) => code.toUpperCase().replace('-', ' \u2013 '),
    ],
    ['with direction marks', (code: string) => `\u202d${code}\u202c`],
    ['in full-width letters', (code: string) => code.replaceAll(/[a-z0-9]/g, (sign) => fullWidth(sign))],
  ] as const)
    it(`takes a recovery code ${what}, PLT-020`, async () => {
      const { recoveryCodes } = await addApp();
      const challenge = await signIn();
      const reply = await challenge.verify('recovery-code', type(recoveryCodes[0] ?? ''));
      assert.equal(reply.statusCode, 200);
    });

  it('is a challenge that 50 parallel uses pass once, D-112', async () => {
    const { secret } = await addApp();
    const { challengeId, mfaChallengeMethods } = await signIn();
    const { passChallenge } = await import('./challenge.ts');
    const answer = { methodId: mfaChallengeMethods[0].id, code: appCode(secret) };
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => passChallenge(test.deps, challengeId, answer)),
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  });

  it('does not finish a sign-in with the earlier password once another one is saved, A01, D-114', async () => {
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const { enrolmentId, secret } = (await gold.post(mfaRestPaths.enrol, { type: 'totp' })).json();
    await gold.post(mfaRestPaths.confirm, { enrolmentId, code: appCode(secret) });
    clock.advance(30_000);
    const { challengeId, mfaChallengeMethods } = (await openBrowser(test.app).signIn('gold')).json();
    const saved = await gold.put(accountRestPaths.password, { newPassword: 'a kettle by the sea' });
    assert.equal(saved.statusCode, 200);
    const answer = { challengeId, methodId: mfaChallengeMethods[0].id, code: appCode(secret) };
    const late = await openBrowser(test.app).post(mfaRestPaths.verify, { ...answer, rememberDevice: false });
    assert.equal(outcome(late), 'CODE_EXPIRED');
  });

  it('of a phone gets its code by SMS, again after 30 s, at most five times, D-112', async () => {
    assert.equal((await addPhone()).json().recoveryCodes.length, 10);
    const { mfaChallengeMethods, send, verify } = await signIn();
    assert.deepEqual(
      mfaChallengeMethods.map(({ type, masked }: MfaChallengeMethod) => [type, masked]),
      [
        ['sms', '••••\u00a00142'],
        ['recovery-code', ''],
      ],
    );
    assert.equal(outcome(await verify('sms', '123456')), 'CODE_INVALID');
    assert.equal(outcome(await send()), 200);
    const reply = await send();
    assert.deepEqual([outcome(reply), reply.json().error.params], ['TOO_MANY_REQUESTS', { retryAfter: 30 }]);
    for (let n = 0; n < 4; n += 1) {
      clock.advance(30_000);
      assert.equal(outcome(await send()), 200);
    }
    clock.advance(30_000);
    assert.equal(outcome(await send()), 'TOO_MANY_REQUESTS');
    assert.match((await texts()).at(-1) ?? '', new RegExp(`^To: \\${phone}`));
    assert.equal(outcome(await verify('sms', await smsCode())), 200);
  });

  it('ends after 5 wrong codes, and after 10 minutes, D-112', async () => {
    const { secret } = await addApp();
    const wrong = await signIn();
    for (let n = 0; n < 5; n += 1) assert.equal(outcome(await wrong.verify('totp', 'x')), 'CODE_INVALID');
    assert.equal(outcome(await wrong.verify('totp', appCode(secret))), 'CODE_EXPIRED');
    const late = await signIn();
    clock.advance(10 * 60_000);
    assert.equal(outcome(await late.verify('totp', appCode(secret))), 'CODE_EXPIRED');
  });

  /** Somebody who knows the password types wrong codes in new challenges. */
  const attack = async (times: number, addressOf: (n: number) => string) => {
    const outcomes: unknown[] = [];
    for (let n = 0; n < times; n += 1) {
      const { verify } = await signIn(openBrowser(test.app), addressOf(n));
      outcomes.push(outcome(await verify('totp', 'x')));
    }
    return outcomes;
  };
  const { network, account } = stepLimits.verify;
  const everywhere = (n: number) => `10.1.0.${Math.floor(n / network.max)}`;

  it('limits the codes of one account by network and over all, with the true wait, L-70, D-121', async () => {
    await addApp();
    const codes = await attack(network.max + 5, () => '203.0.113.9');
    assert.equal(codes.filter((code) => code === 'CODE_INVALID').length, network.max);
    await attack(account.max - network.max, everywhere);
    const { verify } = await signIn(openBrowser(test.app), '198.51.100.1');
    const reply = await verify('totp', 'x');
    const untilHour = 3600 - (Math.floor(clock.now().getTime() / 1000) % 3600);
    assert.deepEqual(
      [outcome(reply), reply.json().error.params, reply.headers['retry-after']],
      ['TOO_MANY_REQUESTS', { retryAfter: untilHour }, String(untilHour)],
    );
  });

  it('lets the owner in by code from another network, and after 40 wrong codes where the owner was before, L-70', async () => {
    const { secret } = await addApp();
    const own = openBrowser(test.app);
    const before = await signIn(own);
    assert.equal(outcome(await before.verify('totp', appCode(secret))), 200);
    await own.post(restPaths.signOut);
    await attack(25, () => '203.0.113.9');
    clock.advance(30_000);
    const elsewhere = await signIn(openBrowser(test.app), '198.51.100.7');
    assert.equal(outcome(await elsewhere.verify('totp', appCode(secret))), 200);
    await attack(account.max, everywhere);
    clock.advance(30_000);
    const stranger = await signIn();
    assert.equal(outcome(await stranger.verify('totp', appCode(secret))), 'TOO_MANY_REQUESTS');
    const owner = await signIn(own);
    assert.equal(outcome(await owner.verify('totp', appCode(secret))), 200);
  });

  it('takes a recovery code from the network of the attack, five tries in a challenge, L-70', async () => {
    const { recoveryCodes } = await addApp();
    await attack(account.max + 10, () => '127.0.0.1');
    await attack(account.max, everywhere);
    const { verify } = await signIn();
    assert.equal(outcome(await verify('recovery-code', recoveryCodes[0] ?? '')), 200);
    const wrong = await signIn();
    for (let n = 0; n < 5; n += 1)
      assert.equal(outcome(await wrong.verify('recovery-code', 'x')), 'CODE_INVALID');
    assert.equal(outcome(await wrong.verify('recovery-code', recoveryCodes[1] ?? '')), 'CODE_EXPIRED');
  });

  it('does not count what a stolen session types against the owner, nor the reverse, L-70', async () => {
    const { secret } = await addApp();
    const stepUp = async (code: string) => {
      const { challengeId, mfaChallengeMethods } = (await browser.post(mfaRestPaths.stepUp)).json();
      const answer = { challengeId, methodId: mfaChallengeMethods[0].id, code, rememberDevice: false };
      return outcome(await browser.post(mfaRestPaths.verify, answer));
    };
    for (let n = 0; n < stepLimits.verify.own.max; n += 1) await stepUp('x');
    assert.equal(await stepUp('x'), 'TOO_MANY_REQUESTS');
    for (let n = 0; n < 20; n += 1) await confirm('none', '000000');
    assert.equal(outcome(await confirm('none', '000000')), 'TOO_MANY_REQUESTS');
    const owner = await signIn();
    assert.equal(outcome(await owner.verify('totp', appCode(secret))), 200);
    const another = (await owner.own.post(mfaRestPaths.enrol, { type: 'totp' })).json();
    const code = appCode(another.secret);
    const added = await owner.own.post(mfaRestPaths.confirm, { enrolmentId: another.enrolmentId, code });
    assert.equal(outcome(added), 200);
  });

  it('forgets the wrong codes with a new password, L-70', async () => {
    const { secret } = await addApp();
    await attack(network.max, () => '127.0.0.1');
    assert.equal(outcome(await (await signIn()).verify('totp', appCode(secret))), 'TOO_MANY_REQUESTS');
    const { hashPassword } = await import('../passwords/password.ts');
    await test.deps.db
      .updateTable('member')
      .set({ password_hash: await hashPassword('Espresso-2026') })
      .where('member_id', '=', 'member-green')
      .execute();
    assert.equal(outcome(await (await signIn()).verify('totp', appCode(secret))), 200);
  });

  it('warns the owner once a day after three wrong codes, in the language of the account, L-70', async () => {
    clock.advance(24 * 60 * 60_000);
    await browser.signIn('green');
    await addApp();
    const warnings = async () => {
      await runDueJobs(test.deps, identity.jobs ?? []);
      const mails = readOutbox(test.deps.outboxDir, 'green@crema.test');
      return mails.filter((mail) => mail.includes('Someone entered your')).length;
    };
    const earlier = await warnings();
    await attack(2, () => '203.0.113.9');
    assert.equal(await warnings(), earlier);
    await attack(5, () => '203.0.113.9');
    assert.equal(await warnings(), earlier + 1);
  });

  it('asks a member without one for the password whatever number of times, L-77', async () => {
    for (let n = 0; n < 40; n += 1)
      assert.equal((await browser.post(mfaRestPaths.stepUp)).json().challengeId, null);
  });

  it('is not asked for in a browser that the member remembers, until it is removed there, D-112', async () => {
    const { secret } = await addApp();
    const { own, verify } = await signIn();
    await verify('totp', appCode(secret), true);
    assert.equal((await signIn(own)).reply.statusCode, 200);
    assert.equal(own.cookies.has('trusted'), true);
    const [trusted] = (await settings()).trustedBrowsers;
    assert.deepEqual((await browser.delete(mfaRestPaths.browser(trusted.id))).json().trustedBrowsers, []);
    assert.equal(outcome((await signIn(own)).reply), 'MFA_REQUIRED');
  });

  it('is asked for again after 30 days, D-112', async () => {
    const { secret } = await addApp();
    const { own, verify } = await signIn();
    await verify('totp', appCode(secret), true);
    clock.advance(30 * 24 * 60 * 60_000);
    assert.equal(outcome((await signIn(own)).reply), 'MFA_REQUIRED');
  });

  it('is the proof of a step-up instead of the password, D-113, ACC-043', async () => {
    const { secret } = await addApp();
    clock.advance(6 * 60_000);
    assert.equal(outcome(await browser.get(mfaRestPaths.settings)), 'STEP_UP_REQUIRED');
    assert.equal(
      outcome(await browser.post(accountRestPaths.stepUp, { password: 'Espresso-2026' })),
      'MFA_REQUIRED',
    );
    const { challengeId, mfaChallengeMethods } = (await browser.post(mfaRestPaths.stepUp)).json();
    const body = {
      challengeId,
      methodId: mfaChallengeMethods[0].id,
      code: appCode(secret),
      rememberDevice: false,
    };
    assert.equal(outcome(await openBrowser(test.app).post(mfaRestPaths.verify, body)), 'UNAUTHENTICATED');
    assert.equal(outcome(await browser.post(mfaRestPaths.verify, body)), 200);
    assert.equal((await settings()).factors.length, 1);
  });

  it('of a member without one is the password, D-113', async () => {
    assert.deepEqual((await browser.post(mfaRestPaths.stepUp)).json(), {
      challengeId: null,
      mfaChallengeMethods: [],
    });
  });

  it('is changed, removed and renewed after a recent proof, and each change is mailed, ACC-042, ACC-044', async () => {
    await addPhone();
    const [{ id }] = (await settings()).factors;
    await addPhone({ phone: '312 555 0177', replaces: id });
    const [changed, ...more] = (await settings()).factors;
    assert.deepEqual([changed.masked, more], ['••••\u00a00177', []]);
    const codes = (await browser.post(mfaRestPaths.recoveryCodes)).json().recoveryCodes;
    assert.equal(new Set(codes).size, 10);
    const removed = (await browser.delete(mfaRestPaths.factor(changed.id))).json();
    assert.deepEqual(removed, { factors: [], passkeys: [], recoveryCodesLeft: 0, trustedBrowsers: [] });
    await runDueJobs(test.deps, identity.jobs ?? []);
    const mails = readOutbox(test.deps.outboxDir, 'green@crema.test').join('\n');
    for (const words of ['was added', 'was changed', 'codes were created', 'was removed'])
      assert.match(mails, new RegExp(words));
    assert.equal((await signIn()).reply.statusCode, 200);
  });

  it('refuses a text that is not a number, and the factor of another member, ACC-042', async () => {
    assert.equal(outcome(await browser.post(mfaRestPaths.enrol, { type: 'sms', phone: '12' })), 'VALIDATION');
    const other = { type: 'sms', phone, replaces: 'somebody-else' };
    assert.equal(outcome(await browser.post(mfaRestPaths.enrol, other)), 'NOT_FOUND');
    assert.equal(outcome(await browser.post(mfaRestPaths.recoveryCodes)), 'NOT_FOUND');
  });

  it('stores no code, secret or token as text, D-112', async () => {
    const { secret, recoveryCodes } = await addApp();
    const { own, verify } = await signIn();
    await verify('totp', appCode(secret), true);
    const rows = await Promise.all(
      (['mfa_factor', 'mfa_recovery_code', 'trusted_browser', 'job'] as const).map((table) =>
        test.deps.db.selectFrom(table).selectAll().execute(),
      ),
    );
    const table = JSON.stringify(rows);
    for (const text of [secret, recoveryCodes[0] ?? '', own.cookies.get('trusted') ?? ''])
      assert.equal(table.includes(text), false);
  });

  it('is asked for after a reset of the password, also in a remembered browser, A01', async () => {
    const { secret } = await addApp();
    const { own, verify } = await signIn();
    await verify('totp', appCode(secret), true);
    await browser.post(accountRestPaths.forgotPassword, {
      emailAddress: 'green@crema.test',
      userName: 'green@crema.test',
    });
    await runDueJobs(test.deps, identity.jobs ?? []);
    const mails = readOutbox(test.deps.outboxDir, 'green@crema.test').join('\n');
    const link = /reset-password\/([\w.-]+)/.exec(mails);
    const reply = await own.post(accountRestPaths.resetPassword, {
      token: link?.[1] ?? '',
      newPassword: 'a kettle by the sea',
    });
    assert.equal(reply.statusCode, 200, reply.body);
    assert.equal((await own.get(mfaRestPaths.sessions)).statusCode, 401);
    assert.equal(await test.deps.db.selectFrom('trusted_browser').selectAll().executeTakeFirst(), undefined);
  });
});

it('is unknown while second factors are switched off, ACC-042', async () => {
  const test = await startTestApp({ modules: [identity] });
  const browser = openBrowser(test.app);
  await browser.signIn('green');
  assert.equal((await browser.get(mfaRestPaths.settings)).statusCode, 404);
  assert.equal((await browser.post(mfaRestPaths.enrol, { type: 'totp' })).statusCode, 404);
  await test.stop();
});
