import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { jobsMigrations } from '../../jobs/jobs.migration.ts';
import { dataChangesMigrations } from '../../storage/changes/data-changes.migration.ts';
import type { Database } from '../../storage/database.ts';
import { migrate } from '../../storage/migrate.ts';
import { createTestClock } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { defineKind, key, type Kind, type RowOf } from '../kind.ts';
import { shopMigrations } from '../shop.migration.ts';
import { createFollowStart, projectShopJob } from './project-shop.job.ts';
import type { ProjectShop } from './projection.ts';
import { readActivations, storeShop } from './shop-store.ts';
import { readStart } from './start.ts';

const mugKind = defineKind({
  name: 'mugs',
  about: 'Mugs.',
  key: ['key'],
  fields: { key, price: Type.Integer() },
  notes: { key: 'Its name.', price: 'Cents.' },
});

describe('rows that a module keeps of the shop in effect, SHP-006', () => {
  const clock = createTestClock();
  let database: Database;
  before(async () => {
    database = await openTestDatabase();
    await migrate(database.db, [...dataChangesMigrations, ...jobsMigrations, ...shopMigrations]);
  });
  after(() => database.close());

  const zones = ['Pacific/Kiritimati', 'UTC', 'Pacific/Honolulu'];
  let stored: readonly (number | undefined)[] = [];
  const project: ProjectShop = async (_trx, { shopAt }) => {
    const prices = [];
    for (const zone of zones) prices.push((await shopAt(zone))?.rowsOf(mugKind)[0]?.price);
    if (prices.includes(13)) throw new Error('No 13.');
    stored = prices;
  };
  const load = (price: number, at = clock.now().toISOString()) =>
    storeShop(database.db, {
      kinds: [mugKind],
      shop: {
        settings: { name: 'Mugs', languages: ['en-US'], markets: [] },
        rowsOf: <K extends Kind>() => [{ key: 'blue', price }] as unknown as readonly RowOf<K>[],
      },
      start: readStart(at),
      author: { by: 'Ana', now: clock.now() },
      followStart: createFollowStart([project], clock),
      isDryRun: false,
    });
  const nextRun = () =>
    database.db.selectFrom('job').select(['run_at', 'payload']).orderBy('run_at', 'desc').executeTakeFirst();
  const runNext = async () => {
    const job = await nextRun();
    assert.ok(job);
    clock.set(job.run_at.toISOString());
    const deps = { db: database.db, clock, shopProjections: [project] } as unknown as AppDeps;
    const payload = { start: String(job.payload['start']) };
    await projectShopJob.run({ id: '1', topic: '', attempts: 1, failingSince: null, payload }, deps);
  };

  it('are written with the load', async () => {
    await load(9);
    assert.deepEqual(stored, [9, 9, 9]);
    assert.equal(await nextRun(), undefined);
  });

  it('are written with the load or not at all, SHP-004', async () => {
    await assert.rejects(load(13), /No 13/);
    assert.equal((await readActivations(database.db)).length, 1);
  });

  it('follow a later start at its time', async () => {
    const at = new Date(clock.now().getTime() + 90 * 60_000);
    await load(10, at.toISOString());
    assert.deepEqual(stored, [9, 9, 9]);
    assert.deepEqual((await nextRun())?.run_at, at);
    await runNext();
    assert.deepEqual(stored, [10, 10, 10]);
  });

  it('follow a start in each zone’s own time, from quarter to quarter of an hour', async () => {
    const day = new Date(clock.now().getTime() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await load(11, `${day}T04:05`);
    await runNext();
    assert.equal(
      clock.now().toISOString(),
      new Date(Date.parse(`${day}T04:05Z`) - 14 * 3_600_000).toISOString(),
    );
    assert.deepEqual(stored, [11, 10, 10]);
    let runs = 1;
    for (; stored.at(-1) !== 11; runs += 1) await runNext();
    assert.equal(runs, 1 + 24 * 4, 'Honolulu is 24 hours behind Kiritimati');
    const last = new Date(`${day}T16:05Z`);
    while (clock.now() < last) await runNext();
    assert.deepEqual((await nextRun())?.run_at, last);
  });
});
