import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { noteJob } from '../testing/note-job.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobDefinition } from './job.ts';
import { leaseDueJob } from './job-lease.ts';
import { smtpTimeouts } from '../mail/mailer.ts';
import { lanes } from './lanes.ts';
import { retryPolicies } from './retry-policy.ts';
import { runJob } from './run-job.ts';
import { runDueJobs } from './run-jobs.ts';

const hourMs = 60 * 60_000;

describe('the job queue', () => {
  const clock = createTestClock();
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp({ clock, modules: [] });
  });
  afterEach(() => test.stop());
  const add = (payload: Record<string, string>, rest = {}) =>
    enqueueJob(test.deps.db, test.deps, { job: noteJob(), payload, ...rest });
  const row = () => test.deps.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
  const alarms = () => test.logged.filter(({ facts }) => facts['alarm']).map(({ facts }) => facts['alarm']);
  /** Runs the job at each of its retries until it is dead or the time has passed. */
  const failUntil = async (jobs: readonly JobDefinition[], spanMs: number) => {
    const end = clock.now().getTime() + spanMs;
    while (clock.now().getTime() < end) {
      await runDueJobs(test.deps, jobs);
      const { dead_at, run_at } = await row();
      if (dead_at) return;
      clock.set(run_at.toISOString());
    }
  };
  const fails = () => {
    throw new Error('no relay');
  };

  it('runs what is due, in order, once', async () => {
    const seen: unknown[] = [];
    const jobs = [noteJob((job) => void seen.push(job.payload))];
    await add({ name: 'first' });
    await add({ name: 'later' }, { runAt: new Date(clock.now().getTime() + 1000) });
    assert.equal(await runDueJobs(test.deps, jobs), 1);
    clock.advance(1000);
    await runDueJobs(test.deps, jobs);
    assert.deepEqual(seen, [{ name: 'first' }, { name: 'later' }]);
  });

  it('distributes the jobs among concurrent workers without running any of them twice', async () => {
    const seen: string[] = [];
    const jobs = [noteJob((job) => void seen.push(job.id))];
    for (let n = 0; n < 60; n += 1) await add({ n: String(n) });
    const counts = await Promise.all(['a', 'b', 'c', 'd'].map((name) => runDueJobs(test.deps, jobs, name)));
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      60,
    );
    assert.equal(new Set(seen).size, 60);
  });

  it('stores one job for a dedupe key', async () => {
    await add({}, { dedupeKey: 'k' });
    await add({}, { dedupeKey: 'k' });
    assert.equal(await runDueJobs(test.deps, [noteJob()]), 1);
  });

  it('leaves an unknown topic to processes that know it', async () => {
    await add({});
    assert.equal(await runDueJobs(test.deps, [noteJob(fails, { topic: 'another' })]), 0);
    assert.deepEqual([(await row()).attempts, (await row()).last_error], [0, null]);
  });

  it('keeps a failing mail for 24 h, then it is dead with an alarm', async () => {
    await add({});
    let tries = 0;
    const jobs = [
      noteJob(() => {
        tries += 1;
        fails();
      }),
    ];
    await failUntil(jobs, 25 * hourMs);
    assert.ok(tries > 90, String(tries));
    const dead = await row();
    assert.equal(dead.last_error, 'no relay');
    const failingMs = Number(dead.dead_at) - Number(dead.failing_since);
    assert.ok(failingMs >= 24 * hourMs && failingMs < 24.5 * hourMs, String(failingMs));
    assert.equal(alarms().filter((alarm) => alarm === 'job-dead').length, 1);
  });

  it('retries a failing money job for days and runs it when the provider is back', async () => {
    await add({});
    let providerDown = true;
    let done = 0;
    const job = noteJob(
      () => {
        if (providerDown) fails();
        done += 1;
      },
      { lane: 'money', retry: retryPolicies.money },
    );
    await failUntil([job], 3 * 24 * hourMs);
    assert.equal((await row()).dead_at, null);
    assert.ok(alarms().length > 24, String(alarms().length));
    providerDown = false;
    clock.advance(2 * hourMs);
    await runDueJobs(test.deps, [job]);
    assert.deepEqual([done, (await row()).failing_since], [1, null]);
  });

  it('leases the job of a process that died to another when its lease has expired', async () => {
    await add({});
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const hanging = runDueJobs(
      test.deps,
      [
        noteJob(() => {
          start();
          return ended;
        }),
      ],
      'dead',
    );
    await started;
    assert.equal(await runDueJobs(test.deps, [noteJob()], 'other'), 0);
    clock.advance(61_000);
    assert.equal(await runDueJobs(test.deps, [noteJob()], 'other'), 1);
    end();
    await hanging;
    assert.equal((await row()).attempts, 2);
  });

  it('leases one job at a time: the jobs behind a slow one are free for other workers', async () => {
    for (let n = 0; n < 5; n += 1) await add({ n: String(n) });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const slow = runDueJobs(test.deps, [noteJob(() => ended)], 'slow');
    await until(async () => (await leased()) === 1);
    assert.equal(await runDueJobs(test.deps, [noteJob()], 'quick'), 4);
    end();
    await slow;
  });
  const leased = async () =>
    (await test.deps.db.selectFrom('job').select('id').where('leased_by', 'is not', null).execute()).length;

  it('renews the lease of a job that runs for longer than the lease', async () => {
    await add({});
    const times = { leaseMs: 60_000, renewEveryMs: 5 };
    const job = await leaseDueJob(test.deps, 'slow', ['note'], times);
    assert.ok(job);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const running = runJob(
      test.deps,
      noteJob(() => ended),
      { worker: 'slow', job },
      times,
    );
    for (let turn = 0; turn < 3; turn += 1) {
      clock.advance(50_000);
      const due = clock.now().getTime() + times.leaseMs;
      await until(async () => (await row()).lease_until?.getTime() === due);
      assert.equal(await runDueJobs(test.deps, [noteJob()], 'other'), 0);
    }
    end();
    await running;
    assert.deepEqual([(await row()).attempts, (await row()).done_at], [1, clock.now()]);
  });

  it('fails an attempt that exceeds the time limit of its lane, stops renewing its lease, and ignores its late result', async () => {
    await add({});
    const times = { leaseMs: 60_000, renewEveryMs: 5 };
    const job = await leaseDueJob(test.deps, 'slow', ['note'], times);
    assert.ok(job);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const hanging = noteJob(() => ended);
    await runJob(test.deps, hanging, { worker: 'slow', job }, times, 20);
    const failed = await row();
    assert.deepEqual([failed.leased_by, failed.lease_until, failed.done_at], [null, null, null]);
    assert.match(String(failed.last_error), /^Found no result after 20 ms, the time limit of the mail lane/);
    end();
    clock.set(failed.run_at.toISOString());
    assert.equal(await runDueJobs(test.deps, [noteJob()], 'other'), 1);
    assert.equal((await row()).attempts, 2);
  });

  it('gives an attempt a time limit in every lane, below the hour after which reconcile reports it', () => {
    for (const { tryWithinMs } of Object.values(lanes)) assert.ok(tryWithinMs <= hourMs / 2);
    assert.ok(lanes.mail.tryWithinMs > smtpTimeouts.sendTimeout);
  });
});
