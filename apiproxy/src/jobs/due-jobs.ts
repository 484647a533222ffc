import { sql, type Kysely } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Tables } from '../storage/tables.ts';

interface Sought {
  readonly topics: readonly string[];
  /** The field of the payload, and its value. */
  readonly payload: readonly [field: string, value: string];
}

/** Whether a job of these topics is due or under way. A job that failed and waits for a later attempt is not due. */
export const isJobDue = async (
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: AppDeps['clock'] },
  { topics, payload: [field, value] }: Sought,
): Promise<boolean> =>
  (await db
    .selectFrom('job')
    .select('id')
    .where('topic', 'in', topics)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('run_at', '<=', clock.now())
    .where(sql`payload ->> ${field}`, '=', value)
    .limit(1)
    .executeTakeFirst()) !== undefined;
