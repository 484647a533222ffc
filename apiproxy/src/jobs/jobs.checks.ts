import { sql } from 'kysely';
import type { ReconcileCheck } from '../operations/reconcile-check.ts';

const hourMs = 60 * 60_000;
/** The limit is longer than any lane allows an attempt. */
const overdueAfterMs = hourMs;
/** Mails are abandoned after a day. Payments are retried for longer, but then an operator must check them. */
const failingForMs = 25 * hourMs;
/** The latest time for which a job is stored or retried. */
const postponedByMs = 24 * hourMs;

export const jobsChecks: readonly ReconcileCheck[] = [
  {
    name: 'jobs',
    invariant:
      'No job is dead, has failed for a day, is postponed by more than a day, or was due an hour ago without being done',
    rowCount: () => sql`select count(*) as n from job`,
    deviations: (now) => {
      const before = (ms: number) => new Date(now.getTime() - ms);
      return sql`
      select topic || ' ' || id as subject,
        case
          when dead_at is not null then 'dead after ' || attempts || ' tries: ' || coalesce(last_error, '')
          when failing_since < ${before(failingForMs)}
            then 'failing for more than a day, ' || attempts || ' tries: ' || coalesce(last_error, '')
          when run_at > ${before(-postponedByMs)} then 'postponed by more than a day'
          when lease_until >= ${now} then 'running, and due for an hour'
          else 'due, and not run' end as found
      from job
      where dead_at is not null
        or (done_at is null and (
          failing_since < ${before(failingForMs)}
          or run_at > ${before(-postponedByMs)}
          or run_at < ${before(overdueAfterMs)}))`;
    },
  },
];
