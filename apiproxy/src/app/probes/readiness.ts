import { CompiledQuery } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { pendingMigrations } from '../../storage/migrate.ts';
import { withTimeLimit } from '../../operations/time-limit.ts';
import { migrations } from '../migrations.ts';

/** A slower database counts as unavailable. */
const checkLimitMs = 1_000;

/** Fails with the error of a write, so that the connection is closed: after a failover the next one may lead elsewhere. */
const assertWritable = CompiledQuery.raw(`do $$ begin
  if current_setting('transaction_read_only')::boolean then
    raise exception 'the database takes no writes' using errcode = 'read_only_sql_transaction';
  end if;
end $$`);

type ReadinessDeps = Pick<AppDeps, 'db' | 'lifecycle' | 'isShopOpen'>;
export type CheckState = 'ok' | 'failed';
export type ShopState = 'open' | 'not open' | 'unknown';
export interface Readiness {
  readonly isReady: boolean;
  readonly checks: Readonly<Record<string, CheckState>>;
  /** While the shop is not open, requests are sent nevertheless: this process replies with the page that says so. */
  readonly shop: ShopState;
}

/** Shares the pending query, so that probes do not add queries to a hanging database. */
const sharePending = (query: () => Promise<boolean>): (() => Promise<boolean>) => {
  let pending: Promise<boolean> | undefined;
  return () =>
    (pending ??= query()
      .catch(() => false)
      .finally(() => {
        pending = undefined;
      }));
};

/**
 * Whether this process should get requests: the database answers and accepts writes, its schema is this
 * version's, and the process is not stopping. A shop without data is ready (SHP-013).
 */
export const createReadiness = (
  { db, lifecycle, isShopOpen }: ReadinessDeps,
  limitMs = checkLimitMs,
): (() => Promise<Readiness>) => {
  let migrated = false;
  const queryDatabase = sharePending(async () => {
    await db.executeQuery(assertWritable);
    return true;
  });
  const queryMigrations = sharePending(
    async () => (migrated ||= (await pendingMigrations(db, migrations)).length === 0),
  );
  const checks: Readonly<Record<string, () => Promise<boolean>>> = {
    running: async () => !lifecycle.isStopping(),
    database: queryDatabase,
    // A migration that was applied stays applied, so the result is cached.
    migrations: async () => migrated || queryMigrations(),
  };
  const readShopState = async (): Promise<ShopState> => ((await isShopOpen()) ? 'open' : 'not open');
  return async () => {
    const shop = withTimeLimit<ShopState>(
      readShopState().catch(() => 'unknown'),
      limitMs,
      'unknown',
    );
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]): Promise<[string, CheckState]> => [
        name,
        (await withTimeLimit(check(), limitMs, false)) ? 'ok' : 'failed',
      ]),
    );
    return {
      isReady: states.every(([, state]) => state === 'ok'),
      checks: Object.fromEntries(states),
      shop: await shop,
    };
  };
};
