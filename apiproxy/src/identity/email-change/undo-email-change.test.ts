import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { accountRestPaths, restPaths } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';
import { undoLifetimeMs } from './undo-token.ts';

describe('the link that takes a change of the email address back', () => {
  const clock = createTestClock();
  const memberId = 'member-green';
  const own = 'green@crema.test';
  let test: TestApp;
  let thief: TestBrowser;
  let changes = 0;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());

  const mailsTo = async (address: string) => {
    await runDueJobs(test.deps, identity.jobs ?? []);
    return readOutbox(test.deps.outboxDir, address);
  };
  const linksTo = async (address: string) =>
    (await mailsTo(address)).flatMap((mail) => /undo-email-change\?token=([\w.-]+)/.exec(mail)?.[1] ?? []);
  const codeOf = (reply: { json(): { error?: { code: string } }; statusCode: number }) =>
    reply.json().error?.code ?? reply.statusCode;
  const change = async (browser: TestBrowser): Promise<string> => {
    changes += 1;
    const next = `thief-${changes}@example.com`;
    await browser.post(accountRestPaths.emailChange, { emailAddress: next });
    const [code = ''] = (await mailsTo(next)).flatMap(
      (mail) => /Subject: Your code: (\d{6})/.exec(mail)?.[1] ?? [],
    );
    assert.equal(codeOf(await browser.post(accountRestPaths.confirmEmailChange, { code })), 200);
    return next;
  };
  const undo = (token: string) => openBrowser(test.app).post(accountRestPaths.undoEmailChange, { token });
  const emailNow = async () =>
    (
      await test.deps.db
        .selectFrom('member')
        .select('email')
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
    ).email;
  beforeEach(async () => {
    clock.advance(undoLifetimeMs);
    const { hashPassword } = await import('../passwords/password.ts');
    await test.deps.db
      .updateTable('member')
      .set({
        email: own,
        email_confirmed_at: clock.now(),
        password_hash: await hashPassword('Espresso-2026'),
      })
      .where('member_id', '=', memberId)
      .execute();
    thief = openBrowser(test.app);
    assert.equal((await thief.signIn('green')).statusCode, 200);
  });

  it('gives the account its address again, once, and ends sessions and the password that the thief knows, L-75', async () => {
    await change(thief);
    const token = (await linksTo(own)).at(-1) ?? '';
    assert.equal(codeOf(await undo(token)), 200);
    assert.equal(await emailNow(), own);
    assert.equal((await thief.get(restPaths.session)).json().session.kind, 'anonymous');
    assert.equal(codeOf(await openBrowser(test.app).signIn('green')), 'INVALID_CREDENTIALS');
    assert.equal(codeOf(await undo(token)), 'EMAIL_LINK_INVALID');
    // A new password comes to the owner's mailbox again.
    const asked = { emailAddress: own, userName: own };
    await openBrowser(test.app).post(accountRestPaths.forgotPassword, asked);
    assert.ok((await mailsTo(own)).some((mail) => mail.includes('reset-password/')));
  });

  it('takes back every later change as well, whose links end, L-75', async () => {
    const second = await change(thief);
    await change(thief);
    const [first = ''] = (await linksTo(own)).slice(-1);
    const [later = ''] = await linksTo(second);
    assert.equal(codeOf(await undo(first)), 200);
    assert.equal(await emailNow(), own);
    assert.equal(codeOf(await undo(later)), 'EMAIL_LINK_INVALID');
    assert.equal(await emailNow(), own);
  });

  it('removes a second factor and a passkey that were added since, and keeps the earlier ones, L-75', async () => {
    const factor = (id: string, at: Date) => ({
      factor_id: id,
      member_id: memberId,
      type: 'sms' as const,
      label: '+13125550142',
      confirmed_at: at,
    });
    const { db } = test.deps;
    await db
      .insertInto('mfa_factor')
      .values(factor('own', new Date(clock.now().getTime() - 1000)))
      .execute();
    await change(thief);
    await db.insertInto('mfa_factor').values(factor('added', clock.now())).execute();
    await undo((await linksTo(own)).at(-1) ?? '');
    const rows = await db
      .selectFrom('mfa_factor')
      .select('factor_id')
      .where('member_id', '=', memberId)
      .execute();
    assert.deepEqual(rows, [{ factor_id: 'own' }]);
  });

  it('works for 7 days, during which nobody else gets the address, L-75', async () => {
    await change(thief);
    const token = (await linksTo(own)).at(-1) ?? '';
    const join = () =>
      openBrowser(test.app).post(restPaths.createAccount, { ...sampleAccount, emailAddress: own });
    assert.equal(codeOf(await join()), 'EMAIL_UNAVAILABLE');
    clock.advance(undoLifetimeMs);
    assert.equal(codeOf(await undo(token)), 'EMAIL_LINK_INVALID');
  });

  it('is not in the mail to an address that was never confirmed: it may be a stranger’s, L-75', async () => {
    await test.deps.db
      .updateTable('member')
      .set({ email_confirmed_at: null })
      .where('member_id', '=', memberId)
      .execute();
    const before = (await linksTo(own)).length;
    await change(thief);
    assert.equal((await linksTo(own)).length, before);
    assert.ok((await mailsTo(own)).some((mail) => mail.includes('has another email address now')));
  });

  it('is refused when it was altered, and after 30 such links of one network right ones still pass, L-73, L-75', async () => {
    await change(thief);
    const token = (await linksTo(own)).at(-1) ?? '';
    for (let n = 0; n < 30; n += 1) assert.equal(codeOf(await undo(`${token}${n}`)), 'EMAIL_LINK_INVALID');
    assert.equal(codeOf(await undo(`${token}x`)), 'TOO_MANY_REQUESTS');
    assert.equal(codeOf(await undo(token)), 200);
  });
});
