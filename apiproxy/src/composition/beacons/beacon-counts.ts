import type { TelemetryEvent, VersionHealth } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { countedClass, namedClass } from './beacon-class.rules.ts';
import { countNetworks, storeNetworks } from './beacon-networks.ts';
import type { BeaconCountTable, BeaconNetworkTable } from './beacons.tables.ts';

const minuteMs = 60_000;
const flushEveryMs = 1000;

export interface BeaconCounts {
  /** Counted at once in memory, and within a second where every process sees it. */
  add(beacon: TelemetryEvent, network: string): void;
  flush(): Promise<void>;
  /** What is known of each version that was told of in the last `minutes`. */
  health(minutes: number): Promise<readonly VersionHealth[]>;
  stop(): Promise<void>;
}
type Counted = Pick<BeaconCountTable, 'remote' | 'version' | 'minute' | 'phase' | 'class'>;

const keyOf = ({ remote, version, minute, phase, class: kind }: Counted) =>
  [minute.toISOString(), remote, version, phase, kind].join(' ');
/** The same counts under the classes that a version may have: at most so many, however many were told. */
const boundClasses = async (db: AppDeps['db'], told: Iterable<BeaconCountTable>) => {
  const known = new Map<string, Set<string>>();
  const classesOf = async ({ remote, version }: Counted) => {
    const key = `${remote}@${version}`;
    const found = known.get(key);
    if (found) return found;
    const rows = await db
      .selectFrom('beacon_count')
      .select('class')
      .distinct()
      .where('remote', '=', remote)
      .where('version', '=', version)
      .execute();
    const classes = new Set(rows.map((row) => row.class));
    known.set(key, classes);
    return classes;
  };
  const bounded = new Map<string, BeaconCountTable>();
  for (const row of told) {
    const classes = await classesOf(row);
    const kind = countedClass(row.class, classes);
    classes.add(kind);
    const next = { ...row, class: kind };
    bounded.set(keyOf(next), { ...next, n: row.n + (bounded.get(keyOf(next))?.n ?? 0) });
  }
  return bounded;
};

const store = async (db: AppDeps['db'], told: Iterable<BeaconCountTable>) => {
  const bounded = await boundClasses(db, told);
  // In one order in every process: two that write the same rows wait for each other once.
  const rows = [...bounded].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
  await db
    .insertInto('beacon_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['minute', 'remote', 'version', 'phase', 'class'])
        .doUpdateSet((eb) => ({ n: eb('beacon_count.n', '+', eb.ref('excluded.n')) })),
    )
    .execute();
};

const toHealth = (
  rows: readonly Omit<BeaconCountTable, 'minute'>[],
  networks: ReadonlyMap<string, number>,
  since: string,
): VersionHealth[] => {
  const versions = Map.groupBy(rows, ({ remote, version }) => `${remote}@${version}`);
  return [...versions].map(([key, ofVersion]) => {
    const errors = ofVersion.filter(({ phase }) => phase !== 'mounted');
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

/** Counts what browsers tell, in SQL: several processes share it, and one write a second serves any number of pages. */
export const createBeaconCounts = ({ db, clock, log, signer }: AppDeps): BeaconCounts => {
  let waiting = new Map<string, BeaconCountTable>();
  let networks = new Map<string, BeaconNetworkTable>();
  let writing = Promise.resolve();

  const flush = () => {
    writing = writing.then(async () => {
      const [told, toldNetworks] = [waiting, networks];
      [waiting, networks] = [new Map(), new Map()];
      if (told.size === 0) return;
      await store(db, told.values())
        .then(() => storeNetworks(db, toldNetworks))
        .catch((cause: unknown) =>
          log.error({ cause, lost: told.size }, 'counts of client errors were not stored'),
        );
    });
    return writing;
  };
  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();

  return {
    add: ({ remote, version, phase, class: told }, from) => {
      const minute = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs);
      const row = { remote, version, minute, phase, class: namedClass(told) };
      waiting.set(keyOf(row), { ...row, n: (waiting.get(keyOf(row))?.n ?? 0) + 1 });
      if (phase === 'mounted') return;
      const network = signer.sign('beacon network', from);
      const place = { remote, version, minute, network };
      networks.set([minute.toISOString(), remote, version, network].join(' '), place);
    },
    flush,
    health: async (minutes) => {
      await flush();
      const since = new Date(clock.now().getTime() - minutes * minuteMs);
      const rows = await db
        .selectFrom('beacon_count')
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
