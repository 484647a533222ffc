import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  startCompositionApp,
  testFiles,
  testRecord,
  type CompositionApp,
} from '../../testing/composition-kit.ts';
import { until } from '../../testing/until.ts';

/** Writes what it was given, and how often it has rendered. */
const bundle = `
let times = 0;
export const renderShell = ({ boot, pathname, search, theme }) =>
  '<main>' + JSON.stringify([++times, boot.locale, boot.session.kind, pathname, search, theme]) + '</main>';
`;
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the shell of a page', () => {
  let server: CompositionApp;
  beforeEach(async () => {
    server = await startCompositionApp();
  });
  afterEach(() => server.stop());

  const deploy = (name: string, content: string, integrity = integrityOf(content)) => {
    const { host } = server.folders;
    mkdirSync(join(host, 'server'), { recursive: true });
    writeFileSync(join(host, 'server', name), content);
    const build = { ...testFiles, entry: 'main.js', module: [], server: `server/${name}` };
    writeFileSync(
      join(host, 'build.json'),
      JSON.stringify({ ...build, integrity: { [build.server]: integrity } }),
    );
  };
  const open = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
    const reply = await server.app.inject({ url, headers: { accept: 'text/html', ...headers } });
    assert.equal(reply.statusCode, 200);
    return /<div id="root">(?:<main>(.*?)<\/main>)?<\/div>/.exec(reply.body)?.[1];
  };
  /** The times that the bundle has rendered, and what it was given. */
  const rendered = async (...request: Parameters<typeof open>) => {
    const [times, ...given] = JSON.parse((await open(...request)) ?? 'null') as [number, ...unknown[]];
    return { times, given };
  };

  it('is rendered by the bundle of the deployed host, for the visitor and the URL', async () => {
    deploy('a.mjs', bundle);
    const { given } = await rendered('/gift?to=a', { 'accept-language': 'fr-CA', cookie: 'theme=dark' });
    assert.deepEqual(given, ['fr-CA', 'anonymous', '/gift', '?to=a', 'dark']);
  });

  it('is rendered once for visitors who see the same, and again for another URL, language or theme', async () => {
    deploy('a.mjs', bundle);
    assert.equal((await rendered('/gift')).times, 1);
    assert.equal((await rendered('/gift')).times, 1);
    assert.equal((await rendered('/gift?to=a')).times, 2);
    assert.equal((await rendered('/gift', { 'accept-language': 'fr-CA' })).times, 3);
    assert.equal((await rendered('/gift', { cookie: 'theme=dark' })).times, 4);
    assert.equal((await rendered('/gift')).times, 1);
  });

  it('is rendered again when the registry changes what is in the page, PLT-005', async () => {
    deploy('a.mjs', bundle);
    assert.equal((await rendered('/gift')).times, 1);
    server.release(2, { 'mfe-gift': testRecord({ stable: '1.1.0' }) });
    await until(async () => (await rendered('/gift')).times === 2);
    server.release(3, { 'mfe-gift': testRecord({ enabled: false }) });
    await until(async () => (await rendered('/gift')).times === 3);
    server.release(4, { 'mfe-gift': testRecord({ stable: '1.1.0' }) });
    await until(async () => (await rendered('/gift')).times === 2);
  });

  it('comes from the new bundle as soon as another host is deployed', async () => {
    deploy('a.mjs', bundle);
    await rendered('/gift');
    deploy('bb.mjs', bundle.replace('++times', '100 + ++times'));
    assert.equal((await rendered('/gift')).times, 101);
  });

  for (const { what, content, integrity } of [
    { what: 'is not the one that build.json describes', content: bundle, integrity: integrityOf('other') },
    { what: 'cannot be imported', content: 'import "./none.mjs";' },
    { what: 'renders nothing', content: 'export const other = 1;' },
    { what: 'throws', content: 'export const renderShell = () => { throw new Error("no"); };' },
  ])
    it(`is empty if the bundle ${what}: the page is served all the same, and says why in the log`, async () => {
      deploy('a.mjs', content, integrity);
      assert.equal(await open('/gift'), undefined);
      assert.ok(server.logged.some(({ level }) => level === 'error'));
    });

  it('is empty if the deployed host has no bundle', async () => {
    assert.equal(await open('/gift'), undefined);
  });
});
