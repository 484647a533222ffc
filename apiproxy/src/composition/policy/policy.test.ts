import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  registrySchema,
  restPaths,
  type RegistryDocument,
  type VersionHealth,
} from '@crema/shared-contracts';
import {
  startCompositionApp,
  testFiles,
  testRecord,
  type CompositionApp,
} from '../../testing/composition-kit.ts';
import { visitorCookie } from '../../testing/browser.ts';
import { createTestClock } from '../../testing/test-app.ts';
import { readWatchToken } from '../telemetry/watch-token.ts';
import { createPagePolicy } from './page-policy.ts';

const ownFile = 'http://localhost:3000/assets/remotes/mfe-gift/1.1.0/module.js';
const cdnFile = 'https://cdn.example.test/gift/1.0.0/module.js';
const record = testRecord({ previous: '1.1.0' });
const remotes = {
  'mfe-gift': {
    ...record,
    versions: {
      ...record.versions,
      '1.0.0': { ...record.versions['1.0.0']!, alternative: 'https://cdn.example.test/gift/1.0.0/' },
      '1.1.0': { ...record.versions['1.1.0']!, alternative: "https://a;script-src'unsafe-inline'/" },
    },
  },
};
const emptyRegistry: RegistryDocument = { schema: registrySchema, sequence: 0, updatedAt: '', remotes: {} };
const asCspReport = (source: string, blocked: string) => ({
  type: 'application/csp-report',
  body: {
    'csp-report': {
      'document-uri': 'http://localhost:3000/gift',
      'violated-directive': 'img-src https:',
      'blocked-uri': blocked,
      'source-file': source,
    },
  },
});
const asReportList = (source: string, blocked: string) => ({
  type: 'application/reports+json',
  body: [
    { type: 'deprecation', body: { id: 'x' } },
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: blocked, sourceFile: source },
    },
  ],
});

