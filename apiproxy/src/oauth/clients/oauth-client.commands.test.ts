import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runOperatorCall } from '../../app/operator/run-operator-call.ts';
import { openBrowser } from '../../testing/browser.ts';
import { oauthRestPaths } from '@crema/shared-contracts';
import { readAs, refresh, takeTokens, type TestClient } from '../../testing/oauth/oauth-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const uri = 'https://diary.example/callback';

describe('npm run oauth-clients', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  const run = (...args: string[]) =>
    runOperatorCall({ ...test.deps, clock, notify: () => undefined }, { group: 'oauth-clients', args });
  const add = async (...args: string[]): Promise<TestClient> => {
    const scopes = args.includes('--scopes') ? [] : ['--scopes', 'account card payment rewards'];
    const [[clientId = '', secret = ''] = []] = (await run('add', 'Diary', uri, ...scopes, ...args)).rows;
    return { clientId, secret, redirectUri: uri };
  };

  it('registers an app, whose secret is shown once and stored as a hash, ACC-083', async () => {
    const client = await add('--scopes', 'rewards account', '--image', '/favicon.svg');
    const row = await test.deps.db
      .selectFrom('oauth_client')
      .selectAll()
      .where('client_id', '=', client.clientId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [row.name, row.redirect_uris, row.scope, row.image],
      ['Diary', uri, 'account rewards', '/favicon.svg'],
    );
    assert.equal(client.secret.length, 43);
    assert.equal(JSON.stringify(row).includes(client.secret), false);
    assert.equal((await add('--public')).secret, '');
  });

  it('replaces a secret, and deletes an app with all its access, D-120', async () => {
    const client = await add();
    const member = openBrowser(test.app);
    await member.signIn('gold');
    const { access_token, refresh_token } = await takeTokens(test, member, client);
    assert.deepEqual((await run('list')).rows.find(([id]) => id === client.clientId)?.slice(1, 4), [
      'Diary',
      'with secret',
      '1',
    ]);
    const [[, secret = ''] = []] = (await run('rotate-secret', client.clientId)).rows;
    assert.equal((await refresh(test, client, refresh_token)).statusCode, 401);
    assert.equal((await refresh(test, { ...client, secret }, refresh_token)).statusCode, 200);
    assert.equal((await run('remove', client.clientId)).ok, true);
    assert.equal((await readAs(test, oauthRestPaths.userinfo, access_token)).statusCode, 401);
    assert.equal((await run('remove', client.clientId)).ok, false);
    assert.equal((await run('rotate-secret', client.clientId)).ok, false);
  });

  for (const [because, args] of [
    ['no name', ['', uri]],
    ['no URI', ['Diary', '--scopes', 'account']],
    ['a URI without TLS', ['Diary', 'http://diary.example/']],
    ['an unknown scope', ['Diary', uri, '--scopes', 'admin']],
    ['no scopes, L-74', ['Diary', uri]],
    [
      'a picture of another site',
      ['Diary', uri, '--scopes', 'account', '--image', 'https://evil.example/x.png'],
    ],
  ] as const)
    it(`refuses ${because}`, () => assert.rejects(run('add', ...args), /^Error: add: /));
});
