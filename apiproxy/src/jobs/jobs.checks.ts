import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';

const overdueAfterMs = 60 * 60_000;

export const jobsChecks: readonly ReconcileCheck[] = [
  {
    name: 'jobs',
    holds: 'No job is dead, and none has been due for an hour without being run',
    counted: () => sql`select count(*) as n from job`,
    deviations: (now) => sql`
      select topic || ' ' || id as subject,
        case when dead_at is not null then 'dead after ' || attempts || ' tries: ' || coalesce(last_error, '')
          else 'due, and not run' end as found
      from job
      where dead_at is not null
        or (done_at is null and run_at < ${new Date(now.getTime() - overdueAfterMs)}
          and (lease_until is null or lease_until < ${now}))`,
  },
];
