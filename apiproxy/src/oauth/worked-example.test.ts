import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { answerIn, consent } from '../testing/oauth/oauth-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { oauthClientCommands } from './clients/oauth-client.commands.ts';

const source = join(
  import.meta.dirname,
  '../../../mfe-engagement/src/features/developers/worked-example.json',
);
const example = JSON.parse(readFileSync(source, 'utf8')) as Readonly<Record<string, readonly string[]>>;

/** A request as curl sends it. */
interface Request {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly form: URLSearchParams;
}
const readCurl = (args: readonly string[]): Request => {
  const request: Request = { url: '', headers: {}, form: new URLSearchParams() };
  let { url } = request;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '-s') continue;
    if (arg === '-H') {
      const [name = '', ...value] = (args[(at += 1)] ?? '').split(': ');
      request.headers[name.toLowerCase()] = value.join(': ');
    } else if (arg === '-d' || arg === '--data-urlencode') {
      const [name = '', ...value] = (args[(at += 1)] ?? '').split('=');
      request.form.append(name, value.join('='));
    } else {
      assert.match(arg, /^http/, `an argument of curl that this test knows: ${arg}`);
      url = arg;
    }
  }
  return { ...request, url };
};

describe('the worked example of the page for developers, word by word, L-81', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  /** The values that the developer puts in. */
  const values: Record<string, string> = {};
  let variables: Record<string, string> = {};
  before(async () => {
    test = await startTestApp({ clock });
    member = openBrowser(test.app);
    await member.signIn('gold');
    values['origin'] = test.deps.publicOrigin;
  });
  after(() => test.stop());

  /** Runs a block of the page in a shell in which curl prints its arguments. */
  const runBlock = (name: string): { readonly printed: string; readonly requests: readonly Request[] } => {
    const block = (example[name] ?? []).join('\n').replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      assert.ok(values[key], `${key} is known by now`);
      return values[key];
    });
    const script = `curl() { printf '\\001'; printf '%s\\002' "$@"; }\n${block}\nprintf '\\003'; env -0`;
    const output = execFileSync('bash', ['--norc', '-ec', `set -a\n${script}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...variables, PATH: process.env['PATH'] },
    });
    const [printed = '', environment = ''] = output.split('\u0003');
    variables = Object.fromEntries(
      environment.split('\0').flatMap((line) => {
        const [key = '', ...rest] = line.split('=');
        return /^[A-Z_]+$/.test(key) && key !== 'PATH' ? [[key, rest.join('=')]] : [];
      }),
    );
    const requests = printed
      .split('\u0001')
      .slice(1)
      .map((call) => readCurl(call.split('\u0002').slice(0, -1)));
    return { printed, requests };
  };
  const send = ({ url, headers, form }: Request) => {
    const isForm = [...form].length > 0;
    return test.app.inject({
      method: isForm ? 'POST' : 'GET',
      url: url.replace(test.deps.publicOrigin, ''),
      headers: { ...headers, ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(isForm && { payload: form.toString() }),
    });
  };
  const follow = (name: string) => Promise.all(runBlock(name).requests.map(send));

  it('is registered by an operator, with what the page asks for', async () => {
    const asked = Object.fromEntries((example['register'] ?? []).map((line) => line.split(': ')));
    const add = oauthClientCommands.find(({ name }) => name === 'add');
    const report = await add?.run(
      { ...test.deps, clock, notify: () => undefined },
      {
        positionals: [asked['Name'], asked['Redirect URI']],
        options: { scopes: asked['Scopes'], public: asked['Client'] === 'public' },
      },
    );
    values['clientId'] = report?.rows[0]?.[0] ?? '';
    assert.ok(values['clientId']);
  });

  it('asks the member on our page, who agrees', async () => {
    const url = new URL(runBlock('authorize').printed.trim());
    const {
      client_id: clientId = '',
      redirect_uri: redirectUri = '',
      response_type: responseType = '',
      code_challenge: codeChallenge = '',
      code_challenge_method: codeChallengeMethod = '',
      scope = '',
      state = '',
    } = Object.fromEntries(url.searchParams);
    assert.equal(url.origin + url.pathname, `${test.deps.publicOrigin}/oauth/authorize`);
    const asked = { clientId, redirectUri, responseType, scope, state, codeChallenge, codeChallengeMethod };
    const reply = await consent(member, asked);
    assert.equal(reply.statusCode, 200, reply.body);
    const answer = answerIn(reply.json().redirectUri);
    assert.deepEqual([answer['state'], answer['iss']], [variables['STATE'], test.deps.publicOrigin]);
    values['code'] = answer['code'] ?? '';
  });

  it('exchanges the code, reads data, renews and ends the tokens', async () => {
    const [tokens] = await follow('token');
    assert.equal(tokens?.statusCode, 200, tokens?.body);
    values['accessToken'] = tokens?.json().access_token;
    values['refreshToken'] = tokens?.json().refresh_token;
    assert.deepEqual(Object.keys(tokens?.json()).toSorted(), [
      'access_token',
      'expires_in',
      'refresh_token',
      'scope',
      'token_type',
    ]);
    for (const reply of await follow('call')) assert.equal(reply.statusCode, 200, reply.body);
    const [renewed] = await follow('refresh');
    assert.equal(renewed?.statusCode, 200, renewed?.body);
    values['newRefreshToken'] = renewed?.json().refresh_token;
    const [ended] = await follow('revoke');
    assert.equal(ended?.statusCode, 200, ended?.body);
    for (const reply of await follow('call')) assert.equal(reply.statusCode, 401, 'the access has ended');
  });

  it('is found by the metadata', async () => {
    const metadata = (await test.app.inject('/.well-known/oauth-authorization-server')).json();
    assert.equal(metadata.service_documentation, `${test.deps.publicOrigin}/developers`);
  });
});
