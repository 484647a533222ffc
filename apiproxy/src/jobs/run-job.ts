import { setTimeout as wait } from 'node:timers/promises';
import type { AppDeps } from '../http/app-deps.ts';
import type { JobDefinition } from './job.ts';
import { completeJob, failJob, leaseTimes, renewLease, type Lease, type LeaseTimes } from './job-lease.ts';
import { lanes } from './lanes.ts';
import { judgeFailure } from './retry-policy.ts';

const keepLease = (deps: AppDeps, lease: Lease, times: LeaseTimes): (() => void) => {
  const { id, topic } = lease.job;
  let ended = false;
  const renew = async () => {
    try {
      if ((await renewLease(deps, lease, times)) || ended) return;
      deps.log.warn({ job: id, topic }, 'job lease lost: another worker may run it as well');
    } catch (cause) {
      deps.log.warn({ cause, job: id, topic }, 'job lease not renewed');
    }
  };
  const timer = setInterval(() => void renew(), times.renewEveryMs);
  timer.unref();
  return () => {
    ended = true;
    clearInterval(timer);
  };
};

const storeFailure = async (deps: AppDeps, { retry }: JobDefinition, lease: Lease, cause: unknown) => {
  const { id, topic, attempts } = lease.job;
  const now = deps.clock.now();
  const failingSince = lease.job.failingSince ?? now;
  const verdict = judgeFailure(retry, { attempts, failingSince, now }, deps.random.integer);
  deps.metrics.countJob({ topic, outcome: verdict.kind === 'dead' ? 'dead' : 'failed' });
  const facts = { cause, job: id, topic, attempts, failingSince };
  if (verdict.kind === 'dead')
    deps.log.error(
      { alarm: 'job-dead', ...facts },
      'job is dead: it is not retried until `npm run jobs -- revive`',
    );
  else if (verdict.alarm)
    deps.log.error({ alarm: 'job-failing', ...facts, retryAt: verdict.runAt }, 'job keeps failing');
  else deps.log.warn({ ...facts, retryAt: verdict.runAt }, 'job failed');
  await failJob(deps, lease, {
    failingSince,
    lastError: cause instanceof Error ? cause.message : String(cause),
    retryAt: verdict.kind === 'dead' ? undefined : verdict.runAt,
  });
};

/** Rejects when the job takes longer than its lane allows; what comes of the try later is ignored. */
const runWithinLimit = async (
  { lane, run }: JobDefinition,
  { job }: Lease,
  deps: AppDeps,
  limitMs: number,
) => {
  const ended = new AbortController();
  const late = wait(limitMs, undefined, { signal: ended.signal }).then(
    () => Promise.reject(new Error(`The try did not end within the ${limitMs} ms of the ${lane} lane`)),
    () => undefined,
  );
  try {
    await Promise.race([run(job, deps), late]);
  } finally {
    ended.abort();
  }
};

/** Runs a leased job, renews its lease meanwhile, and stores what came of it. Throws only if that cannot be stored. */
export const runJob = async (
  deps: AppDeps,
  definition: JobDefinition,
  lease: Lease,
  times: LeaseTimes = leaseTimes,
  tryWithinMs: number = lanes[definition.lane].tryWithinMs,
): Promise<void> => {
  const stopRenewing = keepLease(deps, lease, times);
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