describe('the page’s security policy', () => {
  const clock = createTestClock();
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp(remotes, {
      clock,
      overrides: { mapTileUrl: 'https://tiles.example.test/{z}/{x}/{y}.png' },
    });
  });
  after(() => server.stop());
  beforeEach(() => clock.advance(60 * 60_000));

  const report = (type: string, body: unknown, browser = 'a', remoteAddress = '127.0.0.1') =>
    server.app.inject({
      method: 'POST',
      remoteAddress,
      url: restPaths.policyReports,
      headers: {
        'content-type': type,
        'sec-fetch-site': 'same-origin',
        cookie: visitorCookie(server.deps, browser),
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const health = async () =>
    (
      await server.app.inject({
        url: restPaths.compositionHealth,
        headers: { authorization: `Bearer ${readWatchToken(false, {})}` },
      })
    ).json<VersionHealth[]>();

  it('names the origins of registry and configuration, nothing unsafe and no wildcard, PLT-013', async () => {
    const { headers } = await server.app.inject({ url: '/gift' });
    const policy = String(headers['content-security-policy']);
    const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text]));
    assert.equal(directives.get('script-src'), "script-src 'self' https://cdn.example.test");
    assert.equal(
      directives.get('img-src'),
      "img-src 'self' https://cdn.example.test https://tiles.example.test data: blob:",
    );
    assert.doesNotMatch(policy, /unsafe|\*/);
    assert.equal(directives.get('report-uri'), `report-uri ${restPaths.policyReports}`);
    assert.equal(headers['reporting-endpoints'], undefined);
  });

  it('lets no site show a page in a frame: the rule of each page, also of the consent, ACC-080 D-120', async () => {
    const { headers } = await server.app.inject({ url: '/gift' });
    assert.match(String(headers['content-security-policy']), /; frame-ancestors 'none'(?:;|$)/);
  });

  it('names Google’s servers and a nonce of this page only, with a key for its map; still nothing unsafe, LOC-015, D-57', async () => {
    const withKey = await startCompositionApp(
      remotes,
      { overrides: { googleMapsKey: 'browser-key' } },
      { 'build.json': JSON.stringify({ ...testFiles, integrity: {} }) },
    );
    const open = async () => {
      const { body, headers } = await withKey.app.inject({ url: '/gift' });
      const policy = String(headers['content-security-policy']);
      const [, nonce] = /script-src [^;]*'nonce-([^']+)'/.exec(policy) ?? [];
      return { body, policy, nonce: String(nonce) };
    };
    const [first, second] = [await open(), await open()];
    await withKey.stop();
    assert.notEqual(first.nonce, second.nonce);
    for (const { body, policy, nonce } of [first, second]) {
      assert.equal(Buffer.from(nonce, 'base64').length, 16);
      assert.match(policy, /style-src [^;]*'nonce-/);
      assert.match(policy, /img-src [^;]* https:\/\/maps\.googleapis\.com /);
      assert.match(policy, /connect-src [^;]* https:\/\/maps\.googleapis\.com /);
      assert.match(policy, /connect-src [^;]* https:\/\/places\.googleapis\.com(?:;| )/);
      assert.doesNotMatch(policy, /unsafe|\*|script-src [^;]*googleapis/);
      assert.ok(body.includes(`<style nonce="${nonce}"></style>`));
      assert.ok(body.includes(` nonce="${nonce}"></script>`));
    }
    const { body, headers } = await server.app.inject({ url: '/gift' });
    assert.doesNotMatch(String(headers['content-security-policy']), /nonce|google/);
    assert.doesNotMatch(body, / nonce=/);
  });

  it('allows pictures of the configured tile server, and nothing else of it, D-57', async () => {
    const { headers } = await server.app.inject({ url: '/gift' });
    const named = String(headers['content-security-policy'])
      .split('; ')
      .filter((directive) => directive.includes('https://tiles.example.test'))
      .map((directive) => directive.split(' ')[0]);
    assert.deepEqual(named, ['img-src', 'connect-src']);
  });

  it('allows the page’s own inline script by its hash, and no other', async () => {
    const script = 'addEventListener("click",()=>{},!0)';
    const build = { ...testFiles, integrity: {}, module: [], styles: ['shell.css'], inlineScript: script };
    const other = await startCompositionApp(remotes, {}, { 'build.json': JSON.stringify(build) });
    const { body, headers } = await other.app.inject({ url: '/gift' });
    await other.stop();
    const hash = createHash('sha256').update(script).digest('base64');
    const scripts = String(headers['content-security-policy']).match(/script-src [^;]*/)?.[0];
    assert.equal(scripts, `script-src 'self' https://cdn.example.test 'sha256-${hash}'`);
    const inline = [...body.matchAll(/<script(?![^>]*src=)[^>]*>([^<]*)<\/script>/g)];
    assert.deepEqual(
      inline.map(([, text]) => text).filter((text) => !text?.startsWith('{"registry"')),
      [script],
    );
    // After a style sheet the script would wait for it.
    assert.ok(body.indexOf(script) < body.indexOf('shell.css'));
  });

  it('uses the newer reports where browsers send them, over TLS', () => {
    const deps = { vaultOrigin: 'https://vault.test', publicOrigin: 'https://crema.test' };
    const policyFor = createPagePolicy(
      { ...server.deps, ...deps },
      { current: () => emptyRegistry },
      () => ({}),
    );
    const headers = policyFor({ overrides: [] });
    assert.equal(headers['reporting-endpoints'], `csp="${restPaths.policyReports}"`);
    assert.match(headers['content-security-policy'] ?? '', /; report-to csp$/);
  });

  for (const format of [asCspReport, asReportList])
    for (const { what, source, blocked, version } of [
      {
        what: 'the file that broke it',
        source: ownFile,
        blocked: 'https://evil.test/x.png',
        version: '1.1.0',
      },
      { what: 'the file that was kept out', source: '', blocked: cdnFile, version: '1.0.0' },
    ])
      it(`is reported by ${format('', '').type} and counted for the version of ${what}`, async () => {
        const { type, body } = format(source, blocked);
        assert.equal((await report(type, body)).statusCode, 204);
        const [row] = await health();
        assert.equal(row?.version, version);
        assert.deepEqual(row?.classes, { 'csp/img-src': 1 });
      });

  it('counts nothing for a remote if an extension or a foreign script violated it', async () => {
    for (const source of ['moz-extension://1234/inject.js', 'https://elsewhere.test/a.js', '']) {
      const { type, body } = asReportList(source, 'inline');
      await report(type, body);
    }
    assert.deepEqual(await health(), []);
  });

  it('answers malformed reports without a log line', async () => {
    const before = server.logged.length;
    const codes = await Promise.all(
      [
        ['application/csp-report', '{"csp-report":'],
        ['application/csp-report', '[]'],
        ['application/csp-report', '{"csp-report":{"violated-directive":"<script>"}}'],
        ['application/reports+json', '{}'],
        ['application/reports+json', JSON.stringify([null, 1, { type: 'csp-violation' }])],
        ['application/reports+json', 'x'.repeat(40_000)],
        ['text/plain', 'hello'],
      ].map(async ([type, body]) => (await report(String(type), body)).statusCode),
    );
    assert.deepEqual(codes, [400, 204, 204, 204, 204, 413, 204]);
    assert.equal(server.logged.length, before);
  });

  it('limits the log lines of one browser', async () => {
    const before = server.logged.length;
    const { type, body } = asCspReport(ownFile, 'https://evil.test/x.png');
    const codes = new Set<number>();
    for (let turn = 0; turn < 70; turn += 1) codes.add((await report(type, body, 'loud')).statusCode);
    assert.deepEqual([...codes], [204, 429]);
    const lines = server.logged.slice(before).map(({ message }) => message);
    assert.deepEqual(lines, ['client error', 'client error', 'client error', 'security event']);
  });

  it('accepts 60 reports a minute from one /64 of IPv6, whatever addresses it uses, and logs the limit', async () => {
    const before = server.logged.length;
    const { type, body } = asCspReport(ownFile, 'https://evil.test/x.png');
    const codes: number[] = [];
    for (let turn = 0; turn < 62; turn += 1)
      codes.push((await report(type, body, 'many', `2001:db8:1:5::${(turn + 1).toString(16)}`)).statusCode);
    assert.deepEqual(codes.slice(59), [204, 429, 429]);
    const reached = server.logged.slice(before).filter(({ facts }) => facts['event'] === 'limit reached');
    assert.deepEqual(
      reached.map(({ message, facts }) => [message, facts['detail'], facts['network']]),
      [['security event', 'policy-reports', '2001:db8:1::/48']],
    );
  });
});
