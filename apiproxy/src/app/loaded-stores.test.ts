import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { copySample } from '../testing/shop/copy-sample.ts';
import { projectShopJob } from '../shop/versions/project-shop.job.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { runOperatorCall } from './operator/run-operator-call.ts';

interface StoreData {
  readonly number: string;
  readonly name: string;
}
const work = mkdtempSync(join(tmpdir(), 'loaded-stores-'));
after(() => rmSync(work, { recursive: true }));
/** A copy of the sample in which every store has another name. */
const writeFolder = (name: string, isKept: (store: StoreData) => boolean): string => {
  const folder = join(work, name);
  copySample(folder);
  const file = join(folder, 'stores.json');
  const stores = JSON.parse(readFileSync(file, 'utf8')) as readonly StoreData[];
  writeFileSync(
    file,
    JSON.stringify(stores.filter(isKept).map((store) => ({ ...store, name: `${name} ${store.name}` }))),
  );
  return folder;
};

describe('stores of a loaded shop', () => {
  const clock = createTestClock();
  const maxAgeMs = 1_000;
  let now = 0;
  let first: TestApp;
  let second: TestApp;
  before(async () => {
    first = await startTestApp({ clock, memoryMaxAgeMs: maxAgeMs, monotonic: () => now });
    second = await startTestApp({ clock, memoryMaxAgeMs: maxAgeMs, monotonic: () => now, beside: first });
  });
  after(async () => {
    await second.stop();
    await first.stop();
  });
  const run = (...args: string[]) =>
    runOperatorCall({ ...first.deps, clock, notify: () => undefined }, { group: 'shop', args });
  const namesIn = async ({ app }: TestApp) => {
    const names = [];
    for (const number of ['1013', '1001', '1002']) {
      const reply = (await app.inject(`${restPaths.stores}/${number}`)).json();
      names.push(reply.store?.name ?? reply.error.code);
    }
    return names;
  };
  /** Runs the projection that is stored for this time. */
  const runJob = async (start: string) => {
    const job = { id: '1', topic: projectShopJob.topic, payload: { start }, attempts: 1, failingSince: null };
    await projectShopJob.run(job, first.deps);
    now += maxAgeMs;
  };

  it('are in every process after a load within a second, without a restart, SHP-007', async () => {
    const before = ['King & Bay', 'Clark & Lake', 'Madison & Wells'];
    assert.deepEqual([await namesIn(first), await namesIn(second)], [before, before]);
    const dry = await run(
      'load',
      writeFolder('Spring', ({ number }) => number !== '1002-100002'),
      '--dry-run',
    );
    assert.deepEqual(
      dry.rows.find(([kind]) => kind === 'stores'),
      ['stores', 'added', '19', dry.rows.find(([kind]) => kind === 'stores')?.[3]],
    );
    assert.deepEqual(await namesIn(second), before);
    await run('load', join(work, 'Spring'));
    now += maxAgeMs;
    const after = ['Spring King & Bay', 'Spring Clark & Lake', 'STORE_NOT_FOUND'];
    assert.deepEqual([await namesIn(first), await namesIn(second)], [after, after]);
  });

  it('start at a local time in each store’s own zone, SHP-006', async () => {
    const at = '2026-06-04T04:00';
    await run(
      'load',
      writeFolder('Summer', () => true),
      '--at',
      at,
    );
    now += maxAgeMs;
    assert.equal((await namesIn(second))[1], 'Spring Clark & Lake');
    clock.set('2026-06-04T08:00:00Z');
    await runJob(at);
    assert.deepEqual((await namesIn(second)).slice(0, 2), ['Summer King & Bay', 'Spring Clark & Lake']);
    clock.set('2026-06-04T09:00:00Z');
    await runJob(at);
    assert.deepEqual(await namesIn(second), [
      'Summer King & Bay',
      'Summer Clark & Lake',
      'Summer Madison & Wells',
    ]);
  });

  it('are those of the former version again after one command, SHP-006', async () => {
    await run('use', '1');
    now += maxAgeMs;
    assert.deepEqual(await namesIn(second), ['Spring King & Bay', 'Spring Clark & Lake', 'STORE_NOT_FOUND']);
  });
});
