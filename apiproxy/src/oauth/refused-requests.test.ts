import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { oauthRestPaths } from '@crema/shared-contracts';
import type { LightMyRequestResponse } from 'fastify';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
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
  type Asked,
  type TestClient,
} from '../testing/oauth/oauth-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';

const minute = 60_000;
const clock = createTestClock();
let test: TestApp;
let member: TestBrowser;
let client: TestClient;
let other: TestClient;
let publicClient: TestClient;

/** The parts of an exchange, of a code that is just taken. */
interface Exchange {
  readonly code: string;
  readonly verifier: string;
  readonly form: {
    readonly grant_type: string;
    readonly code: string;
    readonly redirect_uri: string;
    readonly code_verifier: string;
  };
}
const begin = async (app = client, own: Partial<Asked> = {}): Promise<Exchange> => {
  const verifier = createVerifier();
  const code = await takeCode(member, askedBy(app, verifier, own));
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: app.redirectUri,
    code_verifier: verifier,
  };
  return { code, verifier, form };
};

/** A wrong client or URI: the browser goes nowhere, whatever else is wrong. */
const staysHere: readonly [string, Partial<Asked>, string][] = [
  ['an unknown client', { clientId: 'nobody' }, 'OAUTH_CLIENT_UNKNOWN'],
  ['an unknown client and a bad scope', { clientId: 'nobody', scope: 'x' }, 'OAUTH_CLIENT_UNKNOWN'],
  ['no URI', { redirectUri: '' }, 'OAUTH_REDIRECT_URI'],
  ['another host', { redirectUri: 'https://evil.example/callback?from=crema' }, 'OAUTH_REDIRECT_URI'],
  ['no protocol', { redirectUri: '//app.example/callback?from=crema' }, 'OAUTH_REDIRECT_URI'],
  ['one slash less', { redirectUri: 'https:app.example/callback?from=crema' }, 'OAUTH_REDIRECT_URI'],
  ['TLS taken off', { redirectUri: 'http://app.example/callback?from=crema' }, 'OAUTH_REDIRECT_URI'],
  ['a name before the host', { redirectUri: 'https://app.example@evil.example/' }, 'OAUTH_REDIRECT_URI'],
  ['a longer host', { redirectUri: 'https://app.example.evil.example/callback' }, 'OAUTH_REDIRECT_URI'],
  ['a port', { redirectUri: 'https://app.example:443/callback?from=crema' }, 'OAUTH_REDIRECT_URI'],
  ['capitals', { redirectUri: 'https://APP.example/callback?from=crema' }, 'OAUTH_REDIRECT_URI'],
  ['a longer path', { redirectUri: 'https://app.example/callback/x?from=crema' }, 'OAUTH_REDIRECT_URI'],
  ['dots', { redirectUri: 'https://app.example/x/../callback?from=crema' }, 'OAUTH_REDIRECT_URI'],
  ['a slash at the end', { redirectUri: 'https://app.example/callback/' }, 'OAUTH_REDIRECT_URI'],
  ['no query', { redirectUri: 'https://app.example/callback' }, 'OAUTH_REDIRECT_URI'],
  ['another query', { redirectUri: 'https://app.example/callback?from=crema&to=x' }, 'OAUTH_REDIRECT_URI'],
  ['a fragment', { redirectUri: 'https://app.example/callback?from=crema#x' }, 'OAUTH_REDIRECT_URI'],
  ['a script', { redirectUri: 'javascript:alert(1)' }, 'OAUTH_REDIRECT_URI'],
  [
    'both of its URIs at once',
    { redirectUri: 'https://app.example/a\nhttps://app.example/b' },
    'OAUTH_REDIRECT_URI',
  ],
  [
    'a wrong URI and a bad type',
    { redirectUri: 'https://evil.example/', responseType: 'x' },
    'OAUTH_REDIRECT_URI',
  ],
];

/** Errors that the app gets at its own URI. */
const goesBack: readonly [string, Partial<Asked>, string][] = [
  ['tokens in the URL', { responseType: 'token' }, 'unsupported_response_type'],
  ['no response type', { responseType: '' }, 'unsupported_response_type'],
  ['two response types', { responseType: 'code token' }, 'unsupported_response_type'],
  ['no challenge', { codeChallenge: '' }, 'invalid_request'],
  ['a short challenge', { codeChallenge: 'x'.repeat(42) }, 'invalid_request'],
  ['a challenge with other characters', { codeChallenge: `${'x'.repeat(42)}+` }, 'invalid_request'],
  ['a plain challenge', { codeChallengeMethod: 'plain' }, 'invalid_request'],
  ['no method, which means plain', { codeChallengeMethod: '' }, 'invalid_request'],
  ['no scope', { scope: '' }, 'invalid_scope'],
  ['an unknown scope', { scope: 'account admin' }, 'invalid_scope'],
  ['a scope in capitals', { scope: 'ACCOUNT' }, 'invalid_scope'],
];

