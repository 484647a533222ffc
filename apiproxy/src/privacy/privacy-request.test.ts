import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { accountRestPaths } from '@crema/shared-contracts';
import { runDueJobs } from '../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { applyPrivacyRequest } from './apply-request.job.ts';

const hour = 60 * 60_000;

describe('a request about personal information', () => {
  const clock = createTestClock();
  let test: TestApp;
  let visitor: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(() => {
    clock.advance(hour);
    visitor = openBrowser(test.app);
  });
  const send = (email: string, optIn: unknown = false) =>
    visitor.post(accountRestPaths.privacyRequests, { email, optIn });
  const storedOf = (email: string) =>
    test.deps.db.selectFrom('privacy_request').selectAll().where('email', '=', email).execute();
  const memberOf = (email: string) =>
    test.deps.db.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const consent = (email: string) =>
    test.deps.db
      .updateTable('member')
      .set({ personal_mail: true, brand_mail: true, general_mail: true })
      .where('email', '=', email)
      .execute();

  it('is accepted alike with an account and without, by anyone, ACC-072 D-119', async () => {
    const replies = [await send('gold@crema.test'), await send('nobody@example.com')];
    const shapes = replies.map(({ statusCode, body, headers }) => [
      statusCode,
      body,
      Object.keys(headers).toSorted(),
    ]);
    assert.deepEqual(shapes[0], shapes[1]);
    assert.deepEqual([shapes[0]?.[0], replies[0]?.json()], [202, { status: 'accepted' }]);
  });

  it('stores the choice once for each address, however it is typed, ACC-072', async () => {
    await send('twice@example.com');
    clock.advance(1000);
    await send('  Twice@Example.com ');
    assert.deepEqual(await storedOf('twice@example.com'), [
      { email: 'twice@example.com', opt_in: false, requested_at: clock.now() },
    ]);
  });

  it('ends the personalized mails of the account, and no other ones, ACC-072 E01', async () => {
    await consent('gold@crema.test');
    await consent('green@crema.test');
    await send('GOLD@crema.test');
    await runDueJobs(test.deps, [applyPrivacyRequest]);
    const { personal_mail, brand_mail, general_mail } = await memberOf('gold@crema.test');
    assert.deepEqual([personal_mail, brand_mail, general_mail], [false, true, true]);
    assert.equal((await memberOf('green@crema.test')).personal_mail, true);
  });

  it('needs an email address and no consent, ACC-072', async () => {
    for (const email of ['', 'x', 'a@b', `${'a'.repeat(60)}@example.com`]) {
      const reply = await send(email);
      assert.deepEqual([reply.statusCode, reply.json().error.code], [400, 'VALIDATION'], email);
    }
    assert.equal((await send('ada@example.com', true)).statusCode, 400);
    assert.deepEqual(await storedOf('ada@example.com'), []);
  });

  it('has a limit for each address that nobody sees, and one for each sender, D-119', async () => {
    for (let count = 0; count < 5; count += 1) await send('often@example.com');
    clock.advance(1000);
    assert.equal((await send('often@example.com')).statusCode, 202);
    const [stored] = await storedOf('often@example.com');
    assert.equal(stored?.requested_at.getTime(), clock.now().getTime() - 1000);
    for (let count = 6; count < 30; count += 1) await send(`other-${count}@example.com`);
    const reply = await send('last@example.com');
    assert.deepEqual([reply.statusCode, reply.json().error.code], [429, 'TOO_MANY_REQUESTS']);
    assert.ok(Number(reply.headers['retry-after']) > 0);
  });
});
