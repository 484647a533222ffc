import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { mfaRestPaths, type FactorRecoveryReply } from '@crema/shared-contracts';
import { Secret, TOTP } from 'otpauth';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import type { OperatorCommand } from '../../operations/operator-command.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';
import { findMemberByEmail } from '../member-store.ts';
import { memberCommands } from '../mfa/members.commands.ts';
import { storePassword } from '../passwords/change-password.ts';
import { recoveryLifetimeMs, recoveryLinkMs, recoveryWaitMs } from './recovery-store.ts';

const hour = 60 * 60_000;
const email = 'green@crema.test';

describe('a member who lost every second factor and recovery code, L-79', () => {
  const clock = createTestClock();
  let test: TestApp;
  let secret = '';
  let owner: TestBrowser;
  let mailsBefore = 0;
  before(async () => {
    test = await startTestApp({
      clock,
      modules: [identity],
      overrides: { flags: { enableMfaFeatures: true } },
    });
  });
  after(() => test.stop());
  const operate = (
    name: string,
    positionals: readonly string[],
    options: OperatorCommand['options'] = {},
  ) => {
    const command = memberCommands.find((one) => one.name === name);
    assert.ok(command);
    return command.run({ ...test.deps, clock, notify: () => undefined }, { options, positionals });
  };
  const run = () => runDueJobs(test.deps, identity.jobs ?? []);
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  beforeEach(async () => {
    clock.advance(25 * hour);
    await operate('remove-factors', [email]);
    owner = openBrowser(test.app);
    await owner.signIn('green');
    const enrolment = (await owner.post(mfaRestPaths.enrol, { type: 'totp' })).json();
    secret = enrolment.secret;
    await owner.post(mfaRestPaths.confirm, { enrolmentId: enrolment.enrolmentId, code: code() });
    clock.advance(30_000);
    await run();
    mailsBefore = readOutbox(test.deps.outboxDir, email).length;
  });
  const mails = () => readOutbox(test.deps.outboxDir, email).slice(mailsBefore);
  const subjects = () => mails().map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
  const challenge = async (browser = openBrowser(test.app)) => {
    const { challengeId } = (await browser.signIn('green')).json();
    return { browser, challengeId: challengeId as string };
  };
  const ask = async () => {
    const { browser, challengeId } = await challenge();
    return browser.post(mfaRestPaths.recovery, { challengeId });
  };
  const link = async () => {
    assert.equal((await ask()).statusCode, 202);
    await run();
    const found = mails().flatMap((mail) => /recover-second-step#token=([\w.%-]+)/.exec(mail)?.[1] ?? []);
    return decodeURIComponent(found.at(-1) ?? '');
  };
  const post = async (path: string, token: string) => {
    const reply = await openBrowser(test.app).post(path, { token });
    return { code: reply.json().error?.code as string | undefined, ...reply.json<FactorRecoveryReply>() };
  };
  const start = async () => {
    const token = await link();
    assert.equal((await post(mfaRestPaths.startRecovery, token)).state, 'waiting');
    await run();
    return token;
  };
  const approve = () => operate('approve-recovery', [email], { by: 'Kim', checks: 'id,orders' } as never);
  const pass = async (ms: number) => {
    clock.advance(ms);
    await run();
  };
  /** Whether the password alone signs in. */
  const isOff = async () => (await openBrowser(test.app).signIn('green')).statusCode === 200;
  const outcome = async () =>
    (
      await test.deps.db
        .selectFrom('factor_recovery')
        .selectAll()
        .orderBy('asked_at', 'desc')
        .executeTakeFirstOrThrow()
    ).outcome;

  it('gets the second factor turned off by mail, waiting time and approval together, in either order', async () => {
    const token = await start();
    assert.deepEqual(await post(mfaRestPaths.recoveryLink, token), {
      code: undefined,
      state: 'waiting',
      dueAt: new Date(clock.now().getTime() + recoveryWaitMs).toISOString(),
      isApproved: false,
    });
    await approve();
    await run();
    assert.equal(await isOff(), false, 'approved, and the owner can still object');
    await pass(recoveryWaitMs - 1000);
    assert.equal(await isOff(), false);
    await pass(1000);
    assert.equal(await isOff(), true);
    assert.equal((await owner.get(mfaRestPaths.sessions)).json().error?.code, 'UNAUTHENTICATED');
    assert.equal((await post(mfaRestPaths.recoveryLink, token)).state, 'done');
    assert.match(mails()[0] ?? '', /Start the request/);
    assert.deepEqual(subjects().slice(1), [
      'Two-step verification will be turned off',
      'Reminder: two-step verification will be turned off',
      'Two-step verification is off',
    ]);
  });

  it('waits for the approval after the time, which ends after two weeks', async () => {
    await start();
    await pass(recoveryWaitMs);
    assert.equal(await isOff(), false, 'nobody has checked the identity');
    await approve();
    await run();
    assert.equal(await isOff(), true);
    assert.equal(await outcome(), 'DONE');
  });

  it('gets nothing without approval, without the mailed link, or by the password alone', async () => {
    await start();
    await pass(recoveryLifetimeMs);
    assert.deepEqual([await isOff(), await outcome()], [false, 'EXPIRED']);
    await assert.rejects(approve, /has no started request/);
    await link();
    await assert.rejects(approve, /has no started request/, 'the link was not used');
    await pass(recoveryLifetimeMs);
    assert.equal(await isOff(), false);
    const reply = await openBrowser(test.app).post(mfaRestPaths.recovery, { challengeId: 'made-up' });
    assert.equal(reply.json().error.code, 'CODE_EXPIRED');
  });

  for (const [because, cancel] of [
    ['any session', () => owner.delete(mfaRestPaths.recovery)],
    ['the mailed link', (token: string) => post(mfaRestPaths.cancelRecovery, token)],
    [
      'a right code: nothing is lost',
      async () => {
        const { browser, challengeId } = await challenge();
        const { factor_id: methodId } = await test.deps.db
          .selectFrom('mfa_factor')
          .select('factor_id')
          .executeTakeFirstOrThrow();
        const body = { challengeId, methodId, code: code(), rememberDevice: false };
        assert.equal((await browser.post(mfaRestPaths.verify, body)).statusCode, 200);
      },
    ],
    ['customer service', () => operate('reject-recovery', [email], { by: 'Kim' } as never)],
  ] as const)
    it(`keeps the second factor when the request is ended by ${because}`, async () => {
      const token = await start();
      await approve();
      await cancel(token);
      await pass(recoveryWaitMs);
      assert.equal(await isOff(), false);
      assert.ok(['CANCELLED', 'REJECTED'].includes((await outcome()) ?? ''));
      assert.equal((await post(mfaRestPaths.recoveryLink, token)).state, 'cancelled');
      assert.equal(
        (await post(mfaRestPaths.startRecovery, token)).state,
        'cancelled',
        'it does not begin again',
      );
    });

  it('keeps the second factor when a new password is chosen, as the request began with the earlier one', async () => {
    const token = await start();
    await approve();
    const member = await findMemberByEmail(test.deps.db, email);
    assert.ok(member);
    await test.deps.db
      .transaction()
      .execute((trx) => storePassword(trx, test.deps, member, member.password_hash));
    assert.equal((await post(mfaRestPaths.recoveryLink, token)).state, 'cancelled');
  });

  it('is seen in the session while it waits, and one is open at most', async () => {
    const own = async () => (await owner.get(mfaRestPaths.recovery)).json<FactorRecoveryReply>().state;
    assert.equal(await own(), 'none');
    const first = await link();
    assert.equal(await own(), 'none', 'the link was not used: nothing happens');
    assert.equal(await link(), first, 'a repeated request mails the same link');
    await post(mfaRestPaths.startRecovery, first);
    assert.equal(await own(), 'waiting');
    await ask();
    await run();
    assert.equal(
      mails().length,
      4,
      'link, link, started; the third request of the day mails the notice again',
    );
    await ask();
    await run();
    assert.equal(mails().length, 4, 'three mails a day');
  });

  it('has a day to use the link, and none without a confirmed address', async () => {
    const token = await link();
    clock.advance(recoveryLinkMs);
    assert.equal((await post(mfaRestPaths.startRecovery, token)).code, 'EMAIL_LINK_INVALID');
    assert.equal((await post(mfaRestPaths.startRecovery, 'x.y')).code, 'EMAIL_LINK_INVALID');
    await test.deps.db
      .updateTable('member')
      .set({ email_confirmed_at: null })
      .where('email', '=', email)
      .execute();
    const before = mails().length;
    assert.equal((await ask()).statusCode, 202);
    await run();
    assert.equal(mails().length, before);
    await test.deps.db
      .updateTable('member')
      .set({ email_confirmed_at: clock.now() })
      .where('email', '=', email)
      .execute();
  });

  it('is listed with who decided by which checks; two different checks are needed', async () => {
    await start();
    for (const checks of ['id', 'id,id', 'id,smile'])
      await assert.rejects(
        operate('approve-recovery', [email], { by: 'Kim', checks } as never),
        /--checks expects 2 or more/,
      );
    await assert.rejects(
      operate('approve-recovery', [email], { checks: 'id,orders' } as never),
      /--by is missing/,
    );
    await approve();
    const { rows } = await operate('recoveries', []);
    assert.deepEqual(rows[0]?.slice(4, 6), ['Kim', 'id orders']);
    const text = JSON.stringify(await test.deps.db.selectFrom('job').selectAll().execute());
    assert.doesNotMatch(text, /recover-second-step/);
  });
});
