import { sql } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Job } from './job.ts';

export interface LeaseTimes {
  /** A process that dies returns its jobs by letting the lease run out. */
  readonly leaseMs: number;
  /** A running job's lease is extended this often. */
  readonly renewEveryMs: number;
}
export const leaseTimes: LeaseTimes = { leaseMs: 60_000, renewEveryMs: 20_000 };

type LeaseDeps = Pick<AppDeps, 'db' | 'clock'>;
export interface Lease {
  readonly worker: string;
  readonly job: Job;
}

/**
 * Leases the job of these topics that is due longest, or none. One at a time: a job's lease does not run out while
 * it waits behind another one. Topics that this process does not know are left to processes that do.
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

/** The row while this worker holds it: a slow worker must not undo the work of one that took over. */
const heldRow = ({ db }: Pick<AppDeps, 'db'>, { worker, job }: Lease) =>
  db
    .updateTable('job')
    .where('id', '=', job.id)
    .where('leased_by', '=', worker)
    .where('attempts', '=', job.attempts);

/** False when the lease was lost: it ran out, and another worker may run the job. */
export const renewLease = async (
  deps: LeaseDeps,
  lease: Lease,
  { leaseMs } = leaseTimes,
): Promise<boolean> => {
  const until = new Date(deps.clock.now().getTime() + leaseMs);
  const { numUpdatedRows } = await heldRow(deps, lease).set({ lease_until: until }).executeTakeFirst();
  return numUpdatedRows > 0n;
};

const free = { lease_until: null, leased_by: null };

/**
 * Lets the lease of a job that still runs end soon. Until then no other worker runs it, and its result is still stored:
 * a job that is run elsewhere while its process is still ending would send its mail twice.
 */
export const shortenLease = async (deps: LeaseDeps, lease: Lease, endsInMs: number): Promise<void> => {
  await heldRow(deps, lease)
    .set({ lease_until: new Date(deps.clock.now().getTime() + endsInMs) })
    .execute();
};

export const completeJob = async (deps: LeaseDeps, lease: Lease): Promise<void> => {
  await heldRow(deps, lease)
    .set({ ...free, done_at: deps.clock.now(), failing_since: null })
    .execute();
};

export interface FailedTry {
  readonly failingSince: Date;
  readonly lastError: string;
  /** Undefined: it is dead. */
  readonly retryAt: Date | undefined;
}
export const failJob = async (
  deps: LeaseDeps,
  lease: Lease,
  { failingSince, lastError, retryAt }: FailedTry,
): Promise<void> => {
  await heldRow(deps, lease)
    .set({
      ...free,
      failing_since: failingSince,
      last_error: lastError,
      ...(retryAt ? { run_at: retryAt } : { dead_at: deps.clock.now() }),
    })
    .execute();
};
