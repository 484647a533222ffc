import type { TelemetryEvent, VersionHealth } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { countedClass, namedClass } from './event-class.rules.ts';
import { countNetworks, storeNetworks } from './telemetry-networks.ts';
import type { TelemetryCountTable, TelemetryNetworkTable } from './telemetry.tables.ts';

const minuteMs = 60_000;
const flushEveryMs = 1000;

export interface TelemetryCounts {
  /**
   * Events are counted in memory immediately, and within a second in the database that all processes share.
   */
  add(event: TelemetryEvent, network: string): void;
  flush(): Promise<void>;
  /** The counts of each version with events in the last `minutes`. */
  health(minutes: number): Promise<readonly VersionHealth[]>;
  stop(): Promise<void>;
}
type Counted = Pick<TelemetryCountTable, 'remote' | 'version' | 'minute' | 'phase' | 'class'>;

/** Slow loads are counted, too, but not against the version (PLT-016). */
const isError = (phase: Counted['phase']) => phase !== 'mounted' && phase !== 'slow';

const keyOf = ({ remote, version, minute, phase, class: kind }: Counted) =>
  [minute.toISOString(), remote, version, phase, kind].join(' ');
/** The same counts with at most `maxClasses` classes per version. */
const boundClasses = async (db: AppDeps['db'], pendingRows: Iterable<TelemetryCountTable>) => {
  const known = new Map<string, Set<string>>();
  const classesOf = async ({ remote, version }: Counted) => {
    const key = `${remote}@${version}`;
    const found = known.get(key);
    if (found) return found;
    const rows = await db
      .selectFrom('telemetry_count')
      .select('class')
      .distinct()
      .where('remote', '=', remote)
      .where('version', '=', version)
      .execute();
    const classes = new Set(rows.map((row) => row.class));
    known.set(key, classes);
    return classes;
  };
  const bounded = new Map<string, TelemetryCountTable>();
  for (const row of pendingRows) {
    const classes = await classesOf(row);
    const kind = countedClass(row.class, classes);
    classes.add(kind);
    const next = { ...row, class: kind };
    bounded.set(keyOf(next), { ...next, n: row.n + (bounded.get(keyOf(next))?.n ?? 0) });
  }
  return bounded;
};

const store = async (db: AppDeps['db'], pendingRows: Iterable<TelemetryCountTable>) => {
  const bounded = await boundClasses(db, pendingRows);
  // Every process writes rows in the same order, so that two processes cannot deadlock.
  const rows = [...bounded].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
  await db
    .insertInto('telemetry_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['minute', 'remote', 'version', 'phase', 'class'])
        .doUpdateSet((eb) => ({ n: eb('telemetry_count.n', '+', eb.ref('excluded.n')) })),
    )
    .execute();
};

const toHealth = (
  rows: readonly Omit<TelemetryCountTable, 'minute'>[],
  networks: ReadonlyMap<string, number>,
  since: string,
): VersionHealth[] => {
  const versions = Map.groupBy(rows, ({ remote, version }) => `${remote}@${version}`);
  return [...versions].map(([key, ofVersion]) => {
    const errors = ofVersion.filter(({ phase }) => isError(phase));
    return {
      remote: ofVersion[0]?.remote ?? '',
      version: ofVersion[0]?.version ?? '',
      mounted: ofVersion.filter(({ phase }) => phase === 'mounted').reduce((sum, { n }) => sum + n, 0),
      errors: errors.reduce((sum, { n }) => sum + n, 0),
      networks: networks.get(key) ?? 0,
      classes: Object.fromEntries(errors.map(({ phase, class: kind, n }) => [`${phase}/${kind}`, n])),
      since,
    };
  });
};

/**
 * Aggregates telemetry events in SQL, because several processes share the counts. One write per second serves any
 * number of pages.
 */
export const createTelemetryCounts = ({ db, clock, log, signer }: AppDeps): TelemetryCounts => {
  let pending = new Map<string, TelemetryCountTable>();
  let networks = new Map<string, TelemetryNetworkTable>();
  let writing = Promise.resolve();

  const flush = () => {
    writing = writing.then(async () => {
      const [pendingRows, pendingNetworks] = [pending, networks];
      [pending, networks] = [new Map(), new Map()];
      if (pendingRows.size === 0) return;
      await store(db, pendingRows.values())
        .then(() => storeNetworks(db, pendingNetworks))
        .catch((cause: unknown) =>
          log.error({ cause, lost: pendingRows.size }, 'counts of client errors were not stored'),
        );
    });
    return writing;
  };
  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();

  return {
    add: ({ remote, version, phase, class: pendingRows }, site) => {
      const minute = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs);
      const row = { remote, version, minute, phase, class: namedClass(pendingRows) };
      pending.set(keyOf(row), { ...row, n: (pending.get(keyOf(row))?.n ?? 0) + 1 });
      if (!isError(phase)) return;
      const network = signer.sign('telemetry network', site);
      const networkRow = { remote, version, minute, network };
      networks.set([minute.toISOString(), remote, version, network].join(' '), networkRow);
    },
    flush,
    health: async (minutes) => {
      await flush();
      const since = new Date(clock.now().getTime() - minutes * minuteMs);
      const rows = await db
        .selectFrom('telemetry_count')
        .select(['remote', 'version', 'phase', 'class'])
        .select(({ fn }) => fn.sum<string>('n').as('n'))
        .where('minute', '>', new Date(since.getTime() - minuteMs))
        .groupBy(['remote', 'version', 'phase', 'class'])
        .orderBy('remote')
        .orderBy('version')
        .execute();
      return toHealth(
        rows.map((row) => ({ ...row, n: Number(row.n) })),
        await countNetworks(db, new Date(since.getTime() - minuteMs)),
        since.toISOString(),
      );
    },
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};
