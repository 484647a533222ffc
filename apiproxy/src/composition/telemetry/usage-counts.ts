import type { UsageEvent } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { UsageCountTable } from './telemetry.tables.ts';

const flushEveryMs = 1000;
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const keyOf = ({ day, remote, version, event, fields }: UsageCountTable): string =>
  JSON.stringify([day, event, remote, version, fields]);
/** The same fields always give the same text. */
const textOf = (fields: UsageEvent['fields']): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1))),
  );

const storeCounts = (db: AppDeps['db'], rows: readonly UsageCountTable[]) =>
  db
    .insertInto('usage_count')
    // Every process writes rows in the same order, so that two processes cannot deadlock.
    .values(rows.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'remote', 'version', 'event', 'fields'])
        .doUpdateSet((eb) => ({ n: eb('usage_count.n', '+', eb.ref('excluded.n')) })),
    )
    .execute();

export interface UsageCounts {
  /**
   * Events are counted in memory immediately, and within a second in the database that all processes share.
   */
  add(event: UsageEvent): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Counts usage events per day, event, remote, version and field values: one row for all visitors, so that no
 * row belongs to a single visitor. `onCounted` gets each event too, for the export.
 */
export const createUsageCounts = (
  { db, clock, log }: Pick<AppDeps, 'db' | 'clock' | 'log'>,
  onCounted: (event: UsageEvent) => void = () => undefined,
): UsageCounts => {
  let pending = new Map<string, UsageCountTable>();
  let writing = Promise.resolve();
  const flush = () => {
    writing = writing.then(async () => {
      const rows = [...pending.values()];
      pending = new Map();
      if (rows.length === 0) return;
      await storeCounts(db, rows).catch((cause: unknown) =>
        log.error({ cause, lost: rows.length }, 'usage counts were not stored'),
      );
    });
    return writing;
  };
  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();
  return {
    add: (event) => {
      const { remote, version, event: name } = event;
      const row = {
        day: dayOf(clock.now()),
        remote,
        version,
        event: name,
        fields: textOf(event.fields),
        n: 1,
      };
      const known = pending.get(keyOf(row));
      pending.set(keyOf(row), { ...row, n: (known?.n ?? 0) + 1 });
      onCounted(event);
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};
