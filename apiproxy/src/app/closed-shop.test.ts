import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { sampleFolder } from '../shop/sample.ts';
import { startCompositionApp } from '../testing/composition-kit.ts';
import { copySample } from '../testing/shop/copy-sample.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../testing/test-app.ts';
import { modules as allModules } from './modules.ts';
import { runOperatorCall } from './operator/run-operator-call.ts';
import { loadSample } from './seed/load-sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'closed-shop-'));
after(() => rmSync(folder, { recursive: true }));
const html = { accept: 'text/html' };
const runOn = ({ deps }: TestApp, ...args: readonly string[]) =>
  runOperatorCall({ ...deps, notify: () => undefined }, { group: 'shop', args });
const count = async ({ deps }: TestApp, table: 'store' | 'member' | 'stream_item' | 'promo_code') =>
  (
    await deps.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('a production server with an empty database', () => {
  const clock = createTestClock();
  let now = 0;
  const servers: TestApp[] = [];
  before(async () => {
    // The composition of this test and its identity are registered last.
    const modules = allModules.filter(({ name }) => name !== 'composition' && name !== 'identity');
    const options = { clock, production: true, monotonic: () => now, modules, stores: 'none' } as const;
    const first = await startCompositionApp(undefined, options);
    servers.push(first, await startCompositionApp(undefined, { ...options, beside: first }));
  });
  after(async () => {
    for (const server of servers.toReversed()) await server.stop();
  });
  const openAll = (url: string, headers: Readonly<Record<string, string>> = html) =>
    Promise.all(servers.map(({ app }) => app.inject({ url, headers })));

  for (const { language, lang, title } of [
    { language: 'en-CA,en;q=0.8', lang: 'en-CA', title: 'We’re not open yet' },
    { language: 'fr-CA,fr;q=0.8,en;q=0.5', lang: 'fr-CA', title: 'Nous ne sommes pas encore ouverts' },
  ])
    it(`sends customers a page in ${lang}, light and dark, that says that the shop is not open, SHP-013`, async () => {
      for (const url of ['/', '/gift', '/menu/drinks']) {
        const [reply] = await openAll(url, { ...html, 'accept-language': language });
        assert.equal(reply?.statusCode, 503);
        assert.ok(Number(reply.headers['retry-after']) > 0);
        assert.equal(reply.headers['cache-control'], 'no-store');
        assert.match(reply.body, new RegExp(`<html lang="${lang}">[^]*<h1>${title}</h1>`));
        assert.match(reply.body, /prefers-color-scheme:dark/);
      }
    });

  it('answers its API with a code that has a text, SHP-013', async () => {
    const [server] = servers as [TestApp];
    const reply = await server.app.inject({
      method: 'POST',
      url: restPaths.graphql,
      headers: ownPage,
      payload: { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    });
    assert.equal(reply.statusCode, 503);
    const [error] = reply.json().errors;
    assert.deepEqual(
      [error.extensions.code, error.message],
      ['SHOP_NOT_OPEN', 'The shop is not open yet: its data is not loaded.'],
    );
  });

  it('works for probes, files and the staff of stores, and /health says that the shop is not open, SHP-013', async () => {
    for (const path of ['/health', '/readyz'])
      for (const reply of await openAll(path, { host: '10.0.0.7:3000' })) {
        const { status, shop } = reply.json();
        assert.deepEqual([reply.statusCode, status, shop], [200, 'ready', 'not open']);
      }
    const statusOf = async (url: string) => (await openAll(url))[0]?.statusCode;
    assert.equal(await statusOf('/livez'), 200);
    assert.equal(await statusOf('/robots.txt'), 200);
    assert.equal(await statusOf('/assets/icon.svg'), 200);
    assert.equal(await statusOf('/assets/host/none.js'), 404);
    assert.equal(await statusOf('/store-board/1001'), 404);
  });

  it('names in its log the command that loads a shop, with the folder of the sample, SHP-013', () => {
    for (const { logged } of servers)
      assert.ok(
        logged.some(
          ({ level, message }) =>
            level === 'warn' &&
            message.includes('npm run shop -- load FOLDER') &&
            message.includes(`npm run shop -- load ${sampleFolder}`),
        ),
      );
  });

  it('invents no stores, members, feed or codes, SHP-013', async () => {
    const [server] = servers as [TestApp];
    for (const table of ['store', 'member', 'stream_item', 'promo_code'] as const)
      assert.equal(await count(server, table), 0, table);
    await assert.rejects(() => server.deps.shopOf(undefined), { code: 'SHOP_NOT_OPEN' });
  });

  it('is open in every process 5 s after a load, without a restart, SHP-013', async () => {
    const [server] = servers as [TestApp];
    await runOn(server, 'load', copySample(join(folder, 'sample')));
    now += 5_000;
    clock.advance(5_000);
    for (const reply of await openAll('/')) assert.match(reply.body, /id="crema-boot"/);
    for (const reply of await openAll('/health')) assert.equal(reply.json().shop, 'open');
    for (const reply of await openAll(`${restPaths.stores}/1001`))
      assert.equal(reply.json().store.name, 'Clark & Lake');
    assert.equal(await count(server, 'store'), 20);
    assert.equal(await count(server, 'member'), 0);
  });
});

describe('development with an empty database', () => {
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ stores: 'none' });
    await loadSample(test.deps);
  });
  after(() => test.stop());

  it('has the sample as a version, with states of its stores, and is open, SHP-013', async () => {
    const { rows } = await runOn(test, 'versions');
    assert.deepEqual(
      rows.map(([version, , by]) => [version, by]),
      [['1', 'development']],
    );
    assert.equal(await count(test, 'store'), 5_020);
    const { store } = (await test.app.inject(`${restPaths.stores}/1003`)).json();
    assert.equal(store.mobileOrdering.availability, 'BUSY');
    assert.equal((await test.app.inject('/health')).json().shop, 'open');
  });

  it('loads it once: another start changes nothing, nor does the load of the folder, SHP-013', async () => {
    await loadSample(test.deps);
    assert.match((await runOn(test, 'load', sampleFolder)).summary, /has this data already/);
    assert.equal((await runOn(test, 'versions')).rows.length, 1);
  });
});
