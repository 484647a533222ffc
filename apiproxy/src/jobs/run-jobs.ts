import { sql } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import { backOffMs, maxAttempts } from './job-backoff.ts';
import type { Job, JobHandlers } from './job.ts';

const leaseMs = 60_000;
const batchSize = 10;

/** Takes due jobs for `leaseMs`; a process that dies gives them back by letting the lease run out. */
const claim = async ({ db, clock }: AppDeps, worker: string): Promise<readonly Job[]> => {
  const now = clock.now();
  const { rows } = await sql<Job>`
    update job set lease_until = ${new Date(now.getTime() + leaseMs)}, leased_by = ${worker}, attempts = attempts + 1
    where id in (
      select id from job
      where done_at is null and dead_at is null and run_at <= ${now} and (lease_until is null or lease_until < ${now})
      order by run_at, id for update skip locked limit ${batchSize})
    returning id, topic, payload, attempts`.execute(db);
  return rows.toSorted((left, right) => (left.id < right.id ? -1 : 1));
};

/** Only the holder of the lease may close a job: a slow worker must not undo a faster one's work. */
const close = async (
  { db }: AppDeps,
  worker: string,
  job: Job,
  outcome: { done_at?: Date; dead_at?: Date | null; run_at?: Date; last_error?: string },
): Promise<void> => {
  await db
    .updateTable('job')
    .set({ ...outcome, lease_until: null, leased_by: null })
    .where('id', '=', job.id)
    .where('leased_by', '=', worker)
    .where('attempts', '=', job.attempts)
    .execute();
};

const runOne = async (deps: AppDeps, handlers: JobHandlers, worker: string, job: Job): Promise<void> => {
  try {
    const handle = handlers[job.topic];
    if (!handle) throw new Error(`no handler for ${job.topic}`);
    await handle(job, deps);
    await close(deps, worker, job, { done_at: deps.clock.now() });
  } catch (cause) {
    const now = deps.clock.now();
    const dead = job.attempts >= maxAttempts;
    deps.log[dead ? 'error' : 'warn'](
      { cause, job: job.id, topic: job.topic, attempts: job.attempts },
      'job failed',
    );
    await close(deps, worker, job, {
      dead_at: dead ? now : null,
      run_at: new Date(now.getTime() + backOffMs(job.attempts)),
      last_error: cause instanceof Error ? cause.message : String(cause),
    });
  }
};

/** Runs everything that is due now and returns how many jobs that were. */
export const runDueJobs = async (
  deps: AppDeps,
  handlers: JobHandlers,
  worker = deps.ids.next(),
): Promise<number> => {
  let ran = 0;
  for (;;) {
    const jobs = await claim(deps, worker);
    if (jobs.length === 0) return ran;
    for (const job of jobs) await runOne(deps, handlers, worker, job);
    ran += jobs.length;
  }
};
