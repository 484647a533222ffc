import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, describe, it } from 'node:test';
import {
  restPaths,
  type BootDocument,
  type CompositionReply,
  type VersionHealth,
} from '@crema/shared-contracts';
import {
  startCompositionApp,
  testFiles,
  testManifest,
  testRecord,
  type CompositionApp,
} from '../../testing/composition-kit.ts';
import { visitorCookie } from '../../testing/browser.ts';
import { createTestClock, ownPage } from '../../testing/test-app.ts';
import { readWatchToken } from '../telemetry/watch-token.ts';

type Page = { readonly boot: BootDocument; readonly policy: string; readonly html: string };
const visitor = `visitor=${'a'.repeat(22)}`;
const good = {
  '/remote.json': JSON.stringify({ ...testManifest, version: '2.0.0' }),
  '/build.json': JSON.stringify(testFiles),
};

/** A developer's server; each test sets its replies. */
const startDeveloperServer = async () => {
  const asked: string[] = [];
  let files: Readonly<Record<string, string>> = good;
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const body = files[request.url ?? ''];
    if (body?.startsWith('→')) return response.writeHead(302, { location: body.slice(1) }).end();
    return body === undefined ? response.writeHead(404).end() : response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    serve: (next: Readonly<Record<string, string>>) => {
      files = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

describe('a remote that a developer runs', () => {
  const clock = createTestClock();
  let server: CompositionApp;
  let developer: Awaited<ReturnType<typeof startDeveloperServer>>;
  before(async () => {
    server = await startCompositionApp(undefined, { clock });
    developer = await startDeveloperServer();
  });
  after(async () => {
    await server.stop();
    await developer.stop();
  });
  // After one second the files are read again.
  afterEach(() => {
    developer.serve(good);
    clock.advance(60_000);
  });

  const get = (url: string, cookie = visitor) =>
    server.app.inject({ url, headers: { cookie, accept: 'text/html' } });
  const cookieFrom = async (query: string) => {
    const reply = await get(`/gift?${query}`);
    assert.equal(reply.statusCode, 303);
    assert.equal(reply.headers.location, '/gift');
    const cookie = reply.cookies.find(({ name }) => name === 'overrides');
    assert.ok(cookie?.httpOnly);
    return `${visitor}; overrides=${encodeURIComponent(cookie.value)}`;
  };
  const open = async (cookie: string): Promise<Page> => {
    const reply = await get('/gift', cookie);
    const [, boot = ''] = /id="crema-boot">(.*?)<\/script>/.exec(reply.body) ?? [];
    return {
      boot: JSON.parse(boot) as BootDocument,
      policy: String(reply.headers['content-security-policy']),
      html: reply.body,
    };
  };

  it('replaces the published version for that browser only, PLT-009', async () => {
    const { boot, policy, html } = await open(await cookieFrom(`remote=mfe-gift@${developer.origin}`));
    const [remote] = boot.registry.remotes;
    assert.deepEqual(
      { version: remote?.version, because: remote?.chosenBecause, url: remote?.url },
      { version: '2.0.0', because: 'override', url: `${developer.origin}/` },
    );
    assert.equal(boot.overrides[0]?.rejection, undefined);
    assert.equal(
      boot.overrides[0]?.expiresAt,
      new Date(clock.now().getTime() + 8 * 60 * 60_000).toISOString(),
    );
    assert.match(policy, new RegExp(`script-src 'self' ${developer.origin};`));
    assert.match(
      html,
      new RegExp(`href="${developer.origin}/entry.00000001.js" crossorigin integrity="sha384-entry"`),
    );
    const other = await open(visitor);
    assert.equal(other.boot.registry.remotes[0]?.chosenBecause, 'stable');
    assert.ok(!other.policy.includes(developer.origin));
  });

  it('is used by open pages too, which are notified when it is rebuilt, PLT-009', async () => {
    const cookie = await cookieFrom(`remote=mfe-gift@${developer.origin}`);
    const first = await get(restPaths.composition, cookie);
    assert.equal(first.json<CompositionReply>().registry.remotes[0]?.chosenBecause, 'override');
    clock.advance(2000);
    developer.serve({ ...good, '/build.json': JSON.stringify({ ...testFiles, integrity: {} }) });
    assert.notEqual((await get(restPaths.composition, cookie)).headers.etag, first.headers.etag);
  });

  it('may be a new one, or one that is switched off, PLT-009', async () => {
    developer.serve({ ...good, '/remote.json': JSON.stringify({ ...testManifest, name: 'mfe-new' }) });
    const { boot } = await open(await cookieFrom(`remote=mfe-new@${developer.origin}`));
    assert.deepEqual(
      boot.registry.remotes.map(({ name }) => name),
      ['mfe-gift', 'mfe-new'],
    );
    developer.serve(good);
    const off = await startCompositionApp({ 'mfe-gift': testRecord({ enabled: false }) });
    const query = await off.app.inject({
      url: `/gift?remote=mfe-gift@${developer.origin}`,
      headers: { cookie: visitor },
    });
    const cookie = `overrides=${encodeURIComponent(query.cookies.find(({ name }) => name === 'overrides')?.value ?? '')}`;
    const reply = await off.app.inject({ url: restPaths.composition, headers: { cookie } });
    await off.stop();
    assert.deepEqual(reply.json<CompositionReply>().registry.disabled, []);
  });

  for (const { because, files, rejection } of [
    {
      because: 'it is another remote',
      files: { ...good, '/remote.json': JSON.stringify({ ...testManifest, name: 'mfe-cards' }) },
      rejection: 'malformed',
    },
    {
      because: 'its manifest is none',
      files: { ...good, '/remote.json': '<!doctype html>' },
      rejection: 'malformed',
    },
    {
      because: 'its files lack the records that a build writes',
      files: { ...good, '/build.json': '{}' },
      rejection: 'malformed',
    },
    {
      because: 'it answers without end',
      files: { ...good, '/build.json': ' '.repeat(600_000) },
      rejection: 'malformed',
    },
    { because: 'it has no manifest', files: {}, rejection: 'unreachable' },
    {
      because: 'it sends us elsewhere',
      files: { ...good, '/remote.json': '→/build.json' },
      rejection: 'unreachable',
    },
    {
      because: 'its queries have other hashes',
      files: { ...good, '/persisted-documents.json': '{"abc":"query A { a }"}' },
      rejection: 'malformed',
    },
  ])
    it(`falls back to the published version when ${because}, and reports it, PLT-009`, async () => {
      developer.serve(files);
      const { boot } = await open(await cookieFrom(`remote=mfe-gift@${developer.origin}`));
      assert.equal(boot.overrides[0]?.rejection, rejection);
      assert.equal(boot.registry.remotes[0]?.chosenBecause, 'stable');
    });

  it('is not requested when its host is not allowed, and in production only when signed, PLT-009', async () => {
    const { boot, policy } = await open(await cookieFrom('remote=mfe-gift@http://169.254.169.254'));
    assert.equal(boot.overrides[0]?.rejection, 'host-not-allowed');
    assert.ok(!policy.includes('169.254'));
    const production = await startCompositionApp(undefined, { production: true });
    const asked = developer.asked.length;
    const headers = { cookie: await cookieFrom(`remote=mfe-gift@${developer.origin}`) };
    const reply = await production.app.inject({ url: '/gift', headers });
    await production.stop();
    assert.match(reply.body, /"rejection":"unsigned"/);
    assert.equal(developer.asked.length, asked);
  });

  it('ends with a reset or at its expiry', async () => {
    const cookie = await cookieFrom(`remote=mfe-gift@${developer.origin}`);
    const reset = await get('/gift?remote=reset', cookie);
    assert.equal(reset.cookies.find(({ name }) => name === 'overrides')?.value, '');
    clock.advance(9 * 60 * 60_000);
    assert.deepEqual((await open(cookie)).boot.overrides, []);
  });

  it('adds GraphQL documents for that browser only, as long as the override lasts, D-06', async () => {
    const text = 'query Own { storeByNumber(storeNumber: "1001") { storeNumber } }';
    const hash = createHash('sha256').update(text).digest('hex');
    developer.serve({ ...good, '/persisted-documents.json': JSON.stringify({ [hash]: text }) });
    const cookie = await cookieFrom(`remote=mfe-gift@${developer.origin}`);
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const ask = async (sender: string) => [
      await server.app.inject({
        method: 'POST',
        url: restPaths.graphql,
        headers: { ...ownPage, cookie: sender },
        payload: { extensions },
      }),
      await server.app.inject({
        url: `${restPaths.graphql}?extensions=${encodeURIComponent(JSON.stringify(extensions))}`,
        headers: { cookie: sender },
      }),
    ];
    const isExecuted = ({ body }: { body: string }) =>
      !body.includes('PersistedQueryNotFound') && body.includes('storeByNumber');
    await open(cookie);
    const own = await ask(cookie);
    assert.deepEqual(own.map(isExecuted), [true, true], own.map(({ body }) => body).join());
    assert.ok(own.every(({ headers }) => headers['cache-control'] === 'private, no-store'));
    for (const other of [visitor, 'theme=dark'])
      for (const { body } of await ask(other)) assert.match(body, /PersistedQueryNotFound/);
    clock.advance(9 * 60 * 60_000);
    for (const { body } of await ask(cookie)) assert.match(body, /PersistedQueryNotFound/);
    assert.equal(server.deps.trustedDocument(hash), undefined);
  });

  it('does not count errors of overridden versions', async () => {
    const cookie = await cookieFrom(`remote=mfe-gift@${developer.origin}`);
    const tell = (version: string, from: string) =>
      server.app.inject({
        method: 'POST',
        url: restPaths.telemetry,
        headers: { 'sec-fetch-site': 'same-origin', cookie: from },
        payload: { remote: 'mfe-gift', version, phase: 'render', class: 'TypeError' },
      });
    await tell('1.0.0', `${cookie.replace(visitor, visitorCookie(server.deps, 'a'))}`);
    await tell('1.0.0', visitorCookie(server.deps, 'b'));
    const reply = await server.app.inject({
      url: restPaths.compositionHealth,
      headers: { authorization: `Bearer ${readWatchToken(false, {})}` },
    });
    assert.equal(reply.json<VersionHealth[]>()[0]?.errors, 1);
  });
});
