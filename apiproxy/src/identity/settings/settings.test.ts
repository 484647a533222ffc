import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  accountRestPaths,
  hostPaths,
  restPaths,
  type ProfileReply,
  type Session,
} from '@crema/shared-contracts';
import { sql } from 'kysely';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailChangeAsked, mailChangeCode, mailChanged } from '../email-change/email-change.jobs.ts';
import { mailPasswordReset } from '../recovery/mail-password-reset.job.ts';
import { recentMs } from '../sessions/recent-proof.ts';

const hour = 60 * 60_000;

describe('the settings of an account', () => {
  const clock = createTestClock();
  let test: TestApp;
  let members = 0;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());

  const codeOf = (reply: { json: <T>() => T }) => reply.json<{ error?: { code: string } }>().error?.code;
  const paramsOf = (reply: { json: <T>() => T }) => reply.json<{ error: { params?: object } }>().error.params;
  const sessionOf = async (browser: TestBrowser) =>
    (await browser.get(hostPaths.session)).json<{ session: Session }>().session;
  const join = async (): Promise<{ browser: TestBrowser; address: string }> => {
    members += 1;
    clock.advance(hour);
    const address = `settings-${members}@example.com`;
    const browser = openBrowser(test.app);
    const reply = await browser.post(restPaths.createAccount, { ...sampleAccount, emailAddress: address });
    assert.equal(reply.statusCode, 200);
    return { browser, address };
  };
  const signIn = async (username: string, password = sampleAccount.password) => {
    const browser = openBrowser(test.app);
    const reply = await browser.post(restPaths.signIn, {
      username,
      password,
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: sampleReputation,
    });
    return { browser, reply };
  };
  const stepUp = (browser: TestBrowser, password: string = sampleAccount.password) =>
    browser.post(accountRestPaths.stepUp, { password });
  const outdate = () => clock.advance(recentMs);
  const sidOf = (browser: TestBrowser) => [...browser.cookies].find(([name]) => name.includes('sid'))?.[1];

  describe('a recent proof', () => {
    it('lasts 5 minutes from the sign-in and from each new proof, which gets a new session id, D-113, ACC-041', async () => {
      const { browser } = await join();
      const recentUntil = async () => {
        const session = await sessionOf(browser);
        return session.kind === 'member' ? session.recentUntil : 'no member';
      };
      assert.equal(await recentUntil(), new Date(clock.now().getTime() + recentMs).toISOString());
      outdate();
      assert.equal(await recentUntil(), undefined);
      const before = sidOf(browser);
      const reply = await stepUp(browser);
      assert.equal(reply.statusCode, 200);
      assert.equal(
        reply.json<{ session: { recentUntil: string } }>().session.recentUntil,
        new Date(clock.now().getTime() + recentMs).toISOString(),
      );
      assert.notEqual(sidOf(browser), before);
      assert.equal(await recentUntil(), new Date(clock.now().getTime() + recentMs).toISOString());
    });

    it('is needed for another password and another email address, D-113', async () => {
      const { browser } = await join();
      outdate();
      const password = await browser.put(accountRestPaths.password, { newPassword: 'a kettle by the sea' });
      assert.deepEqual([password.statusCode, codeOf(password)], [403, 'STEP_UP_REQUIRED']);
      const email = await browser.post(accountRestPaths.emailChange, { emailAddress: 'new@example.com' });
      assert.deepEqual([email.statusCode, codeOf(email)], [403, 'STEP_UP_REQUIRED']);
    });

    it('is refused for a wrong password, five times in 5 minutes, and belongs to members, D-113, D-121', async () => {
      const { browser } = await join();
      for (let n = 0; n < 5; n += 1)
        assert.equal(codeOf(await stepUp(browser, 'wrong password')), 'INVALID_CREDENTIALS');
      const limited = await stepUp(browser);
      assert.deepEqual([limited.statusCode, codeOf(limited)], [429, 'TOO_MANY_REQUESTS']);
      assert.equal(codeOf(await stepUp(openBrowser(test.app))), 'UNAUTHENTICATED');
    });

    it('keeps a session that outlasts the browser one that does', async () => {
      const { address } = await join();
      const browser = openBrowser(test.app);
      await browser.post(restPaths.signIn, {
        username: address,
        password: sampleAccount.password,
        rememberMe: true,
        market: 'US',
        transactionSubType: 'signin',
        reputation: sampleReputation,
      });
      const reply = await stepUp(browser);
      const sid = reply.cookies.find(({ name }) => name.includes('sid'));
      assert.ok(sid?.expires, 'the cookie has an end');
    });
  });

  describe('the password', () => {
    it('is changed, the other sessions and mailed links end, this one stays, ACC-041, D-114', async () => {
      const { browser, address } = await join();
      const { browser: other } = await signIn(address);
      await openBrowser(test.app).post(accountRestPaths.forgotPassword, {
        emailAddress: address,
        userName: address,
      });
      await runDueJobs(test.deps, [mailPasswordReset]);
      const link =
        /reset-password\/([\w.-]+)/.exec(readOutbox(test.deps.outboxDir, address).join('\n'))?.[1] ?? '';
      const reply = await browser.put(accountRestPaths.password, { newPassword: 'a kettle by the sea' });
      assert.deepEqual([reply.statusCode, reply.json()], [200, { status: 'changed' }]);
      assert.deepEqual(
        [(await sessionOf(browser)).kind, (await sessionOf(other)).kind],
        ['member', 'anonymous'],
      );
      assert.equal((await signIn(address, 'a kettle by the sea')).reply.statusCode, 200);
      const reset = await openBrowser(test.app).post(accountRestPaths.resetPassword, {
        token: link,
        newPassword: 'another kettle by the sea',
      });
      assert.equal(codeOf(reset), 'RESET_LINK_INVALID');
    });

    it('is refused with the codes of a reset, ACC-011', async () => {
      const { browser } = await join();
      const refused = async (newPassword: string) =>
        codeOf(await browser.put(accountRestPaths.password, { newPassword }));
      assert.deepEqual(
        [await refused(''), await refused('short'), await refused(sampleAccount.password)],
        ['111011', '111022', '111084'],
      );
    });
  });

  describe('the profile', () => {
    const profileOf = async (browser: TestBrowser) =>
      (await browser.get(accountRestPaths.profile)).json<ProfileReply>();
    const change = async (browser: TestBrowser, own: object) => {
      const { firstName, lastName, birthday, phone, locale } = await profileOf(browser);
      return browser.put(accountRestPaths.profile, {
        firstName,
        lastName,
        birthday: birthday ?? '',
        phone: phone ?? '',
        locale,
        ...own,
      });
    };

    it('is read and changed: name, phone in E.164, language, ACC-040, D-118', async () => {
      const { browser, address } = await join();
      assert.deepEqual(await profileOf(browser), {
        firstName: 'Ada',
        lastName: 'Byron',
        email: address,
        emailConfirmed: false,
        birthday: null,
        phone: null,
        locale: 'en-CA',
      });
      const reply = await change(browser, {
        firstName: ' Augusta ',
        phone: '\u202a(514) 555\u20110142\u202c',
        locale: 'fr-CA',
      });
      assert.equal(reply.statusCode, 200, reply.body);
      const { firstName, phone, locale } = await profileOf(browser);
      assert.deepEqual([firstName, phone, locale], ['Augusta', '+15145550142', 'fr-CA']);
      await change(browser, { phone: '' });
      assert.equal((await profileOf(browser)).phone, null);
    });

    it('has a birthday that is set once, also by two changes at once, D-118', async () => {
      const { browser } = await join();
      const days = ['1990-02-28', '1991-03-01', '1992-02-29', '1993-04-30'];
      const replies = await Promise.all(days.map((birthday) => change(browser, { birthday })));
      assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
      const { birthday } = await profileOf(browser);
      const again = await change(browser, { birthday: '1980-01-01' });
      assert.deepEqual([again.statusCode, codeOf(again)], [409, 'BIRTHDAY_SET']);
      assert.equal((await change(browser, { birthday, firstName: 'Grace' })).statusCode, 200);
    });

    it('is refused field by field, D-118, D-167', async () => {
      const { browser } = await join();
      const today = clock.now().toISOString().slice(0, 10);
      const years = (count: number) => `${Number(today.slice(0, 4)) - count}${today.slice(4)}`;
      for (const [own, reasons] of [
        [
          { firstName: '', lastName: 'x'.repeat(51) },
          { firstName: 'required', lastName: 'too-long' },
        ],
        [{ phone: '12345' }, { phone: 'invalid' }],
        [{ phone: '555 0142 555' }, { phone: 'invalid' }],
        [{ birthday: '2001-02-30' }, { birthday: 'invalid' }],
        [{ birthday: '9999-01-01' }, { birthday: 'future' }],
        [{ birthday: years(12) }, { birthday: 'too-young' }],
        [{ birthday: years(121) }, { birthday: 'too-old' }],
      ] as const) {
        const reply = await change(browser, own);
        assert.deepEqual([codeOf(reply), paramsOf(reply)], ['VALIDATION', reasons]);
      }
      assert.equal((await change(browser, { birthday: years(13) })).statusCode, 200);
    });

    it('belongs to its member, ACC-043', async () => {
      const nobody = openBrowser(test.app);
      for (const path of [
        accountRestPaths.profile,
        accountRestPaths.communicationPreferences,
        accountRestPaths.emailChange,
      ])
        assert.equal(codeOf(await nobody.get(path)), 'UNAUTHENTICATED', path);
    });
  });

  it('has the opt-ins of the account, which the member changes, ACC-041, ACC-044', async () => {
    const { browser } = await join();
    const path = accountRestPaths.communicationPreferences;
    const chosen = {
      receiveBrandEmailCommunications: true,
      receiveGeneralEmailCommunications: false,
      receivePersonalizedEmailCommunications: false,
    };
    assert.deepEqual((await browser.get(path)).json(), chosen);
    const other = {
      ...chosen,
      receiveBrandEmailCommunications: false,
      receiveGeneralEmailCommunications: true,
    };
    assert.deepEqual((await browser.put(path, other)).json(), other);
    assert.deepEqual((await browser.get(path)).json(), other);
  });

  describe('another email address', () => {
    const mailsTo = async (address: string) => {
      await runDueJobs(test.deps, [mailChangeCode, mailChangeAsked, mailChanged]);
      return readOutbox(test.deps.outboxDir, address);
    };
    const codesTo = async (address: string) =>
      (await mailsTo(address)).flatMap((mail) => /Subject: Your code: (\d{6})/.exec(mail)?.[1] ?? []);
    const propose = (browser: TestBrowser, emailAddress: string) =>
      browser.post(accountRestPaths.emailChange, { emailAddress });
    const confirm = (browser: TestBrowser, code: string) =>
      browser.post(accountRestPaths.confirmEmailChange, { code });
    const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

    it('is proposed, confirmed by the code that it got, and the earlier one gets a mail about both, ACC-044, ACC-045', async () => {
      const { browser, address } = await join();
      const next = `next-${members}@example.com`;
      const reply = await propose(browser, ` ${next.toUpperCase()} `);
      assert.deepEqual(reply.json(), {
        proposed: next,
        codeExpiresAt: new Date(clock.now().getTime() + 10 * 60_000).toISOString(),
      });
      const subject = (mail: string) => /^Subject: (.*)\r?$/m.exec(mail)?.[1];
      assert.ok((await mailsTo(address)).map(subject).some((text) => text?.includes('asked to change')));
      assert.equal((await signIn(address)).reply.statusCode, 200, 'the present address stays until then');
      const [code = ''] = await codesTo(next);
      const changed = await confirm(browser, ` ${code.slice(0, 3)}-${code.slice(3)} `);
      assert.equal(changed.statusCode, 200, changed.body);
      assert.equal(changed.json<{ session: { member: { email: string } } }>().session.member.email, next);
      assert.ok((await mailsTo(address)).map(subject).some((text) => text?.includes('was changed')));
      assert.equal((await signIn(next)).reply.statusCode, 200);
      assert.equal(codeOf((await signIn(address)).reply), 'INVALID_CREDENTIALS');
      assert.equal(codeOf(await confirm(browser, code)), 'CODE_EXPIRED', 'a code works once');
      const profile = (await browser.get(accountRestPaths.profile)).json<ProfileReply>();
      assert.deepEqual([profile.email, profile.emailConfirmed], [next, true]);
    });

    it('is not confirmed by a wrong code, and by none after five wrong ones or 10 minutes, ACC-045, D-112', async () => {
      const { browser } = await join();
      const next = `wrong-${members}@example.com`;
      await propose(browser, next);
      const [code = ''] = await codesTo(next);
      for (let n = 0; n < 5; n += 1)
        assert.equal(codeOf(await confirm(browser, wrongOf(code))), 'CODE_INVALID');
      assert.equal(codeOf(await confirm(browser, code)), 'CODE_EXPIRED');
      await propose(browser, next);
      const second = (await codesTo(next)).find((text) => text !== code) ?? '';
      clock.advance(10 * 60_000);
      assert.equal(codeOf(await confirm(browser, second)), 'CODE_EXPIRED');
    });

    it('is confirmed by the owner after a stolen session has typed codes until its limit, L-70', async () => {
      const { browser: thief, address } = await join();
      for (let n = 0; n < 20; n += 1) assert.equal(codeOf(await confirm(thief, '000000')), 'CODE_EXPIRED');
      assert.equal(codeOf(await confirm(thief, '000000')), 'TOO_MANY_REQUESTS');
      const { browser: owner } = await signIn(address);
      const next = `stolen-${members}@example.com`;
      await propose(owner, next);
      const [code = ''] = await codesTo(next);
      assert.equal((await confirm(owner, code)).statusCode, 200);
    });

    it('has one code, the newest, and none once it is given up, ACC-045', async () => {
      const { browser } = await join();
      const [first, second] = [`first-${members}@example.com`, `second-${members}@example.com`];
      await propose(browser, first);
      const [code = ''] = await codesTo(first);
      await propose(browser, second);
      assert.equal(codeOf(await confirm(browser, code)), 'CODE_INVALID');
      const [newer = ''] = await codesTo(second);
      assert.deepEqual((await browser.delete(accountRestPaths.emailChange)).json(), {
        proposed: null,
        codeExpiresAt: null,
      });
      assert.equal(codeOf(await confirm(browser, newer)), 'CODE_EXPIRED');
    });

    it('gets the same answer when it has an account: a mail without a code, and the other account stays, D-121', async () => {
      const [mine, theirs] = [await join(), await join()];
      const taken = await propose(theirs.browser, mine.address);
      const free = await propose(theirs.browser, `free-${members}@example.com`);
      assert.deepEqual([taken.statusCode, Object.keys(taken.json())], [200, Object.keys(free.json())]);
      await propose(theirs.browser, mine.address);
      assert.deepEqual(await codesTo(mine.address), []);
      assert.ok((await mailsTo(mine.address)).some((mail) => mail.includes('has an account already')));
      assert.equal((await signIn(mine.address)).reply.statusCode, 200);
    });

    it('is refused when an account took it before the code was typed, and 50 uses of one code change it once, ACC-045', async () => {
      const { browser, address } = await join();
      const next = `late-${members}@example.com`;
      await propose(browser, next);
      const [code = ''] = await codesTo(next);
      clock.advance(60_000);
      const rival = await openBrowser(test.app).post(restPaths.createAccount, {
        ...sampleAccount,
        emailAddress: next,
      });
      assert.equal(rival.statusCode, 200);
      assert.equal(codeOf(await confirm(browser, code)), 'EMAIL_UNAVAILABLE');
      assert.equal((await signIn(address)).reply.statusCode, 200);
      const free = `once-${members}@example.com`;
      await propose(browser, free);
      const [once = ''] = await codesTo(free);
      const replies = await Promise.all(Array.from({ length: 15 }, () => confirm(browser, once)));
      assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
    });

    it('that two members confirm at the same time belongs to one of them; the other gets EMAIL_UNAVAILABLE, ACC-045, A05', async () => {
      for (let round = 0; round < 3; round += 1) {
        const pair = [await join(), await join()];
        const next = `both-${members}@example.com`;
        for (const { browser } of pair) {
          await stepUp(browser);
          assert.equal((await propose(browser, next)).statusCode, 200);
        }
        const codes = (await codesTo(next)).slice(-2);
        const replies = await Promise.all(
          pair.flatMap(({ browser }) => codes.map((code) => confirm(browser, code))),
        );
        assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
        assert.ok(replies.every(({ statusCode }) => statusCode < 500));
        const owners = await test.deps.db
          .selectFrom('member')
          .selectAll()
          .where('email', '=', next)
          .execute();
        assert.equal(owners.length, 1);
      }
    });

    it('that another member takes between check and change is refused with EMAIL_UNAVAILABLE, not with a failure, ACC-045, A05', async () => {
      const { browser, address } = await join();
      const rival = await join();
      const next = `between-${members}@example.com`;
      await stepUp(browser);
      await propose(browser, next);
      const [code = ''] = await codesTo(next);
      // The other member's change lands after this one's check, in front of its update.
      await sql`create function rival_first() returns trigger language plpgsql as 'begin
        if new.email = tg_argv[0] and old.email = tg_argv[1] then
          update member set email = new.email where email = tg_argv[2];
        end if; return new; end'`.execute(test.deps.db);
      await sql`create trigger rival_first before update on member for each row
        execute function rival_first(${sql.lit(next)}, ${sql.lit(address)}, ${sql.lit(rival.address)})`.execute(
        test.deps.db,
      );
      const reply = await confirm(browser, code);
      await sql`drop trigger rival_first on member`.execute(test.deps.db);
      assert.deepEqual([reply.statusCode, codeOf(reply)], [409, 'EMAIL_UNAVAILABLE']);
      assert.equal(codeOf(await confirm(browser, code)), 'CODE_EXPIRED');
      assert.equal((await signIn(address)).reply.statusCode, 200);
    });

    it('is refused if it is the present one, no address, or a temporary one; five codes an hour, ACC-045', async () => {
      const { browser, address } = await join();
      assert.equal(codeOf(await propose(browser, address.toUpperCase())), 'EMAIL_SAME');
      assert.equal(codeOf(await propose(browser, 'ada')), 'VALIDATION');
      assert.equal(codeOf(await propose(browser, 'ada@mailinator.com')), 'EMAIL_DISPOSABLE');
      await propose(browser, 'a1@example.com');
      await propose(browser, 'a2@example.com');
      const limited = await propose(browser, 'a3@example.com');
      assert.deepEqual([limited.statusCode, codeOf(limited)], [429, 'TOO_MANY_REQUESTS']);
    });

    it('leaves no code in the tables, the jobs or the log', async () => {
      const { browser } = await join();
      const next = `secret-${members}@example.com`;
      await propose(browser, next);
      const [code = 'none'] = await codesTo(next);
      await confirm(browser, wrongOf(code));
      const rows = await test.deps.db.selectFrom('email_change').selectAll().execute();
      const jobs = await test.deps.db.selectFrom('job').selectAll().execute();
      assert.ok(!JSON.stringify([rows, jobs.map(({ payload }) => payload), test.logged]).includes(code));
    });
  });
});
