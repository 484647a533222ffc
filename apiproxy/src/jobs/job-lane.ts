import type { AppDeps } from '../http/app-deps.ts';
import { outsideTransaction } from '../storage/limited-pool.ts';
import type { JobDefinition } from './job.ts';
import { leaseDueJob, shortenLease, type Lease, type LeaseTimes } from './job-lease.ts';
import { runJob } from './run-job.ts';

export interface LaneOptions {
  readonly name: string;
  readonly jobs: readonly JobDefinition[];
  readonly workers: number;
  /** The name of this process in the leases. */
  readonly worker: string;
  readonly lease: LeaseTimes;
}
export interface JobLane {
  /** Checks for due jobs, unless the lane is stopped or waits for the database. */
  wake(): void;
  /** Stops leasing jobs. Resolves when the running jobs have finished. */
  drain(): Promise<void>;
  /** Lets other workers run the jobs that are still running, after this many milliseconds. */
  shortenLeases(endInMs: number): Promise<void>;
}

const databasePause = { firstMs: 1_000, maxMs: 10_000 };

/**
 * After a failed poll the lane pauses, doubling the pause each time. It logs one line per outage, not one per second.
 */
const createPause = (deps: AppDeps, lane: string) => {
  let failures = 0;
  let until = 0;
  return {
    isOver: () => performance.now() >= until,
    failed: (cause: unknown) => {
      if (failures === 0) deps.log.error({ cause, lane }, 'job lane paused: jobs cannot be read or stored');
      const { firstMs, maxMs } = databasePause;
      until = performance.now() + Math.min(firstMs * 2 ** failures, maxMs);
      failures += 1;
    },
    succeeded: () => {
      if (failures > 0) deps.log.info({ lane, failures }, 'job lane resumed');
      failures = 0;
    },
  };
};

/** The workers of one lane in this process. Each leases one job at a time. An idle lane runs one query per poll. */
export const createJobLane = (deps: AppDeps, options: LaneOptions): JobLane => {
  const { jobs, worker, workers, lease: times } = options;
  const definitions = new Map(jobs.map((job) => [job.topic, job]));
  const running = new Set<Lease>();
  const active = new Set<Promise<void>>();
  const pause = createPause(deps, options.name);
  let stopped = false;
  let pollAgain = false;

  /** Leases and runs one job; false if none is due. */
  const runNext = async (): Promise<boolean> => {
    pollAgain = false;
    const job = await leaseDueJob(deps, worker, [...definitions.keys()], times);
    pause.succeeded();
    const definition = definitions.get(job?.topic ?? '');
    if (!job || !definition) return pollAgain;
    const lease = { worker, job };
    running.add(lease);
    // More jobs may be due: the next worker polls while this job runs.
    startWorker();
    try {
      await runJob(deps, definition, lease, times);
    } finally {
      running.delete(lease);
    }
    return true;
  };
  const work = async (): Promise<void> => {
    try {
      while (!stopped && (await runNext()));
    } catch (cause) {
      pause.failed(cause);
    }
  };
  const startWorker = (): void => {
    if (stopped || active.size >= workers || !pause.isOver()) return;
    const workerDone = outsideTransaction(work).finally(() => active.delete(workerDone));
    active.add(workerDone);
  };

  return {
    wake: () => {
      pollAgain = true;
      startWorker();
    },
    drain: async () => {
      stopped = true;
      await Promise.all(active);
    },
    shortenLeases: async (endInMs) => {
      for (const lease of running)
        try {
          await shortenLease(deps, lease, endInMs);
        } catch (cause) {
          const { id, topic } = lease.job;
          deps.log.warn(
            { cause, job: id, topic },
            'job lease not shortened: the job is run again when its lease expires',
          );
        }
    },
  };
};
