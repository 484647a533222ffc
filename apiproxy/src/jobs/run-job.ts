import { setTimeout as wait } from 'node:timers/promises';
import type { AppDeps } from '../http/app-deps.ts';
import type { JobDefinition } from './job.ts';
import { completeJob, failJob, leaseTimes, renewLease, type Lease, type LeaseTimes } from './job-lease.ts';
import { lanes } from './lanes.ts';
import { decideRetry } from './retry-policy.ts';

const renewPeriodically = (deps: AppDeps, lease: Lease, times: LeaseTimes): (() => void) => {
  const { id, topic } = lease.job;
  let isDone = false;
  const renew = async () => {
    try {
      if ((await renewLease(deps, lease, times)) || isDone) return;
      deps.log.warn({ job: id, topic }, 'job lease lost: another worker may run it as well');
    } catch (cause) {
      deps.log.warn({ cause, job: id, topic }, 'job lease not renewed');
    }
  };
  const timer = setInterval(() => void renew(), times.renewEveryMs);
  timer.unref();
  return () => {
    isDone = true;
    clearInterval(timer);
  };
};

const storeFailure = async (deps: AppDeps, { retry }: JobDefinition, lease: Lease, cause: unknown) => {
  const { id, topic, attempts } = lease.job;
  const now = deps.clock.now();
  const failingSince = lease.job.failingSince ?? now;
  const decision = decideRetry(retry, { attempts, failingSince, now }, deps.random.integer);
  deps.metrics.countJob({ topic, outcome: decision.kind === 'dead' ? 'dead' : 'failed' });
  const facts = { cause, job: id, topic, attempts, failingSince };
  if (decision.kind === 'dead')
    deps.log.error(
      { alarm: 'job-dead', ...facts },
      'job is dead: it is not retried until `npm run jobs -- revive`',
    );
  else if (decision.alarm)
    deps.log.error({ alarm: 'job-failing', ...facts, retryAt: decision.runAt }, 'job keeps failing');
  else deps.log.warn({ ...facts, retryAt: decision.runAt }, 'job failed');
  await failJob(deps, lease, {
    failingSince,
    lastError: cause instanceof Error ? cause.message : String(cause),
    retryAt: decision.kind === 'dead' ? undefined : decision.runAt,
  });
};

/** Rejects if the job exceeds the time limit of its lane. A later result is ignored. */
const runWithinLimit = async (
  { lane, run }: JobDefinition,
  { job }: Lease,
  deps: AppDeps,
  limitMs: number,
) => {
  const isDone = new AbortController();
  const late = wait(limitMs, undefined, { signal: isDone.signal }).then(
    () =>
      Promise.reject(
        new Error(
          `Found no result after ${limitMs} ms, the time limit of the ${lane} lane. The job is retried.`,
        ),
      ),
    () => undefined,
  );
  try {
    await Promise.race([run(job, deps), late]);
  } finally {
    isDone.abort();
  }
};

/** Runs a leased job, renews its lease meanwhile, and stores the result. Throws only if the result cannot be stored. */
export const runJob = async (
  deps: AppDeps,
  definition: JobDefinition,
  lease: Lease,
  times: LeaseTimes = leaseTimes,
  tryWithinMs: number = lanes[definition.lane].tryWithinMs,
): Promise<void> => {
  const stopRenewing = renewPeriodically(deps, lease, times);
  try {
    await runWithinLimit(definition, lease, deps, tryWithinMs);
  } catch (cause) {
    await storeFailure(deps, definition, lease, cause);
    return;
  } finally {
    stopRenewing();
  }
  await completeJob(deps, lease);
  deps.metrics.countJob({ topic: definition.topic, outcome: 'done' });
};
