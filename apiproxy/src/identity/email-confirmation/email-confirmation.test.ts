import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { listCards, newRequest, refuse, succeed } from '../../testing/cards-kit.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { linkLifetimeMs } from './email-confirmation.ts';
import { mailConfirmation } from './mail-confirmation.job.ts';

describe('the confirmation of a new account’s email address', () => {
  const clock = createTestClock();
  let test: TestApp;
  let members = 0;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());

  /** The links that were mailed to an address, the latest last. */
  const linksTo = async (address: string): Promise<string[]> => {
    await runDueJobs(test.deps, [mailConfirmation]);
    const folder = test.deps.outboxDir;
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    return files
      .filter((mail) => mail.includes(`To: ${address}`))
      .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .flatMap((mail) => /confirm-email\?token=([\w.-]+)/.exec(mail)?.[1] ?? []);
  };
  const join1 = async (): Promise<{ browser: TestBrowser; address: string }> => {
    members += 1;
    clock.advance(60 * 60_000);
    const address = `confirm-${members}@example.com`;
    const browser = openBrowser(test.app);
    const reply = await browser.post(restPaths.createAccount, { ...sampleAccount, emailAddress: address });
    assert.equal(reply.statusCode, 200);
    return { browser, address };
  };
  const confirm = (token: string) => openBrowser(test.app).post(restPaths.confirmEmail, { token });
  const transfer = async (browser: TestBrowser) => {
    const input = { requestId: newRequest() };
    const ids = (await listCards(browser)).map(({ cardId }: { cardId: string }) => cardId);
    while (ids.length < 2)
      ids.push((await succeed(browser, 'createDigitalCard', { input: { requestId: newRequest() } })).cardId);
    return refuse(browser, 'transferCardBalance', {
      input: { ...input, fromCardId: ids[0], toCardId: ids[1], amountMinor: 100 },
    });
  };

  it('is a mailed link; transfers wait for it, and nothing else of the wallet does, D-158, ACC-046', async () => {
    const { browser, address } = await join1();
    assert.equal(await transfer(browser), 'EMAIL_NOT_CONFIRMED');
    const [token = ''] = await linksTo(address);
    assert.equal((await confirm(token)).statusCode, 200);
    // The cards are empty: the transfer is refused for its amount now.
    assert.equal(await transfer(browser), '121025');
  });

  it('lifts the limit of gifts, in the currency of the member, D-158', async () => {
    const { browser, address } = await join1();
    const limit = async () =>
      (await browser.graphql('{ user { unconfirmedGiftLimit { amountMinor currency } } }')).data.user
        .unconfirmedGiftLimit;
    assert.deepEqual(await limit(), { amountMinor: 5_000, currency: 'CAD' });
    const [token = ''] = await linksTo(address);
    await confirm(token);
    assert.equal(await limit(), null);
  });

  it('says confirmed when it is opened again, also after its time, until the address is another, L-82, D-158', async () => {
    const { address } = await join1();
    const [token = ''] = await linksTo(address);
    await confirm(token);
    clock.advance(2 * linkLifetimeMs);
    assert.equal((await confirm(token)).statusCode, 200);
    await test.deps.db
      .updateTable('member')
      .set({ email: `other-${address}` })
      .where('email', '=', address)
      .execute();
    const later = await confirm(token);
    assert.deepEqual([later.statusCode, later.json().error.code], [404, 'EMAIL_LINK_INVALID']);
  });

  it('has no name in it: a stranger may have typed the address, L-72', async () => {
    const { address } = await join1();
    await linksTo(address);
    const mails = readOutbox(test.deps.outboxDir, address).join('');
    assert.doesNotMatch(mails, new RegExp(sampleAccount.firstName));
    assert.match(mails, /Bonjour,|Hello,/);
  });

  it('confirms once with 50 parallel uses of one link, D-158, ACC-046', async () => {
    const { address } = await join1();
    const [token = ''] = await linksTo(address);
    const use = (_: unknown, at: number) =>
      test.app.inject({
        method: 'POST',
        url: restPaths.confirmEmail,
        headers: ownPage,
        remoteAddress: `203.0.113.${at}`,
        payload: { token },
      });
    const replies = await Promise.all(Array.from({ length: 50 }, use));
    const count = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length;
    assert.equal(count(200), 50);
    const rows = await test.deps.db
      .selectFrom('email_confirmation')
      .select('used_at')
      .where('email', '=', address)
      .execute();
    assert.equal(rows.filter(({ used_at }) => used_at !== null).length, 1);
  });

  it('works for 24 hours, D-158', async () => {
    const [early, late] = [await join1(), await join1()];
    const [first = ''] = await linksTo(early.address);
    const [second = ''] = await linksTo(late.address);
    clock.advance(linkLifetimeMs - 1);
    assert.equal((await confirm(second)).statusCode, 200);
    assert.equal((await confirm(first)).json().error.code, 'EMAIL_LINK_INVALID');
  });

  it('is refused for a token that was altered or made up, D-158', async () => {
    const { address } = await join1();
    const [token = ''] = await linksTo(address);
    for (const wrong of [`${token}0`, token.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'x.y', 'x'])
      assert.equal((await confirm(wrong)).json().error.code, 'EMAIL_LINK_INVALID');
  });

  it('is mailed again on request, and the earlier link ends, five times an hour, D-158', async () => {
    const { browser, address } = await join1();
    const [first = ''] = await linksTo(address);
    const again = () => browser.post(restPaths.sendEmailConfirmation, {});
    assert.deepEqual((await again()).json(), { status: 'sent' });
    const links = await linksTo(address);
    const second = links.find((link) => link !== first) ?? '';
    assert.equal(links.length, 2);
    assert.equal((await confirm(first)).json().error.code, 'EMAIL_LINK_INVALID');
    for (let n = 0; n < 4; n += 1) assert.equal((await again()).statusCode, 200);
    const limited = await again();
    assert.deepEqual([limited.statusCode, limited.json().error.code], [429, 'TOO_MANY_REQUESTS']);
    assert.equal((await confirm(second)).json().error.code, 'EMAIL_LINK_INVALID');
  });

  it('sends no mail to a confirmed address, and none without a session', async () => {
    const { browser, address } = await join1();
    const [token = ''] = await linksTo(address);
    await confirm(token);
    assert.deepEqual((await browser.post(restPaths.sendEmailConfirmation, {})).json(), {
      status: 'confirmed',
    });
    assert.equal((await linksTo(address)).length, 1);
    const nobody = await openBrowser(test.app).post(restPaths.sendEmailConfirmation, {});
    assert.equal(nobody.json().error.code, 'UNAUTHENTICATED');
  });

  it('leaves no token in the tables or the log', async () => {
    const { address } = await join1();
    const [token = ''] = await linksTo(address);
    const rows = await test.deps.db.selectFrom('email_confirmation').selectAll().execute();
    const jobs = await test.deps.db.selectFrom('job').selectAll().execute();
    assert.ok(!JSON.stringify([rows, jobs, test.logged]).includes(token.split('.')[1] ?? 'none'));
  });
});
