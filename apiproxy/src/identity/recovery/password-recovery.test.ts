import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { accountRestPaths, hostPaths, restPaths } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailPasswordChanged } from '../passwords/mail-password-changed.job.ts';
import { mailPasswordReset } from './mail-password-reset.job.ts';
import { resetLifetimeMs, resetTokens } from './reset-token.ts';

const hour = 60 * 60_000;

describe('a forgotten password', () => {
  const clock = createTestClock();
  let test: TestApp;
  let members = 0;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());

  const forgot = (emailAddress: string, headers = {}) =>
    openBrowser(test.app).post(
      accountRestPaths.forgotPassword,
      { emailAddress, userName: emailAddress },
      headers,
    );
  const mailsTo = async (address: string): Promise<readonly string[]> => {
    await runDueJobs(test.deps, [mailPasswordReset, mailPasswordChanged]);
    return readOutbox(test.deps.outboxDir, address);
  };
  const linksTo = async (address: string): Promise<string[]> =>
    (await mailsTo(address)).flatMap((mail) => /reset-password\/([\w.-]+)/.exec(mail)?.[1] ?? []);
  const check = (token: string) => openBrowser(test.app).post(accountRestPaths.checkResetLink, { token });
  const reset = (token: string, newPassword: string) =>
    openBrowser(test.app).post(accountRestPaths.resetPassword, { token, newPassword });
  const codeOf = (reply: { json: <T>() => T }) => reply.json<{ error?: { code: string } }>().error?.code;
  const signIn = (browser: TestBrowser, username: string, password: string) =>
    browser.post(restPaths.signIn, {
      username,
      password,
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: sampleReputation,
    });
  const isMember = async (browser: TestBrowser) =>
    (await browser.get(hostPaths.session)).json<{ session: { kind: string } }>().session.kind === 'member';
  const join = async (): Promise<{ browser: TestBrowser; address: string }> => {
    members += 1;
    clock.advance(hour);
    const address = `forgot-${members}@example.com`;
    const browser = openBrowser(test.app);
    const reply = await browser.post(restPaths.createAccount, { ...sampleAccount, emailAddress: address });
    assert.equal(reply.statusCode, 200);
    return { browser, address };
  };

  it('is replaced by a mailed link; the link works once and signs nobody in, ACC-010, D-114', async () => {
    const { address } = await join();
    assert.deepEqual([(await forgot(address)).statusCode], [202]);
    const [token = ''] = await linksTo(address);
    assert.deepEqual((await check(token)).json(), { status: 'valid' });
    const reply = await reset(token, 'a kettle by the sea');
    assert.deepEqual([reply.statusCode, reply.json()], [200, { status: 'changed' }]);
    assert.equal(reply.cookies.find(({ name }) => name.includes('sid'))?.value ?? '', '');
    const browser = openBrowser(test.app);
    assert.equal(codeOf(await signIn(browser, address, sampleAccount.password)), 'INVALID_CREDENTIALS');
    assert.equal((await signIn(browser, address, 'a kettle by the sea')).statusCode, 200);
    assert.equal(codeOf(await check(token)), 'RESET_LINK_INVALID');
    assert.equal(codeOf(await reset(token, 'another kettle here')), 'RESET_LINK_INVALID');
  });

  it('ends every session of the member and of nobody else, and is reported by mail, D-114', async () => {
    const [one, other] = [await join(), await join()];
    const second = openBrowser(test.app);
    await signIn(second, one.address, sampleAccount.password);
    await forgot(one.address);
    await reset((await linksTo(one.address))[0] ?? '', 'a kettle by the sea');
    const states = await Promise.all([one.browser, second, other.browser].map(isMember));
    assert.deepEqual(states, [false, false, true]);
    const mails = await mailsTo(one.address);
    assert.equal(mails.filter((mail) => mail.includes('Your password was changed')).length, 1);
  });

  it('gets the same answer for an address without an account, and no mail, ACC-009, D-121', async () => {
    const { address } = await join();
    const [known, unknown] = [await forgot(address), await forgot('nobody@example.com')];
    assert.deepEqual([known.statusCode, known.body], [unknown.statusCode, unknown.body]);
    assert.deepEqual(await mailsTo('nobody@example.com'), []);
    const jobs = await test.deps.db
      .selectFrom('job')
      .select('id')
      .where('topic', '=', mailPasswordReset.topic)
      .execute();
    assert.ok(jobs.length >= 2, 'both requests store a job: the work of the request is the same');
  });

  it('is refused for a text that is not an email address, or too long a one, ACC-009', async () => {
    for (const wrong of ['ada', 'ada@', `${'a'.repeat(40)}@example.com`]) {
      const reply = await forgot(wrong);
      assert.deepEqual([reply.statusCode, codeOf(reply)], [400, 'VALIDATION'], wrong);
    }
    assert.equal((await forgot('\u200b Forgot-1@Example.com ')).statusCode, 202);
  });

  it('is set by each mailed link for 30 minutes, and the first that sets it ends the others, L-70, D-114', async () => {
    const { address } = await join();
    await forgot(address);
    const [first = ''] = await linksTo(address);
    clock.advance(60_000);
    await forgot(address);
    const second = (await linksTo(address)).find((link) => link !== first) ?? '';
    // A stranger who asks again does not end the owner's link.
    assert.equal((await check(first)).statusCode, 200);
    clock.advance(resetLifetimeMs - 60_000);
    assert.equal(codeOf(await check(first)), 'RESET_LINK_INVALID');
    assert.equal((await check(second)).statusCode, 200);
    await forgot(address);
    const third = (await linksTo(address)).find((link) => link !== first && link !== second) ?? '';
    assert.equal((await reset(third, 'a kettle by the sea')).statusCode, 200);
    assert.equal(codeOf(await reset(second, 'a kettle by the lake')), 'RESET_LINK_INVALID');
  });

  it('is set once by 50 parallel uses of one link, ACC-010', async () => {
    const { address } = await join();
    await forgot(address);
    const [token = ''] = await linksTo(address);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => reset(token, `kettle number ${at} here`)),
    );
    const count = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length;
    assert.deepEqual([count(200), count(404)], [1, 49]);
    const winner = replies.findIndex(({ statusCode }) => statusCode === 200);
    const signedIn = await signIn(openBrowser(test.app), address, `kettle number ${winner} here`);
    assert.equal(signedIn.statusCode, 200, 'the password is that of the use that worked');
  });

  it('is refused if empty, short, long, easy to guess or one of the last five; the link still works, ACC-011', async () => {
    const { address } = await join();
    let present = sampleAccount.password;
    const used = [present];
    for (let turn = 0; turn < 5; turn += 1) {
      clock.advance(hour);
      await forgot(address);
      const token = (await linksTo(address)).at(-1) ?? '';
      const refused = async (password: string) => {
        const reply = await reset(token, password);
        return [codeOf(reply), reply.json<{ error: { params: object } }>().error.params];
      };
      if (turn === 0) {
        assert.deepEqual(await refused(''), ['111011', { newPassword: 'required' }]);
        assert.deepEqual(await refused('short'), ['111022', { newPassword: 'too-short' }]);
        assert.deepEqual(await refused('x'.repeat(129)), ['111022', { newPassword: 'too-long' }]);
        assert.deepEqual(await refused('password1'), ['111022', { newPassword: 'common' }]);
      }
      for (const earlier of used) assert.deepEqual((await refused(earlier))[0], '111084', earlier);
      present = `a kettle by the sea ${turn}`;
      assert.equal((await reset(token, present)).statusCode, 200);
      used.push(present);
    }
    clock.advance(hour);
    await forgot(address);
    const sixth = await reset((await linksTo(address)).at(-1) ?? '', sampleAccount.password);
    assert.equal(sixth.statusCode, 200, 'the sixth last password may be chosen again');
  });

  it('is not set by a link that was made up, altered, or made for another purpose, ACC-010', async () => {
    const { address } = await join();
    await forgot(address);
    const [token = ''] = await linksTo(address);
    const wrong = [`${token}0`, token.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'x.y', 'x'];
    for (const link of wrong)
      assert.equal(codeOf(await reset(link, 'a kettle by the sea')), 'RESET_LINK_INVALID');
    const confirmation = await test.deps.db
      .selectFrom('email_confirmation')
      .select('confirmation_id')
      .where('email', '=', address)
      .executeTakeFirstOrThrow();
    const { confirmationTokens } = await import('../email-confirmation/confirmation-token.ts');
    const other = confirmationTokens.tokenOf(test.deps, confirmation.confirmation_id);
    assert.notEqual(other, resetTokens.tokenOf(test.deps, confirmation.confirmation_id));
    assert.equal(codeOf(await reset(other, 'a kettle by the sea')), 'RESET_LINK_INVALID');
  });

  it('is mailed with the configured origin whatever the request names, ACC-010', async () => {
    const { address } = await join();
    await forgot(address, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    await linksTo(address);
    const mails = (await mailsTo(address)).filter((mail) => mail.includes('reset-password/'));
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.includes(`${test.deps.publicOrigin}/account/reset-password/`));
    assert.ok(!mails[0]?.includes('evil.example'));
  });

  it('fills no mailbox: three mails in 30 minutes, whose links work until the next may be sent, L-70, D-121', async () => {
    const { address } = await join();
    clock.advance(resetLifetimeMs - (clock.now().getTime() % resetLifetimeMs));
    for (let n = 0; n < 5; n += 1) assert.equal((await forgot(address)).statusCode, 202);
    const links = await linksTo(address);
    assert.equal(links.length, 3);
    clock.advance(resetLifetimeMs - 1);
    assert.equal((await check(links[0] ?? '')).statusCode, 200);
    clock.advance(1);
    await forgot(address);
    assert.equal((await linksTo(address)).length, 4);
  });

  it('is limited for one network, with the time to come back, D-121', async () => {
    clock.advance(hour);
    let last = await forgot('limit@example.com');
    for (let n = 0; n < 30; n += 1) last = await forgot('limit@example.com');
    assert.deepEqual([last.statusCode, codeOf(last)], [429, 'TOO_MANY_REQUESTS']);
    assert.ok(Number(last.headers['retry-after']) > 0);
    clock.advance(hour);
  });

  it('leaves no token in the tables, the jobs or the log', async () => {
    const { address } = await join();
    await forgot(address);
    const [token = ''] = await linksTo(address);
    await reset(token, 'a kettle by the sea');
    const rows = await test.deps.db.selectFrom('reset_token').selectAll().execute();
    const jobs = await test.deps.db.selectFrom('job').selectAll().execute();
    assert.ok(!JSON.stringify([rows, jobs, test.logged]).includes(token.split('.')[1] ?? 'none'));
  });
});
