import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createChangeFeed } from '../storage/changes/change-feed.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { metresBetween, middleOf, type Position } from './places/geo.ts';
import type { PageEnd } from './places/store-grid.ts';
import { createStoreDirectory } from './store-directory.ts';
import { toStore } from './store.ts';

const loop = { lat: 41.8853, lng: -87.64 };
const everything = { withinMetres: 80_000, limit: 50, matches: () => true };

describe('the stores in memory', () => {
  let test: TestApp;
  let now = 0;
  before(async () => {
    test = await startTestApp({ stores: 'full' });
  });
  after(() => test.stop());
  const openProcess = (maxAgeMs: number) => {
    const { db } = test.deps;
    return createStoreDirectory(db, createChangeFeed({ db, maxAgeMs, monotonic: () => now }));
  };
  const update = (storeNumber: string, values: { name?: string; lat?: number; price_tier?: number }) =>
    test.deps.db.updateTable('store').set(values).where('store_number', '=', storeNumber).execute();

  it('are found by both forms of a number, D-30', async () => {
    const stores = openProcess(0);
    assert.equal((await stores.find('1001'))?.storeNumber, '1001-100001');
    assert.equal((await stores.find(' 1001-100001 '))?.storeNumber, '1001-100001');
    assert.equal(await stores.find('99999'), undefined);
    await assert.rejects(stores.load('99999'), { code: 'STORE_NOT_FOUND' });
  });

  for (const { where, from, withinMetres } of [
    { where: 'a city', from: loop, withinMetres: 80_467 },
    { where: 'a rural place', from: { lat: 45.5, lng: -108 }, withinMetres: 402_336 },
    { where: 'the date line', from: { lat: 52, lng: 179.9 }, withinMetres: 1_609_344 },
    { where: 'the pole', from: { lat: 89.9, lng: 10 }, withinMetres: 1_609_344 },
  ])
    it(`near ${where} are those that a comparison with every store finds, LOC-023`, async () => {
      const rows = await test.deps.db.selectFrom('store').selectAll().execute();
      const distance = (to: Position) => metresBetween(from, to);
      const expected = rows
        .map((row) => toStore(row))
        .map((store) => ({ store, metres: distance({ lat: store.latitude, lng: store.longitude }) }))
        .filter(({ store, metres }) => metres <= withinMetres && store.guestOrdering)
        .sort((one, other) => one.metres - other.metres)
        .slice(0, 50);
      const found = (await openProcess(0).grid()).near({
        from,
        withinMetres,
        limit: 50,
        matches: ({ guestOrdering }) => guestOrdering,
      });
      assert.deepEqual(
        found.map(({ distanceMetres }) => distanceMetres),
        expected.map(({ metres }) => metres),
      );
    });

  for (const { where, box } of [
    { where: 'a city', box: { west: -88, south: 41.6, east: -87.4, north: 42.1 } },
    { where: 'half of a country', box: { west: -100, south: 30, east: -70, north: 50 } },
    { where: 'the area across the date line', box: { west: 170, south: 10, east: -100, north: 72 } },
  ])
    it(`in a box around ${where} are those that a comparison with every store finds, in pages without a gap`, async () => {
      const rows = await test.deps.db.selectFrom('store').selectAll().execute();
      const isInside = ({ lat, lng }: Position) =>
        lat >= box.south &&
        lat <= box.north &&
        (box.west < box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east);
      const from = middleOf(box);
      const expected = rows
        .filter((row) => isInside(row))
        .map((row) => ({ number: row.store_number, metres: metresBetween(from, row) }))
        .sort((one, other) => one.metres - other.metres || one.number.localeCompare(other.number))
        .map(({ number }) => number);
      const grid = await openProcess(0).grid();
      const found: string[] = [];
      let after: PageEnd | undefined;
      do {
        const page = grid.inBox({ from, box, limit: 150, matches: () => true, after });
        assert.equal(page.total, expected.length);
        found.push(...page.stores.map(({ store }) => store.storeNumber));
        const last = page.stores.at(-1);
        after = last && { storeNumber: last.store.storeNumber, distanceMetres: last.distanceMetres };
      } while (after && found.length < expected.length);
      assert.ok(expected.length > 50);
      assert.deepEqual(found, expected);
    });

  it('follow a change by another process or an operator within the maximum age', async () => {
    const stores = openProcess(1_000);
    assert.equal((await stores.load('1002')).name, (await openProcess(0).load('1002')).name);
    await update('1002-100002', { name: 'Renamed' });
    now += 999;
    assert.notEqual((await stores.load('1002')).name, 'Renamed');
    now += 1;
    assert.equal((await stores.load('1002')).name, 'Renamed');
  });

  it('that moved, closed for good or opened are found where they are now', async () => {
    const stores = openProcess(0);
    const numbers = async (from: Position) =>
      (await stores.grid()).near({ ...everything, from }).map(({ store }) => store.shortNumber);
    assert.ok((await numbers(loop)).includes('1003'));
    const { lat } = await test.deps.db
      .selectFrom('store')
      .select('lat')
      .where('short_number', '=', '1003')
      .executeTakeFirstOrThrow();
    await update('1003-100003', { lat: lat + 20 });
    assert.ok(!(await numbers(loop)).includes('1003'));
    assert.ok((await numbers({ lat: lat + 20, lng: loop.lng })).includes('1003'));
    const row = await test.deps.db
      .selectFrom('store')
      .selectAll()
      .where('short_number', '=', '1003')
      .executeTakeFirstOrThrow();
    const opened = {
      ...row,
      store_number: '9993-999993',
      short_number: '9993',
      lat,
      hours: JSON.stringify(row.hours),
    };
    await test.deps.db.insertInto('store').values(opened).execute();
    assert.ok((await numbers(loop)).includes('9993'));
    await test.deps.db.deleteFrom('store').where('short_number', '=', '9993').execute();
    assert.ok(!(await numbers(loop)).includes('9993'));
    assert.equal(await stores.find('9993'), undefined);
  });

  it('share equal lists and hours, also after a change, so that many stores take little memory, LOC-024', async () => {
    const stores = openProcess(0);
    const all = async () =>
      (await stores.grid()).near({ ...everything, from: loop, withinMetres: 5_000_000, limit: 5_000 });
    const countOf = (values: readonly unknown[]) => ({
      objects: new Set(values).size,
      values: new Set(values.map((value) => JSON.stringify(value))).size,
    });
    await all();
    await update('1001-100001', { name: 'Renamed' });
    const found = (await all()).map(({ store }) => store);
    assert.ok(found.length > 1_000);
    for (const part of ['hours', 'pickupOptions', 'amenities', 'warningLabels'] as const) {
      const { objects, values } = countOf(found.map((store) => store[part]));
      assert.equal(objects, values, part);
    }
  });

  it('are all read again after a change of many', async () => {
    const stores = openProcess(0);
    await stores.load('1001');
    await test.deps.db.updateTable('store').set({ lead_minutes: 9 }).execute();
    const found = (await stores.grid()).near({ ...everything, from: loop });
    assert.deepEqual([...new Set(found.map(({ store }) => store.leadMinutes))], [9]);
  });
});