type Refusal = readonly [error: string, status: number];
const grant: Refusal = ['invalid_grant', 400];
const request: Refusal = ['invalid_request', 400];
const wrongClient: Refusal = ['invalid_client', 401];
const send = (
  form: Readonly<Record<string, string | undefined>> | string,
  headers: Record<string, string> = {},
) => sendForm(test, oauthRestPaths.token, form, headers);

/** Each row takes a new code, sends one wrong request, and the code still works afterwards unless `usesCode`. */
const exchanges: readonly {
  readonly because: string;
  readonly refusal: Refusal;
  readonly usesCode?: true;
  readonly try: (given: Exchange) => Promise<LightMyRequestResponse>;
}[] = [
  {
    because: 'no verifier',
    refusal: request,
    try: ({ form }) => send({ ...form, code_verifier: undefined }, basicOf(client)),
  },
  {
    because: 'another verifier',
    refusal: grant,
    try: ({ form }) => send({ ...form, code_verifier: createVerifier() }, basicOf(client)),
  },
  {
    because: 'a short verifier',
    refusal: request,
    try: ({ form }) => send({ ...form, code_verifier: 'x'.repeat(42) }, basicOf(client)),
  },
  {
    because: 'a long verifier',
    refusal: request,
    try: ({ form }) => send({ ...form, code_verifier: 'x'.repeat(129) }, basicOf(client)),
  },
  {
    because: 'no code',
    refusal: request,
    try: ({ form }) => send({ ...form, code: undefined }, basicOf(client)),
  },
  {
    because: 'another code',
    refusal: grant,
    try: ({ form }) => send({ ...form, code: 'x'.repeat(43) }, basicOf(client)),
  },
  {
    because: 'no URI',
    refusal: request,
    try: ({ form }) => send({ ...form, redirect_uri: undefined }, basicOf(client)),
  },
  {
    because: 'another URI',
    refusal: grant,
    try: ({ form }) => send({ ...form, redirect_uri: 'https://app.example/' }, basicOf(client)),
  },
  { because: 'another client’s code', refusal: grant, try: ({ form }) => send(form, basicOf(other)) },
  {
    because: 'a code with a public client’s name',
    refusal: grant,
    try: ({ form }) => send({ ...form, client_id: publicClient.clientId }),
  },
  {
    because: 'a wrong secret',
    refusal: wrongClient,
    try: ({ form }) => send(form, basicOf({ ...client, secret: 'x' })),
  },
  {
    because: 'another client’s secret',
    refusal: wrongClient,
    try: ({ form }) => send(form, basicOf({ ...client, secret: other.secret })),
  },
  {
    because: 'no secret',
    refusal: wrongClient,
    try: ({ form }) => send({ ...form, client_id: client.clientId }),
  },
  {
    because: 'an empty secret',
    refusal: wrongClient,
    try: ({ form }) => send(form, basicOf({ ...client, secret: '' })),
  },
  { because: 'no client', refusal: wrongClient, try: ({ form }) => send(form) },
  {
    because: 'an unknown client',
    refusal: wrongClient,
    try: ({ form }) => send(form, basicOf({ ...client, clientId: 'nobody' })),
  },
  {
    because: 'a secret of a public client',
    refusal: wrongClient,
    try: ({ form }) => send({ ...form, client_id: publicClient.clientId, client_secret: 'x' }),
  },
  {
    because: 'a header that is not Basic',
    refusal: wrongClient,
    try: ({ form }) => send(form, { authorization: `Bearer ${client.secret}` }),
  },
  {
    because: 'a header without a colon',
    refusal: wrongClient,
    try: ({ form }) => send(form, { authorization: 'Basic eHh4' }),
  },
  {
    because: 'a header that cannot be decoded',
    refusal: wrongClient,
    try: ({ form }) => send(form, { authorization: `Basic ${btoa('%zz:x')}` }),
  },
  {
    because: 'a header with a NUL',
    refusal: wrongClient,
    try: ({ form }) => send(form, { authorization: `Basic ${btoa('%00:x')}` }),
  },
  {
    because: 'a secret in header and form',
    refusal: request,
    try: ({ form }) => send({ ...form, client_secret: client.secret }, basicOf(client)),
  },
  {
    because: 'two clients',
    refusal: request,
    try: ({ form }) => send({ ...form, client_id: other.clientId }, basicOf(client)),
  },
  {
    because: 'no grant type',
    refusal: request,
    try: ({ form }) => send({ ...form, grant_type: undefined }, basicOf(client)),
  },
  {
    because: 'an unknown grant type',
    refusal: ['unsupported_grant_type', 400],
    try: ({ form }) => send({ ...form, grant_type: 'password' }, basicOf(client)),
  },
  {
    because: 'a grant type of the language',
    refusal: ['unsupported_grant_type', 400],
    try: ({ form }) => send({ ...form, grant_type: 'constructor' }, basicOf(client)),
  },
  {
    because: 'a parameter twice',
    refusal: request,
    try: ({ form }) => send(`${new URLSearchParams(form)}&code=x`, basicOf(client)),
  },
  {
    because: 'JSON',
    refusal: request,
    try: ({ form }) => send(JSON.stringify(form), { ...basicOf(client), 'content-type': 'application/json' }),
  },
  {
    because: 'a page of another site',
    refusal: ['invalid_request', 403],
    try: ({ form }) =>
      send(form, { ...basicOf(client), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
  },
  {
    because: 'a too long code',
    refusal: request,
    try: ({ form }) => send({ ...form, code: 'x'.repeat(3_000) }, basicOf(client)),
  },
  {
    because: 'an expired code',
    refusal: grant,
    usesCode: true,
    try: ({ form }) => {
      clock.advance(minute);
      return send(form, basicOf(client));
    },
  },
  {
    because: 'a code used twice',
    refusal: grant,
    usesCode: true,
    try: async ({ form }) => {
      const { access_token, refresh_token } = (await send(form, basicOf(client))).json();
      clock.advance(5_000);
      const second = await send(form, basicOf(client));
      assert.equal((await readAs(test, oauthRestPaths.userinfo, access_token)).statusCode, 401);
      assert.equal((await refresh(test, client, refresh_token)).statusCode, 400);
      return second;
    },
  },
  {
    because: 'a used code of another client, whose tokens stay',
    refusal: grant,
    usesCode: true,
    try: async ({ form }) => {
      const { access_token } = (await send(form, basicOf(client))).json();
      const second = await send(form, basicOf(other));
      assert.equal((await readAs(test, oauthRestPaths.userinfo, access_token)).statusCode, 200);
      return second;
    },
  },
  {
    because: 'a code of an access that the member ended',
    refusal: grant,
    usesCode: true,
    try: async ({ form }) => {
      const [app] = (await member.get(oauthRestPaths.connectedApps)).json().apps;
      await member.delete(oauthRestPaths.connectedApp(app.id));
      return send(form, basicOf(client));
    },
  },
];

/** Requests with tokens, of a connection that is just made. */
const withTokens: readonly {
  readonly because: string;
  readonly refusal: Refusal;
  readonly try: (tokens: { access_token: string; refresh_token: string }) => Promise<LightMyRequestResponse>;
}[] = [
  {
    because: 'another client’s refresh token',
    refusal: grant,
    try: ({ refresh_token }) => refresh(test, other, refresh_token),
  },
  {
    because: 'an access token instead of a refresh token',
    refusal: grant,
    try: ({ access_token }) => refresh(test, client, access_token),
  },
  { because: 'no refresh token', refusal: request, try: () => refresh(test, client, '') },
  {
    because: 'a widened scope',
    refusal: ['invalid_scope', 400],
    try: ({ refresh_token }) => refresh(test, client, refresh_token, 'account payment'),
  },
  {
    because: 'an unknown scope',
    refusal: ['invalid_scope', 400],
    try: ({ refresh_token }) => refresh(test, client, refresh_token, 'admin'),
  },
  {
    because: 'a refresh token after 90 days',
    refusal: grant,
    try: ({ refresh_token }) => {
      clock.advance(90 * 24 * 60 * minute);
      return refresh(test, client, refresh_token);
    },
  },
  {
    because: 'a refresh token instead of an access token',
    refusal: ['invalid_token', 401],
    try: ({ refresh_token }) => readAs(test, oauthRestPaths.userinfo, refresh_token),
  },
  {
    because: 'an unknown access token',
    refusal: ['invalid_token', 401],
    try: () => readAs(test, oauthRestPaths.userinfo, 'x'),
  },
  {
    because: 'no access token',
    refusal: ['invalid_token', 401],
    try: () => test.app.inject(oauthRestPaths.userinfo),
  },
  {
    because: 'an access token in the query',
    refusal: ['invalid_token', 401],
    try: ({ access_token }) => test.app.inject(`${oauthRestPaths.userinfo}?access_token=${access_token}`),
  },
  {
    because: 'the session of the member',
    refusal: ['invalid_token', 401],
    try: () => member.get(oauthRestPaths.userinfo),
  },
  {
    because: 'a scope that was not given',
    refusal: ['insufficient_scope', 403],
    try: ({ access_token }) => readAs(test, oauthRestPaths.rewards, access_token),
  },
  {
    because: 'no token to end',
    refusal: request,
    try: () => sendForm(test, oauthRestPaths.revoke, {}, basicOf(client)),
  },
  {
    because: 'a wrong secret to end one',
    refusal: wrongClient,
    try: ({ access_token: token }) =>
      sendForm(test, oauthRestPaths.revoke, { token }, basicOf({ ...client, secret: 'x' })),
  },
];

describe('a refused request of an app', () => {
  before(async () => {
    test = await startTestApp({ clock });
    client = await addClient(test);
    other = await addClient(test);
    publicClient = await addClient(test, { isPublic: true });
    member = openBrowser(test.app);
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60 * minute);
    await member.signIn('gold');
  });
  const count = async () => (await test.deps.db.selectFrom('oauth_code').selectAll().execute()).length;

  for (const [because, own, code] of staysHere)
    it(`never leads the browser away: ${because}, ACC-083 D-120 H03`, async () => {
      const before = await count();
      const asked = askedBy(client, createVerifier(), own);
      const visitor = openBrowser(test.app);
      for (const reply of [
        await readStatus(member, asked),
        await consent(member, asked),
        await readStatus(visitor, asked),
      ]) {
        assert.equal(reply.json().error?.code, code, reply.body);
        assert.equal(reply.body.includes('example'), false);
        assert.equal(reply.headers['location'], undefined);
      }
      assert.equal(await count(), before);
    });

  for (const [because, own, error] of goesBack)
    it(`goes back to the app with ${error} and its state: ${because}, RFC 6749`, async () => {
      const before = await count();
      const asked = askedBy(client, createVerifier(), own);
      const status = (await readStatus(member, asked)).json();
      const uris = [status.redirectUri, (await consent(member, asked)).json().redirectUri];
      assert.deepEqual([status.authorized, status.error], [false, error]);
      for (const uri of uris)
        assert.deepEqual(answerIn(uri), {
          from: 'crema',
          error,
          state: 'a state&more',
          iss: 'http://localhost:3000',
        });
      assert.equal(await count(), before);
    });

  it('goes back with invalid_scope for a scope that the app is not registered for', async () => {
    const small = await addClient(test, { scope: 'rewards' });
    const asked = askedBy(small, createVerifier(), { scope: 'rewards card' });
    assert.equal((await readStatus(member, asked)).json().error, 'invalid_scope');
  });

  it('is one without a member: a guest gets no code', async () => {
    const guest = openBrowser(test.app);
    const asked = askedBy(client, createVerifier());
    for (const reply of [await readStatus(guest, asked), await consent(guest, asked)])
      assert.deepEqual([reply.statusCode, reply.json().error.code], [401, 'UNAUTHENTICATED']);
  });

  it('is one that another site sends with the member’s cookie, D-07', async () => {
    const asked = askedBy(client, createVerifier());
    const reply = await member.post(oauthRestPaths.authorize, asked, { 'sec-fetch-site': 'cross-site' });
    assert.equal(reply.json().error.code, 'ORIGIN_REFUSED');
  });

  for (const { because, refusal, usesCode, try: attempt } of exchanges)
    it(`gets no tokens: ${because}, RFC 6749 RFC 7636`, async () => {
      const given = await begin();
      const [error, status] = refusal;
      const reply = await attempt(given);
      assert.deepEqual([reply.json().error, reply.statusCode], [error, status], reply.body);
      assert.equal(typeof reply.json().error_description, 'string');
      assert.equal(reply.headers['cache-control'], 'no-store');
      if (!usesCode) assert.equal((await exchange(test, client, given.form)).statusCode, 200);
    });

  for (const { because, refusal, try: attempt } of withTokens)
    it(`gets nothing: ${because}, RFC 6749 RFC 6750`, async () => {
      const tokens = await takeTokens(test, member, client);
      const [error, status] = refusal;
      const reply = await attempt(tokens);
      assert.deepEqual([reply.json().error, reply.statusCode], [error, status], reply.body);
      assert.equal(reply.headers['cache-control'], 'no-store');
      if (status === 401 && reply.json().error === 'invalid_token')
        assert.match(String(reply.headers['www-authenticate']), /^Bearer realm="oauth"/);
    });

  it('names the scheme of the header that was wrong, RFC 6749', async () => {
    const { form } = await begin();
    const byHeader = await send(form, basicOf({ ...client, secret: 'x' }));
    assert.equal(byHeader.headers['www-authenticate'], 'Basic realm="oauth"');
    const byForm = await send({ ...form, client_id: client.clientId, client_secret: 'x' });
    assert.equal(byForm.headers['www-authenticate'], undefined);
  });

  it('ends nothing of another client, and says nothing about it, RFC 7009', async () => {
    const { access_token } = await takeTokens(test, member, client);
    const reply = await sendForm(test, oauthRestPaths.revoke, { token: access_token }, basicOf(other));
    assert.deepEqual([reply.statusCode, reply.body], [200, '{}']);
    assert.equal((await readAs(test, oauthRestPaths.userinfo, access_token)).statusCode, 200);
  });
});
