import { sql } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Job } from './job.ts';

export interface LeaseTimes {
  /** If a process dies, its jobs become available when the lease expires. */
  readonly leaseMs: number;
  /** The interval at which the lease of a running job is extended. */
  readonly renewEveryMs: number;
}
export const leaseTimes: LeaseTimes = { leaseMs: 60_000, renewEveryMs: 20_000 };

type LeaseDeps = Pick<AppDeps, 'db' | 'clock'>;
export interface Lease {
  readonly worker: string;
  readonly job: Job;
}

/**
 * Leases the job of these topics that has been due longest, if any. It leases only one job at a time, so that
 * a lease does not expire while its job waits behind another. Topics unknown to this process are left to
 * other processes.
 */
export const leaseDueJob = async (
  { db, clock }: LeaseDeps,
  worker: string,
  topics: readonly string[],
  { leaseMs } = leaseTimes,
): Promise<Job | undefined> => {
  if (topics.length === 0) return undefined;
  const now = clock.now();
  const { rows } = await sql<Job>`
    update job set lease_until = ${new Date(now.getTime() + leaseMs)}, leased_by = ${worker}, attempts = attempts + 1
    where id = (
      select id from job
      where done_at is null and dead_at is null and topic in (${sql.join(topics)}) and run_at <= ${now}
        and (lease_until is null or lease_until < ${now})
      order by run_at, id for update skip locked limit 1)
    returning id, topic, payload, attempts, failing_since as "failingSince"`.execute(db);
  return rows[0];
};

/**
 * Returns the row if this worker still has the lease: a slow worker must not overwrite the result of the
 * worker that took over.
 */
const leasedRow = ({ db }: Pick<AppDeps, 'db'>, { worker, job }: Lease) =>
  db
    .updateTable('job')
    .where('id', '=', job.id)
    .where('leased_by', '=', worker)
    .where('attempts', '=', job.attempts);

/** Returns false if the lease has expired; another worker may run the job. */
export const renewLease = async (
  deps: LeaseDeps,
  lease: Lease,
  { leaseMs } = leaseTimes,
): Promise<boolean> => {
  const until = new Date(deps.clock.now().getTime() + leaseMs);
  const { numUpdatedRows } = await leasedRow(deps, lease).set({ lease_until: until }).executeTakeFirst();
  return numUpdatedRows > 0n;
};

const noLease = { lease_until: null, leased_by: null };

/**
 * Shortens the lease of a job that is still running. Until it expires no other worker runs the job, and its result is
 * still stored: otherwise a job of a process that is shutting down could send its mail twice.
 */
export const shortenLease = async (deps: LeaseDeps, lease: Lease, endsInMs: number): Promise<void> => {
  await leasedRow(deps, lease)
    .set({ lease_until: new Date(deps.clock.now().getTime() + endsInMs) })
    .execute();
};

export const completeJob = async (deps: LeaseDeps, lease: Lease): Promise<void> => {
  await leasedRow(deps, lease)
    .set({ ...noLease, done_at: deps.clock.now(), failing_since: null })
    .execute();
};

export interface FailedAttempt {
  readonly failingSince: Date;
  readonly lastError: string;
  /** The value undefined means that the job is dead. */
  readonly retryAt: Date | undefined;
}
export const failJob = async (
  deps: LeaseDeps,
  lease: Lease,
  { failingSince, lastError, retryAt }: FailedAttempt,
): Promise<void> => {
  await leasedRow(deps, lease)
    .set({
      ...noLease,
      failing_since: failingSince,
      last_error: lastError,
      ...(retryAt ? { run_at: retryAt } : { dead_at: deps.clock.now() }),
    })
    .execute();
};
