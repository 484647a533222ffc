import { CompiledQuery } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import { pendingMigrations } from '../storage/migrations.ts';
import { inTime } from './in-time.ts';

/** A database that takes longer is as good as none to a visitor. */
const answerWithinMs = 1_000;

/** Fails with the error of a write, so that the connection is closed: after a failover the next one may lead elsewhere. */
const assertWritable = CompiledQuery.raw(`do $$ begin
  if current_setting('transaction_read_only')::boolean then
    raise exception 'the database takes no writes' using errcode = 'read_only_sql_transaction';
  end if;
end $$`);

type ReadinessDeps = Pick<AppDeps, 'db' | 'lifecycle'>;
export type CheckState = 'ok' | 'failed';
export interface Readiness {
  readonly isReady: boolean;
  readonly checks: Readonly<Record<string, CheckState>>;
}

/** Asks again only when the last question was answered: a hanging database is not asked by every probe. */
const oneAtATime = (ask: () => Promise<boolean>): (() => Promise<boolean>) => {
  let pending: Promise<boolean> | undefined;
  return () =>
    (pending ??= ask()
      .catch(() => false)
      .finally(() => {
        pending = undefined;
      }));
};

/** Whether this process should get requests: the database answers and takes writes, its schema is this version's, it is not stopping. */
export const createReadiness = (
  { db, lifecycle }: ReadinessDeps,
  limitMs = answerWithinMs,
): (() => Promise<Readiness>) => {
  let migrated = false;
  const askDatabase = oneAtATime(async () => {
    await db.executeQuery(assertWritable);
    return true;
  });
  const askMigrations = oneAtATime(async () => (migrated ||= (await pendingMigrations(db)).length === 0));
  const checks: Readonly<Record<string, () => Promise<boolean>>> = {
    running: async () => !lifecycle.isStopping(),
    database: askDatabase,
    // Once applied they stay applied.
    migrations: async () => migrated || askMigrations(),
  };
  return async () => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]): Promise<[string, CheckState]> => [
        name,
        (await inTime(check(), limitMs, false)) ? 'ok' : 'failed',
      ]),
    );
    return {
      isReady: states.every(([, state]) => state === 'ok'),
      checks: Object.fromEntries(states),
    };
  };
};
