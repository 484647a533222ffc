import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { accountRestPaths, restPaths, unsubscribeRestPath } from '@crema/shared-contracts';
import { runOperatorCall } from '../../app/operator/run-operator-call.ts';
import { unsubscribeLinks } from '../../identity/identity.public.ts';
import { mailPasswordReset } from '../../identity/recovery/mail-password-reset.job.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser } from '../../testing/browser.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailItemJob } from './mail-item.job.ts';

const hour = 60 * 60_000;

describe('a mail of an optional kind', () => {
  const clock = createTestClock();
  let test: TestApp;
  let members = 0;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());

  const join = async (brandMail = true) => {
    members += 1;
    clock.advance(hour);
    const emailAddress = `mailing-${members}@example.com`;
    const browser = openBrowser(test.app);
    await browser.post(restPaths.createAccount, {
      ...sampleAccount,
      emailAddress,
      country: 'US',
      receiveBrandEmailCommunications: brandMail,
      receiveGeneralEmailCommunications: true,
      receivePersonalizedEmailCommunications: true,
    });
    const { member_id: memberId } = await test.deps.db
      .selectFrom('member')
      .select('member_id')
      .where('email', '=', emailAddress)
      .executeTakeFirstOrThrow();
    return { browser, emailAddress, memberId };
  };
  const preferencesOf = async (memberId: string) =>
    test.deps.db
      .selectFrom('member')
      .select(['brand_mail', 'general_mail', 'personal_mail'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
  const all = { brand_mail: true, general_mail: true, personal_mail: true };
  const order = (item: string) =>
    runOperatorCall(
      { ...test.deps, clock, notify: () => undefined },
      { group: 'feed', args: ['mail', item] },
    );
  const itemId = async () =>
    (
      await test.deps.db
        .selectFrom('stream_item')
        .select(['item_id', 'document'])
        .where('type', '=', 'information')
        .execute()
    ).find(
      ({ document }) =>
        document.audience !== 'guests' &&
        document.markets.includes('US') &&
        document.startDate === null &&
        document.endDate === null,
    )?.item_id ?? '';
  const mailsTo = async (address: string) => {
    await runDueJobs(test.deps, [mailItemJob, mailPasswordReset]);
    return (await readOutbox(test.deps.outboxDir, address)).filter((mail) =>
      mail.includes('List-Unsubscribe'),
    );
  };
  const linkIn = (mail: string) => {
    const url = /^List-Unsubscribe: <(\S+)>/m.exec(mail.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
    assert.ok(url.startsWith(test.deps.publicOrigin), mail);
    return url.slice(test.deps.publicOrigin.length);
  };
  /** As a mail program posts it: no cookie, origin or referrer. */
  const postAlone = (url: string, payload?: string, type?: string) =>
    test.app.inject({
      method: 'POST',
      url,
      ...(payload !== undefined && { payload }),
      headers: { ...(type && { 'content-type': type }) },
    });

  it('goes once to who agreed, with the headers and the link of RFC 8058, ENG-040', async () => {
    const [ada, bo] = [await join(), await join(false)];
    const id = await itemId();
    assert.match((await order(id)).summary, /: \d+ mails ordered\.$/);
    const [mail = '', ...more] = await mailsTo(ada.emailAddress);
    assert.deepEqual(more, []);
    assert.match(mail, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    assert.match(mail, /Unsubscribe from these emails/);
    assert.deepEqual(await mailsTo(bo.emailAddress), []);
    assert.equal((await order(id)).summary, `${id}: 0 mails ordered.`);
    const page = unsubscribeLinks(test.deps, { memberId: ada.memberId, kind: 'promotional' }).page;
    assert.ok(mail.includes(page), mail);
    assert.equal((await order('no-such-item')).ok, false);
  });

  it('is not sent to who unsubscribed after it was ordered, ENG-040', async () => {
    const ada = await join();
    await order(await itemId());
    const { oneClick } = unsubscribeLinks(test.deps, { memberId: ada.memberId, kind: 'promotional' });
    await postAlone(oneClick.slice(test.deps.publicOrigin.length));
    assert.deepEqual(await mailsTo(ada.emailAddress), []);
  });

  it('ends by a POST alone with any body, twice, and by no GET, E03', async () => {
    const ada = await join();
    await order(await itemId());
    const link = linkIn((await mailsTo(ada.emailAddress))[0] ?? '');
    assert.ok(link.startsWith(unsubscribeRestPath));
    for (const method of ['GET', 'HEAD'] as const) {
      const opened = await test.app.inject({ method, url: link });
      assert.equal(opened.statusCode, 303);
      assert.match(String(opened.headers.location), /^\/unsubscribe\?token=.+&type=promotional$/);
    }
    assert.deepEqual(await preferencesOf(ada.memberId), all);
    const boundary =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    for (const [body, type] of [
      ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
      ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
      [boundary, 'multipart/form-data; boundary=x'],
      ['{}', 'application/json'],
      ['', 'application/json'],
      ['List-Unsubscribe=One-Click', undefined],
      [undefined, undefined],
    ] as const) {
      await test.deps.db.updateTable('member').set(all).where('member_id', '=', ada.memberId).execute();
      const reply = await postAlone(link, body, type);
      assert.equal(reply.statusCode, 200, `${type} ${body}: ${reply.body}`);
      assert.deepEqual(reply.json(), { type: 'promotional' });
      assert.deepEqual(await preferencesOf(ada.memberId), {
        brand_mail: false,
        general_mail: false,
        personal_mail: true,
      });
    }
    assert.equal((await postAlone(link)).statusCode, 200);
  });

  it('is ended for the member of the token, also while another member is signed in, E03', async () => {
    const [ada, bo] = [await join(), await join()];
    const { oneClick } = unsubscribeLinks(test.deps, { memberId: ada.memberId, kind: 'personalised' });
    const reply = await bo.browser.post(oneClick.slice(test.deps.publicOrigin.length), {});
    assert.deepEqual(reply.json(), { type: 'personalised' });
    assert.deepEqual(await preferencesOf(ada.memberId), { ...all, personal_mail: false });
    assert.deepEqual(await preferencesOf(bo.memberId), all);
  });

  it('needs a token that this server signed for this kind', async () => {
    const ada = await join();
    const { oneClick } = unsubscribeLinks(test.deps, { memberId: ada.memberId, kind: 'personalised' });
    const link = oneClick.slice(test.deps.publicOrigin.length);
    for (const wrong of [
      link.replace('personalised', 'promotional'),
      `${link}x`,
      `${unsubscribeRestPath}?token=x`,
    ]) {
      const reply = await postAlone(wrong);
      assert.equal(reply.statusCode, 404);
      assert.equal(reply.json().error.code, 'EMAIL_LINK_INVALID');
    }
    assert.deepEqual(await preferencesOf(ada.memberId), all);
  });

  it('ends for each member of a mail provider that posts from one address; only wrong tokens are limited, E03', async () => {
    const ada = await join();
    const { oneClick } = unsubscribeLinks(test.deps, { memberId: ada.memberId, kind: 'promotional' });
    const link = oneClick.slice(test.deps.publicOrigin.length);
    const answers = async (url: string, times: number) => {
      const seen = new Set<number>();
      for (let count = 0; count < times; count += 1) seen.add((await postAlone(url)).statusCode);
      return [...seen];
    };
    assert.deepEqual(await answers(link, 130), [200]);
    assert.deepEqual(await answers(`${unsubscribeRestPath}?token=x`, 130), [404, 429]);
    assert.deepEqual(await answers(link, 1), [200]);
  });

  it('is the only mail that stops: a forgotten password is still mailed, E01', async () => {
    const ada = await join();
    for (const kind of ['personalised', 'promotional'] as const)
      await postAlone(
        unsubscribeLinks(test.deps, { memberId: ada.memberId, kind }).oneClick.slice(
          test.deps.publicOrigin.length,
        ),
      );
    await openBrowser(test.app).post(accountRestPaths.forgotPassword, {
      emailAddress: ada.emailAddress,
      userName: ada.emailAddress,
    });
    await runDueJobs(test.deps, [mailPasswordReset]);
    const mails = await readOutbox(test.deps.outboxDir, ada.emailAddress);
    assert.equal(mails.filter((mail) => mail.includes('reset-password')).length, 1);
    assert.ok(!mails.some((mail) => mail.includes('List-Unsubscribe')));
  });
});
