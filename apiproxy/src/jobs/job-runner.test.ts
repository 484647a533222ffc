import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { collectJobs } from './collect-jobs.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobHandler } from './job.ts';
import { startJobRunner } from './job-runner.ts';

describe('the job runner of a process', () => {
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ domains: [] });
  });
  after(() => test.stop());

  it('runs a job at once when the bell rings, and finishes it before it stops', async () => {
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    let finished = false;
    const note: JobHandler = async () => {
      start();
      await allowed;
      finished = true;
    };
    const runner = startJobRunner(test.deps, { note });
    await enqueueJob(test.deps.db, test.deps, { topic: 'note', payload: {} });
    test.deps.jobs.ring();
    await started;
    const stopping = runner.stop();
    allow();
    await stopping;
    assert.ok(finished);
    const row = await test.deps.db.selectFrom('job').select('done_at').executeTakeFirstOrThrow();
    assert.ok(row.done_at);
  });

  it('does not start when two domains want one topic', () => {
    const handle: JobHandler = async () => undefined;
    const twice = [
      { name: 'a', jobs: { note: handle } },
      { name: 'b', jobs: { note: handle } },
    ];
    assert.throws(() => collectJobs(twice), /two domains handle note/);
  });
});
