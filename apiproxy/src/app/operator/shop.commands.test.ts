import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readActivations, readVersion } from '../../shop/versions/shop-store.ts';
import { createVersionAt, localTime } from '../../shop/versions/start.ts';
import { copySample } from '../../testing/shop/copy-sample.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { priceKind } from '../../catalogue/kinds/product.kinds.ts';
import { collectShopParts } from '../../shop/shop-parts.ts';
import { modules } from '../modules.ts';
import { runOperatorCall } from './run-operator-call.ts';

const { kinds } = collectShopParts(modules);

const work = mkdtempSync(join(tmpdir(), 'shop-commands-'));
after(() => rmSync(work, { recursive: true }));
const sample = copySample(join(work, 'sample'));

/** A copy of the sample in which a latte costs more. */
const withLatteAt = (name: string, price: number): string => {
  const folder = join(work, name);
  copySample(folder);
  const file = join(folder, 'prices.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(
      '"product": 2010, "size": "small", "price": 445',
      `"product": 2010, "size": "small", "price": ${price}`,
    ),
  );
  return folder;
};

describe('npm run shop', () => {
  const clock = createTestClock('2026-11-30T12:00:00Z');
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  const run = (...args: string[]) =>
    runOperatorCall({ ...test.deps, clock, notify: () => undefined }, { group: 'shop', args });
  const latteIn = async (version: number) =>
    (await readVersion(test.deps.db, version))
      .rowsOf(priceKind)
      .find(({ list, product, size }) => list === 'us' && product === 2010 && size === 'small')?.price;
  const versionIn = async (zone: string) =>
    createVersionAt(await readActivations(test.deps.db))(clock.now(), zone);
  const stored = async () => (await run('versions')).rows.length;

  it('stores nothing of a folder with faults, and says them, SHP-004', async () => {
    const folder = withLatteAt('faults', -1);
    const report = await run('load', folder);
    assert.equal(report.ok, false);
    assert.deepEqual(
      report.rows.map(([file, , column, value]) => [file, column, value]),
      [['prices.json', 'price', '-1']],
    );
    assert.equal(await stored(), 0);
  });

  it('says what a load adds, and stores nothing in a dry run, SHP-004', async () => {
    const { rows, summary } = await run('load', sample, '--dry-run');
    assert.deepEqual(rows.find(([kind]) => kind === 'products')?.slice(0, 3), ['products', 'added', '214']);
    assert.match(summary, /nothing was stored/);
    assert.equal(await stored(), 0);
  });

  it('stores a version with its author, its time and the difference, and nothing the second time, SHP-004', async () => {
    assert.match((await run('load', sample, '--by', 'Ana')).summary, /version 1, in effect/);
    assert.match((await run('load', sample)).summary, /has this data already/);
    const { rows } = await run('versions');
    assert.deepEqual(
      rows.map(([version, at, by, , changed, removed, state]) => [version, at, by, changed, removed, state]),
      [['1', clock.now().toISOString(), 'Ana', '0', '0', 'in effect']],
    );
  });

  it('exports what is stored, of every kind: a check finds nothing, and a load of it changes nothing, SHP-005', async () => {
    const folder = join(work, 'export');
    const files = readdirSync(sample).sort();
    // The sample's pictures are rendered by the build; those of a shop are in loaded-pictures.test.ts.
    const names = ['shop', ...kinds.map(({ name }) => name).filter((name) => name !== 'pictures')];
    assert.deepEqual(files, names.map((name) => `${name}.json`).sort());
    assert.equal((await run('export', folder)).rows.length, files.length);
    const [ofSample, ofExport] = [await run('check', sample), await run('check', folder)];
    assert.ok(ofExport.ok);
    assert.deepEqual(ofExport.rows, ofSample.rows, 'the same warnings at the same places');
    assert.match((await run('load', folder)).summary, /has this data already/);
    const rowsIn = (of: string, file: string) => JSON.parse(readFileSync(join(of, file), 'utf8')) as unknown;
    for (const file of files) assert.deepEqual(rowsIn(folder, file), rowsIn(sample, file), file);
    await assert.rejects(() => run('export', folder), /not empty/);
  });

  it('starts a version at a time of each store’s own zone, SHP-004', async () => {
    const { rows, summary } = await run('load', withLatteAt('season', 475), '--at', '2026-12-01T04:00');
    assert.deepEqual(rows, [['prices', 'changed', '1', 'us/2010/small']]);
    assert.match(summary, /version 2, in effect at 2026-12-01T04:00 of each store/);
    assert.equal(await versionIn('America/New_York'), 1);
    clock.set('2026-12-01T09:30:00Z');
    assert.equal(localTime(clock.now(), 'America/New_York'), '2026-12-01T04:30:00');
    assert.equal(await versionIn('America/New_York'), 2);
    assert.equal(await versionIn('America/Vancouver'), 1);
    clock.set('2026-12-01T13:00:00Z');
    assert.equal(await versionIn('America/Vancouver'), 2);
    assert.deepEqual([await latteIn(1), await latteIn(2)], [445, 475]);
  });

  it('puts a former version back by one command, and shows a difference', async () => {
    await run('use', '1');
    assert.equal(await versionIn('America/New_York'), 1);
    assert.deepEqual((await run('diff', '1', '2')).rows, [['prices', 'changed', '1', 'us/2010/small']]);
    await assert.rejects(() => run('use', '99'), /Version 99 does not exist/);
    await assert.rejects(() => run('load', sample, '--at', 'tomorrow'), /--at tomorrow is not a time/);
  });

  it('makes two loads at once wait for each other', async () => {
    const folders = [withLatteAt('first', 500), withLatteAt('second', 505)];
    await Promise.all(folders.map((folder) => run('load', folder)));
    const { rows } = await run('versions');
    assert.deepEqual(
      rows.slice(0, 2).map(([, , , added, changed, removed]) => [added, changed, removed]),
      [
        ['0', '1', '0'],
        ['0', '1', '0'],
      ],
    );
  });

  it('says in a dry run and at the load that a folder without a feed withdraws it, SHP-004', async () => {
    const folder = copySample(join(work, 'no-feed'));
    for (const kind of ['feed', 'feed-slides']) rmSync(join(folder, `${kind}.json`));
    const withdrawn = /has no row of feed, feed-slides: all rows of the former version are withdrawn\.$/;
    const current = async () => {
      const items = await test.deps.db.selectFrom('stream_item').select('withdrawn_at').execute();
      return items.filter(({ withdrawn_at }) => withdrawn_at === null).length;
    };
    await run('load', sample);
    const shown = await current();
    assert.ok(shown > 0);
    const dryRun = await run('load', folder, '--dry-run');
    assert.match(dryRun.summary, withdrawn);
    assert.deepEqual(dryRun.rows.find(([kind]) => kind === 'feed')?.slice(1, 3), ['removed', String(shown)]);
    assert.equal(await current(), shown);
    const loaded = await run('load', folder);
    assert.match(loaded.summary, withdrawn);
    assert.deepEqual(loaded.rows, dryRun.rows);
    assert.equal(await current(), 0);
  });
});
