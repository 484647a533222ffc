import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { oauthRestPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import {
  addClient,
  askedBy,
  consent,
  createVerifier,
  exchange,
  readAs,
  refresh,
  takeCode,
  takeTokens,
  type TestClient,
} from '../testing/oauth/oauth-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { endGrantsOf } from './apps/grants-of-member.ts';

const many = 50;

describe('requests of apps at the same time', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  let client: TestClient;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60 * 60_000);
    await test.deps.db.deleteFrom('oauth_grant').execute();
    member = openBrowser(test.app);
    await member.signIn('gold');
    client = await addClient(test);
  });
  const liveTokens = () => test.deps.db.selectFrom('oauth_token').selectAll().execute();

  it('exchange one code 50 times: one exchange works, and the others end its tokens, H05', async () => {
    const verifier = createVerifier();
    const code = await takeCode(member, askedBy(client, verifier));
    const form = { code, redirect_uri: client.redirectUri, code_verifier: verifier };
    const replies = await Promise.all(Array.from({ length: many }, () => exchange(test, client, form)));
    const [given, ...more] = replies.filter(({ statusCode }) => statusCode === 200);
    assert.deepEqual(more, []);
    assert.equal(
      replies.filter((reply) => reply.statusCode === 400 && reply.json().error === 'invalid_grant').length,
      many - 1,
    );
    assert.deepEqual(await liveTokens(), []);
    const { access_token } = given?.json() ?? {};
    assert.equal((await readAs(test, oauthRestPaths.userinfo, access_token)).statusCode, 401);
  });

  it('rotate one refresh token 50 times: one works, and the family ends, RFC 9700', async () => {
    const { refresh_token } = await takeTokens(test, member, client);
    const replies = await Promise.all(
      Array.from({ length: many }, () => refresh(test, client, refresh_token)),
    );
    assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
    assert.deepEqual(await liveTokens(), []);
  });

  it('refresh while the member ends the access: nothing stays usable, H07', async () => {
    const families = await Promise.all(Array.from({ length: 8 }, () => takeTokens(test, member, client)));
    const [, ...replies] = await Promise.all([
      endGrantsOf(test.deps.db, 'member-gold'),
      ...families.map(({ refresh_token }) => refresh(test, client, refresh_token)),
    ]);
    assert.deepEqual(await liveTokens(), []);
    for (const reply of replies)
      if (reply.statusCode === 200)
        assert.equal(
          (await readAs(test, oauthRestPaths.userinfo, reply.json().access_token)).statusCode,
          401,
        );
  });

  it('two presses of Confirm: one connection, and both codes work once, H09', async () => {
    const verifier = createVerifier();
    const asked = askedBy(client, verifier);
    const replies = await Promise.all([consent(member, asked), consent(member, asked)]);
    assert.deepEqual(
      replies.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    assert.equal((await test.deps.db.selectFrom('oauth_grant').selectAll().execute()).length, 1);
  });
});
