import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { backOffMs, maxAttempts } from './job-backoff.ts';
import { enqueueJob } from './enqueue-job.ts';
import { runDueJobs } from './run-jobs.ts';

describe('the job queue', () => {
  const clock = createTestClock();
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp({ clock, domains: [] });
  });
  afterEach(() => test.stop());
  const add = (payload: Record<string, string>, rest = {}) =>
    enqueueJob(test.deps.db, test.deps, { topic: 'note', payload, ...rest });

  it('runs what is due, in order, once', async () => {
    const seen: unknown[] = [];
    const handlers = { note: async (job: { payload: object }) => void seen.push(job.payload) };
    await add({ name: 'first' });
    await add({ name: 'later' }, { runAt: new Date(clock.now().getTime() + 1000) });
    assert.equal(await runDueJobs(test.deps, handlers), 1);
    clock.advance(1000);
    await runDueJobs(test.deps, handlers);
    assert.deepEqual(seen, [{ name: 'first' }, { name: 'later' }]);
  });

  it('shares the work among racing workers without doing any of it twice', async () => {
    const seen: string[] = [];
    const handlers = { note: async (job: { id: string }) => void seen.push(job.id) };
    for (let n = 0; n < 60; n += 1) await add({ n: String(n) });
    const counts = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => runDueJobs(test.deps, handlers, name)),
    );
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      60,
    );
    assert.equal(new Set(seen).size, 60);
  });

  it('stores one job for a dedupe key', async () => {
    await add({}, { dedupeKey: 'k' });
    await add({}, { dedupeKey: 'k' });
    assert.equal(await runDueJobs(test.deps, { note: async () => undefined }), 1);
  });

  it('tries a failing job again with growing pauses and gives it up after the last try', async () => {
    let tries = 0;
    const handlers = {
      note: async () => {
        tries += 1;
        throw new Error('no relay');
      },
    };
    await add({});
    for (let attempt = 1; attempt <= maxAttempts + 2; attempt += 1) {
      await runDueJobs(test.deps, handlers);
      clock.advance(backOffMs(attempt));
    }
    assert.equal(tries, maxAttempts);
    const row = await test.deps.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
    assert.ok(row.dead_at);
    assert.equal(row.last_error, 'no relay');
    assert.equal(test.logged.filter(({ level }) => level === 'error').length, 1);
  });

  it('gives the work of a dead process to another when its lease has run out', async () => {
    await add({});
    let finish = (): void => undefined;
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const hanging = runDueJobs(
      test.deps,
      {
        note: () =>
          new Promise<void>((resolve) => {
            finish = resolve;
            start();
          }),
      },
      'dead',
    );
    await started;
    assert.equal(await runDueJobs(test.deps, { note: async () => undefined }, 'other'), 0);
    clock.advance(61_000);
    assert.equal(await runDueJobs(test.deps, { note: async () => undefined }, 'other'), 1);
    finish();
    await hanging;
    const row = await test.deps.db.selectFrom('job').select('attempts').executeTakeFirstOrThrow();
    assert.equal(row.attempts, 2);
  });
});
