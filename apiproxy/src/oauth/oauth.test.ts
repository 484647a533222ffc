import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { accountRestPaths, oauthRestPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { storeCard } from '../testing/cards-kit.ts';
import {
  addClient,
  answerIn,
  askedBy,
  basicOf,
  consent,
  createVerifier,
  exchange,
  readAs,
  readStatus,
  refresh,
  sendForm,
  takeCode,
  takeTokens,
  type TestClient,
} from '../testing/oauth/oauth-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { runDueJobs } from '../jobs/run-jobs.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { oauth } from './oauth.module.ts';
import { endGrantsOf, listGrantsOf } from './apps/grants-of-member.ts';
import { sweepOauth } from './sweep-oauth.job.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

describe('access of an app to an account', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  let client: TestClient;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(hour);
    await test.deps.db.deleteFrom('oauth_grant').execute();
    member = openBrowser(test.app);
    await member.signIn('gold');
    client = await addClient(test);
  });
  const statusOf = async (own = {}, app = client) =>
    (await readStatus(member, askedBy(app, createVerifier(), own))).json();
  const appsOf = async () => (await member.get(oauthRestPaths.connectedApps)).json().apps;
  const statusCodeAt = async (path: string, token: string) => (await readAs(test, path, token)).statusCode;

  it('is asked for with the client’s name and the scopes, and the URI that the app registered, ACC-081 D-120', async () => {
    assert.deepEqual(await statusOf({ scope: 'rewards  account rewards' }), {
      authorized: false,
      redirectUri: client.redirectUri,
      state: 'a state&more',
      clientId: client.clientId,
      clientName: 'Brew Diary',
      clientImage: null,
      responseType: 'code',
      scope: 'account rewards',
      claims: [{ scope: 'account' }, { scope: 'rewards' }],
      issuer: 'http://localhost:3000',
    });
    assert.deepEqual(await appsOf(), []);
  });

  it('is given by a consent: the app gets a code, its own state and query, and our name, ACC-082 RFC 9207', async () => {
    const reply = await consent(member, askedBy(client, createVerifier()));
    assert.equal(reply.headers['cache-control'], 'no-store');
    const { redirectUri } = reply.json();
    assert.ok(redirectUri.startsWith('https://app.example/callback?from=crema&code='));
    const { code, ...rest } = answerIn(redirectUri);
    assert.match(String(code), /^[\w-]{43}$/);
    assert.deepEqual(rest, { from: 'crema', state: 'a state&more', iss: 'http://localhost:3000' });
  });

  it('is mailed once, with what the app may read and the way to end it, L-74', async () => {
    const mails = async () => {
      await runDueJobs(test.deps, oauth.jobs ?? []);
      return readOutbox(test.deps.outboxDir, 'gold@crema.test').filter((mail) =>
        mail.includes('You let the app'),
      );
    };
    const before = (await mails()).length;
    const asked = askedBy(client, createVerifier(), { scope: 'account' });
    await consent(member, asked);
    await consent(member, asked);
    const sent = (await mails()).slice(before);
    assert.equal(sent.length, 1);
    assert.match(sent[0] ?? '', /Brew Diary read this from your Crema account: your account profile\./);
    assert.match(sent[0] ?? '', /\/account\/settings\/connected-apps/);
    await consent(member, askedBy(client, createVerifier(), { scope: 'account rewards' }));
    assert.equal((await mails()).length, before + 2);
  });

  it('leaves out a state that the app did not send, RFC 6749', async () => {
    const { redirectUri } = (await consent(member, askedBy(client, createVerifier(), { state: '' }))).json();
    assert.deepEqual(Object.keys(answerIn(redirectUri)), ['from', 'code', 'iss']);
  });

  it('begins with tokens of an hour for a code, D-159', async () => {
    const verifier = createVerifier();
    const code = await takeCode(member, askedBy(client, verifier));
    const form = { code, redirect_uri: client.redirectUri, code_verifier: verifier };
    const reply = await exchange(test, client, form);
    assert.deepEqual(
      [reply.statusCode, reply.headers['cache-control'], reply.headers['pragma']],
      [200, 'no-store', 'no-cache'],
    );
    const { access_token, refresh_token, ...rest } = reply.json();
    assert.deepEqual(rest, { token_type: 'Bearer', expires_in: 3600, scope: 'account card' });
    const stored = JSON.stringify([
      await test.deps.db.selectFrom('oauth_token').selectAll().execute(),
      await test.deps.db.selectFrom('oauth_code').selectAll().execute(),
      await test.deps.db.selectFrom('idempotent_write').selectAll().execute(),
    ]);
    for (const secret of [code, access_token, refresh_token, client.secret, verifier])
      assert.equal(stored.includes(secret), false);
    clock.advance(hour - 1);
    assert.equal(await statusCodeAt(oauthRestPaths.userinfo, access_token), 200);
    clock.advance(1);
    assert.equal(await statusCodeAt(oauthRestPaths.userinfo, access_token), 401);
  });

  it('is given to a public client without a secret, by PKCE alone, D-120', async () => {
    const app = await addClient(test, { isPublic: true, redirectUris: ['com.example.diary:/callback'] });
    const verifier = createVerifier();
    const code = await takeCode(member, askedBy(app, verifier));
    const form = {
      grant_type: 'authorization_code',
      client_id: app.clientId,
      code,
      redirect_uri: app.redirectUri,
      code_verifier: verifier,
    };
    const reply = await sendForm(test, oauthRestPaths.token, form);
    assert.equal(reply.statusCode, 200, reply.body);
    // Another program on the device can have the same scheme: the member is asked each time (RFC 8252).
    assert.equal((await statusOf({}, app)).authorized, false);
  });

  it('takes the secret of a client from the form too, RFC 6749', async () => {
    const { refresh_token } = await takeTokens(test, member, client);
    const form = {
      grant_type: 'refresh_token',
      refresh_token,
      client_id: client.clientId,
      client_secret: client.secret,
    };
    assert.equal((await sendForm(test, oauthRestPaths.token, form)).statusCode, 200);
  });

  it('opens what the scopes say and nothing else, D-159', async () => {
    await storeCard(member, test.deps);
    const { access_token: some } = await takeTokens(test, member, client, { scope: 'account rewards' });
    const { access_token: others } = await takeTokens(test, member, client, { scope: 'card payment' });
    const codes = async (token: string) =>
      Promise.all(
        (['userinfo', 'cards', 'paymentMethods', 'rewards'] as const).map((name) =>
          statusCodeAt(oauthRestPaths[name], token),
        ),
      );
    assert.deepEqual(await codes(some), [200, 403, 403, 200]);
    assert.deepEqual(await codes(others), [403, 200, 200, 403]);
    const { sub, ...profile } = (await readAs(test, oauthRestPaths.userinfo, some)).json();
    assert.notEqual(sub, 'member-gold');
    assert.deepEqual(profile, {
      given_name: 'Jordan',
      family_name: profile.family_name,
      email: 'gold@crema.test',
      email_verified: true,
      locale: 'en-US',
    });
    const rewards = (await readAs(test, oauthRestPaths.rewards, some)).json();
    assert.deepEqual([rewards.level, rewards.nextLevel, typeof rewards.stars], ['GOLD', 'RESERVE', 'number']);
    const cardsReply = await readAs(test, oauthRestPaths.cards, others);
    const [card] = cardsReply.json().cards;
    assert.match(card.lastFour, /^\d{4}$/);
    assert.deepEqual(Object.keys(card.transactions[0]).toSorted(), ['amount', 'at', 'balanceAfter', 'kind']);
    assert.doesNotMatch(cardsReply.body, /\d{16}/);
    const [method] = (await readAs(test, oauthRestPaths.paymentMethods, others)).json().paymentMethods;
    assert.deepEqual(Object.keys(method).toSorted(), [
      'expiryMonth',
      'expiryYear',
      'isDefault',
      'lastFour',
      'type',
    ]);
    const refused = await readAs(test, oauthRestPaths.cards, some);
    assert.deepEqual(refused.json().error, 'insufficient_scope');
    assert.match(String(refused.headers['www-authenticate']), /error="insufficient_scope", scope="card"/);
  });

  it('that was given before needs no question, and a wider one does, ACC-081', async () => {
    await takeTokens(test, member, client, { scope: 'account card' });
    const again = await statusOf({ scope: 'card' });
    assert.equal(again.authorized, true);
    const { code, state } = answerIn(again.redirectUri);
    assert.deepEqual([typeof code, state], ['string', 'a state&more']);
    const wider = await statusOf({ scope: 'card rewards' });
    assert.deepEqual([wider.authorized, wider.redirectUri], [false, client.redirectUri]);
    await takeTokens(test, member, client, { scope: 'card rewards' });
    assert.equal((await statusOf({ scope: 'account card rewards' })).authorized, true);
    assert.equal((await statusOf({ scope: 'account payment' })).authorized, false);
  });

  it('of another member or another app is not reused', async () => {
    await takeTokens(test, member, client);
    const other = await addClient(test);
    assert.equal((await statusOf({}, other)).authorized, false);
    await member.signIn('green');
    assert.equal((await statusOf()).authorized, false);
  });

  it('goes on with a rotated refresh token; the old one ends the whole family, RFC 9700', async () => {
    const first = await takeTokens(test, member, client);
    const untouched = await takeTokens(test, member, client);
    clock.advance(2 * hour);
    const second = (await refresh(test, client, first.refresh_token)).json();
    assert.notEqual(second.refresh_token, first.refresh_token);
    assert.equal(await statusCodeAt(oauthRestPaths.userinfo, second.access_token), 200);
    const reused = await refresh(test, client, first.refresh_token);
    assert.deepEqual([reused.statusCode, reused.json().error], [400, 'invalid_grant']);
    assert.equal(await statusCodeAt(oauthRestPaths.userinfo, second.access_token), 401);
    assert.equal((await refresh(test, client, second.refresh_token)).statusCode, 400);
    assert.equal((await refresh(test, client, untouched.refresh_token)).statusCode, 200);
  });

  it('can be narrowed by a refresh, and not widened, RFC 6749', async () => {
    const { refresh_token } = await takeTokens(test, member, client, { scope: 'account card' });
    const wider = await refresh(test, client, refresh_token, 'account rewards');
    assert.deepEqual([wider.statusCode, wider.json().error], [400, 'invalid_scope']);
    const narrow = (await refresh(test, client, refresh_token, 'card')).json();
    assert.equal(narrow.scope, 'card');
    assert.equal(await statusCodeAt(oauthRestPaths.userinfo, narrow.access_token), 403);
    assert.equal((await refresh(test, client, narrow.refresh_token)).json().scope, 'account card');
  });

  it('is ended by the app with either token, and leaves the list with its last token, RFC 7009 D-159 H07', async () => {
    for (const kind of ['access_token', 'refresh_token'] as const) {
      const tokens = await takeTokens(test, member, client);
      const reply = await sendForm(test, oauthRestPaths.revoke, { token: tokens[kind] }, basicOf(client));
      assert.deepEqual([reply.statusCode, reply.headers['cache-control']], [200, 'no-store']);
      assert.equal(await statusCodeAt(oauthRestPaths.userinfo, tokens.access_token), 401);
      assert.equal((await refresh(test, client, tokens.refresh_token)).statusCode, 400);
      assert.deepEqual(await appsOf(), []);
    }
    const [one, other] = [await takeTokens(test, member, client), await takeTokens(test, member, client)];
    await sendForm(test, oauthRestPaths.revoke, { token: one.access_token }, basicOf(client));
    assert.equal(await statusCodeAt(oauthRestPaths.userinfo, other.access_token), 200);
    assert.equal((await appsOf()).length, 1);
    // A code that the app has not exchanged yet works after the end of the last token.
    const verifier = createVerifier();
    const code = await takeCode(member, askedBy(client, verifier));
    await sendForm(test, oauthRestPaths.revoke, { token: other.refresh_token }, basicOf(client));
    const form = { code, redirect_uri: client.redirectUri, code_verifier: verifier };
    assert.equal((await exchange(test, client, form)).statusCode, 200);
  });

  it('is listed with its last use as long as anything works, and ended by the member, D-120 H07', async () => {
    const { access_token, refresh_token } = await takeTokens(test, member, client);
    const [app] = await appsOf();
    const connectedAt = clock.now().toISOString();
    assert.deepEqual(app, {
      id: app.id,
      name: 'Brew Diary',
      image: null,
      scopes: ['account', 'card'],
      connectedAt,
      lastUsedAt: null,
    });
    clock.advance(60_000);
    await readAs(test, oauthRestPaths.userinfo, access_token);
    const lastUsedAt = clock.now().toISOString();
    assert.equal((await appsOf())[0].lastUsedAt, lastUsedAt);
    clock.advance(9 * 60_000);
    await readAs(test, oauthRestPaths.userinfo, access_token);
    assert.equal((await appsOf())[0].lastUsedAt, lastUsedAt);
    clock.advance(2 * hour);
    assert.equal((await appsOf()).length, 1);
    const left = await member.delete(oauthRestPaths.connectedApp(app.id));
    assert.deepEqual(left.json(), { apps: [] });
    assert.equal((await refresh(test, client, refresh_token)).statusCode, 400);
    assert.equal((await statusOf()).authorized, false);
  });

  it('of another member is neither listed nor ended, D-120', async () => {
    const { access_token } = await takeTokens(test, member, client);
    const [{ id }] = await appsOf();
    const other = openBrowser(test.app);
    await other.signIn('green');
    assert.deepEqual((await other.delete(oauthRestPaths.connectedApp(id))).json(), { apps: [] });
    assert.equal(await statusCodeAt(oauthRestPaths.userinfo, access_token), 200);
    const guest = openBrowser(test.app);
    for (const reply of [
      await guest.get(oauthRestPaths.connectedApps),
      await guest.delete(oauthRestPaths.connectedApp(id)),
    ])
      assert.equal(reply.statusCode, 401);
  });

  it('ends when the member changes the password, as the other sessions do, H07', async () => {
    const { access_token, refresh_token } = await takeTokens(test, member, client);
    const saved = await member.put(accountRestPaths.password, { newPassword: 'a kettle by the sea' });
    assert.equal(saved.statusCode, 200, saved.body);
    assert.equal(await statusCodeAt(oauthRestPaths.userinfo, access_token), 401);
    assert.equal((await refresh(test, client, refresh_token)).statusCode, 400);
    assert.deepEqual(await appsOf(), []);
    const { password_hash } = await test.deps.db
      .selectFrom('member')
      .select('password_hash')
      .where('member_id', '=', 'member-green')
      .executeTakeFirstOrThrow();
    await test.deps.db
      .updateTable('member')
      .set({ password_hash })
      .where('member_id', '=', 'member-gold')
      .execute();
  });

  it('ends at once for a member whose account ends, and what is held can be stated before, H07', async () => {
    const { access_token } = await takeTokens(test, member, client);
    const { db } = test.deps;
    assert.deepEqual(
      (await listGrantsOf(db, 'member-gold')).map(({ name, scopes }) => [name, scopes]),
      [['Brew Diary', ['account', 'card']]],
    );
    await endGrantsOf(db, 'member-gold');
    assert.equal(await statusCodeAt(oauthRestPaths.userinfo, access_token), 401);
    assert.deepEqual(await listGrantsOf(db, 'member-gold'), []);
  });

  it('waits for a confirmed email address, D-157 D-158', async () => {
    const set = (email_confirmed_at: Date | null) =>
      test.deps.db
        .updateTable('member')
        .set({ email_confirmed_at })
        .where('member_id', '=', 'member-gold')
        .execute();
    await set(null);
    const asked = askedBy(client, createVerifier());
    for (const reply of [await readStatus(member, asked), await consent(member, asked)])
      assert.deepEqual([reply.statusCode, reply.json().error.code], [403, 'EMAIL_NOT_CONFIRMED']);
    await set(clock.now());
    assert.equal((await readStatus(member, asked)).statusCode, 200);
  });

  it('waits for a proof of identity of the last 12 hours, D-157', async () => {
    const prove = (provedAt: Date | null) =>
      test.deps.db
        .updateTable('session')
        .set({ proved_at: provedAt })
        .where('member_id', '=', 'member-gold')
        .execute();
    const asked = askedBy(client, createVerifier());
    const ago = (ms: number) => new Date(clock.now().getTime() - ms);
    for (const provedAt of [null, ago(12 * hour + 1)]) {
      await prove(provedAt);
      for (const reply of [await readStatus(member, asked), await consent(member, asked)])
        assert.deepEqual([reply.statusCode, reply.json().error.code], [403, 'STEP_UP_REQUIRED']);
    }
    await prove(ago(12 * hour));
    assert.equal((await readStatus(member, asked)).statusCode, 200);
    await prove(null);
    await member.post(accountRestPaths.stepUp, { password: 'Espresso-2026' });
    assert.equal((await consent(member, asked)).statusCode, 200);
  });

  it('that nobody uses for 90 days is deleted, and a used code after a day', async () => {
    await takeTokens(test, member, client);
    const count = async (table: 'oauth_grant' | 'oauth_code' | 'oauth_token') =>
      (await test.deps.db.selectFrom(table).selectAll().execute()).length;
    const sweep = async () => {
      await sweepOauth.run({ payload: {} } as never, test.deps);
      return [await count('oauth_grant'), await count('oauth_code'), await count('oauth_token')];
    };
    assert.deepEqual(await sweep(), [1, 1, 2]);
    clock.advance(2 * day);
    assert.deepEqual(await sweep(), [1, 0, 1]);
    clock.advance(89 * day);
    assert.deepEqual(await sweep(), [0, 0, 0]);
    await runDueJobs(test.deps, [sweepOauth]);
  });

  it('is described for libraries, RFC 8414 RFC 9207', async () => {
    const reply = await test.app.inject('/.well-known/oauth-authorization-server');
    assert.match(String(reply.headers['content-type']), /^application\/json/);
    const root = 'http://localhost:3000';
    assert.deepEqual(reply.json(), {
      issuer: root,
      authorization_endpoint: `${root}/oauth/authorize`,
      token_endpoint: `${root}/apiproxy/v1/oauth/token`,
      revocation_endpoint: `${root}/apiproxy/v1/oauth/revoke`,
      userinfo_endpoint: `${root}/apiproxy/v1/oauth/userinfo`,
      service_documentation: `${root}/developers`,
      scopes_supported: ['account', 'card', 'payment', 'rewards'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
      revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('has limits for each sender, and each member, before anything is compared', async () => {
    const guess = () => refresh(test, { ...client, secret: 'guess' }, 'x');
    for (let n = 0; n < 120; n += 1) assert.equal((await guess()).statusCode, 401);
    const reply = await guess();
    assert.deepEqual([reply.statusCode, reply.json().error], [429, 'temporarily_unavailable']);
    assert.ok(Number(reply.headers['retry-after']) > 0);
    const asked = askedBy(client, createVerifier());
    for (let n = 0; n < 60; n += 1) assert.equal((await readStatus(member, asked)).statusCode, 200);
    assert.equal((await readStatus(member, asked)).json().error.code, 'TOO_MANY_REQUESTS');
  });

  it('has limits for each public app of a sender, and for each connection', async () => {
    const app = await addClient(test, { isPublic: true });
    const form = { grant_type: 'refresh_token', refresh_token: 'x', client_id: app.clientId };
    for (let n = 0; n < 60; n += 1)
      assert.equal((await sendForm(test, oauthRestPaths.token, form)).statusCode, 400);
    assert.equal((await sendForm(test, oauthRestPaths.token, form)).statusCode, 429);
    const { access_token } = await takeTokens(test, member, client);
    for (let n = 0; n < 120; n += 1)
      assert.equal(await statusCodeAt(oauthRestPaths.userinfo, access_token), 200);
    const reply = await readAs(test, oauthRestPaths.userinfo, access_token);
    assert.deepEqual([reply.statusCode, reply.json().error], [429, 'temporarily_unavailable']);
  });
});
