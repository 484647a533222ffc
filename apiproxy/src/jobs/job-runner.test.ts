import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { modules } from '../app/modules.ts';
import { noteJob } from '../testing/note-job.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { collectJobs } from './collect-jobs.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobDefinition } from './job.ts';
import { startJobRunner, type JobRunner } from './job-runner.ts';
import { lanes } from './lanes.ts';
import { retryPolicies } from './retry-policy.ts';
import { runDueJobs } from './run-jobs.ts';

const plentyMs = 60_000;
const atOnce = { finishWithinMs: 0, exitWithinMs: 0 };

describe('the job runner of a process', () => {
  let test: TestApp;
  let runner: JobRunner | undefined;
  beforeEach(async () => {
    test = await startTestApp({ modules: [] });
  });
  afterEach(async () => {
    await runner?.stop(atOnce);
    await test.stop();
  });
  const add = (job: JobDefinition) => enqueueJob(test.deps.db, test.deps, { job, payload: {} });
  const openJobs = async () =>
    (await test.deps.db.selectFrom('job').select('id').where('done_at', 'is', null).execute()).length;

  it('runs a job immediately when notified, and finishes it before it stops', async () => {
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    let finished = false;
    const job = noteJob(async () => {
      start();
      await allowed;
      finished = true;
    });
    runner = startJobRunner(test.deps, [job]);
    await add(job);
    test.deps.jobs.notify();
    await started;
    const stopping = runner.stop({ ...atOnce, finishWithinMs: plentyMs });
    allow();
    await stopping;
    assert.ok(finished);
    assert.equal(await openJobs(), 0);
  });

  it('runs money jobs while every worker of the mail lane waits for a mail server that does not respond', async () => {
    const never = new Promise<void>(() => undefined);
    let waiting = 0;
    const mail = noteJob(() => {
      waiting += 1;
      return never;
    });
    let captured = 0;
    const capture = noteJob(() => void (captured += 1), {
      topic: 'capture',
      lane: 'money',
      retry: retryPolicies.money,
    });
    for (let n = 0; n < lanes.mail.workers + 6; n += 1) await add(mail);
    runner = startJobRunner(test.deps, [mail, capture]);
    await until(() => waiting === lanes.mail.workers);
    for (let n = 0; n < 5; n += 1) await add(capture);
    test.deps.jobs.notify();
    await until(() => captured === 5);
    assert.equal(waiting, lanes.mail.workers);
  });

  /** Stops a runner whose job has not finished. */
  const abandonJob = async (exitWithinMs: number) => {
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    const job = noteJob(() => {
      start();
      return allowed;
    });
    await add(job);
    const stopped = startJobRunner(test.deps, [job]);
    await started;
    await stopped.stop({ finishWithinMs: 20, exitWithinMs });
    return allow;
  };

  it('leaves a job that does not finish to another process, once its own process has exited', async () => {
    await abandonJob(-1);
    let ran = 0;
    runner = startJobRunner(test.deps, [noteJob(() => void (ran += 1))]);
    await until(() => ran === 1);
  });

  it('keeps a job that does not finish from other processes while its own may run, and stores its result', async () => {
    const end = await abandonJob(plentyMs);
    assert.equal(await runDueJobs(test.deps, [noteJob()], 'other'), 0);
    end();
    await until(async () => (await openJobs()) === 0);
  });

  it('stops and logs an error when the lease of a job that does not finish cannot be stored', async () => {
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const job = noteJob(() => {
      start();
      return new Promise<void>(() => undefined);
    });
    await add(job);
    let isDown = false;
    const db = new Proxy(test.deps.db, {
      get: (target, name) => {
        if (isDown) throw new Error('the database is down');
        const value = Reflect.get(target, name) as unknown;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const stopped = startJobRunner({ ...test.deps, db }, [job]);
    await started;
    isDown = true;
    await stopped.stop({ finishWithinMs: 20, exitWithinMs: 0 });
    assert.ok(test.logged.some(({ message }) => message.startsWith('job lease not shortened')));
  });

  it('leases no further job once it is stopped', async () => {
    const ran: string[] = [];
    const stopped = startJobRunner(test.deps, [noteJob(() => void ran.push('stopped'))]);
    await stopped.stop({ ...atOnce, finishWithinMs: plentyMs });
    await add(noteJob());
    test.deps.jobs.notify();
    runner = startJobRunner(test.deps, [noteJob(() => void ran.push('next'))]);
    await until(async () => (await openJobs()) === 0);
    assert.deepEqual(ran, ['next']);
  });
});

describe('the jobs of the modules', () => {
  it('have topics of their own', () => {
    const twice = [
      { name: 'a', jobs: [noteJob()] },
      { name: 'b', jobs: [noteJob()] },
    ];
    assert.throws(() => collectJobs(twice), /Two jobs have the topic note/);
  });

  it('retry money by the money policy, in its own lane', () => {
    for (const { topic, lane, retry } of collectJobs(modules))
      assert.equal(retry === retryPolicies.money, lane === 'money', topic);
  });

  describe('that are defined', () => {
    const root = join(import.meta.dirname, '..');
    const definesPurchase = (name: string) =>
      /(?<!\.test)\.ts$/.test(name) && readFileSync(join(root, name), 'utf8').includes('= definePurchase<');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.jobs?\.ts$/.test(name) || definesPurchase(name),
    );
    const isJob = (value: unknown): value is JobDefinition =>
      typeof value === 'object' && value !== null && 'topic' in value && 'retry' in value;
    const defined: JobDefinition[] = [];
    before(async () => {
      for (const file of files)
        for (const exported of Object.values<unknown>(await import(join(root, file)))) {
          // A purchase has the job that settles it.
          const { job } = (exported ?? {}) as { readonly job?: unknown };
          defined.push(...[exported, job].filter(isJob));
        }
    });
    after(() => defined.splice(0));

    it('are all listed by a module: an enqueued job is always run', () => {
      assert.ok(defined.length >= 5);
      const listed = collectJobs(modules);
      assert.deepEqual(defined.map(({ topic }) => topic).sort(), listed.map(({ topic }) => topic).sort());
    });
  });
});
