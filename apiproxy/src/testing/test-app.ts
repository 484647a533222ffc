import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConfigurationOverrides } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { createLogger } from '../http/logging/logger.ts';
import type { Clock } from '../http/system.ts';
import { createApp } from '../app/create-app.ts';
import { createDeps } from '../app/create-deps.ts';
import type { ServerModule } from '../http/server-module.ts';
import { sampleOf, seed, type SeedSize } from '../app/seed/seed.ts';
import { storeVersion } from './shop/store-version.ts';
import { readEnvironment } from '../http/environment/environment.ts';
import type { Database } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import { collectAnsweredCodes } from './answered-codes.ts';
import { openSeededCopy, seedPeople, writeTestCardKey } from './seeded-database.ts';
import { openTestDatabase, type TestDatabaseOptions } from './test-database.ts';
import { migrations } from '../app/migrations.ts';

export interface TestAppOptions {
  readonly clock?: Clock;
  readonly production?: boolean;
  readonly overrides?: ConfigurationOverrides;
  /** `fixtures` (default): the named stores only; `full`: all 5,020 stores; `none`: an empty database, as a new shop's. */
  readonly stores?: SeedSize | 'none';
  readonly modules?: readonly ServerModule[];
  /** The waiting function; by default a function that returns at once. */
  readonly pause?: (ms: number) => Promise<void>;
  readonly database?: TestDatabaseOptions;
  /** A running server on whose database this one works too, like another process. */
  readonly beside?: TestApp;
  /** The age of data in memory: 0 by default, in production one second. */
  readonly memoryMaxAgeMs?: number;
  /** The milliseconds by which the age of data in memory is counted; the process's by default. */
  readonly monotonic?: () => number;
  /** Environment variables. Those of the process running the tests have no effect. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The address of the pages. */
  readonly publicOrigin?: string;
}
export interface LoggedLine {
  readonly level: string;
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}
export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: AppDeps;
  readonly logged: readonly LoggedLine[];
  /** The lines of the log in the product's format. */
  readonly logLines: readonly string[];
  stop(): Promise<void>;
}

/** The time that every test's clock starts at, unless the test chooses another. */
const usualStart = '2026-06-03T15:00:00Z';
/** A clock that the test sets. Starts on Wednesday 3 June 2026, 10:00 in Chicago. */
export const createTestClock = (
  start = usualStart,
): Clock & { set(instant: string): void; advance(ms: number): void } => {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant).getTime();
    },
    advance: (ms) => {
      now += ms;
    },
  };
};

const toLoggedLine = (line: string): LoggedLine => {
  const { at: _at, level, message, ...facts } = JSON.parse(line);
  return { level, message, facts };
};

/** Headers of a write from our own page (D-07). */
export const ownPage = {
  'sec-fetch-site': 'same-origin',
  'x-crema-request': '1',
} as const;

/** A test with another time, other stores or a card key of its own does not start from the shared copy. */
const startsAsUsual = ({ clock, stores, environment }: TestAppOptions): boolean =>
  (clock === undefined || clock.now().getTime() === new Date(usualStart).getTime()) &&
  (stores ?? 'fixtures') === 'fixtures' &&
  environment?.['CARD_KEY'] === undefined;

interface OpenedDatabase extends Database {
  /** The members are still to be seeded. */
  readonly lacksPeople: boolean;
}
/** The database is migrated, and has the stores; or it is the one of another server, which closes it. */
const openSeededDatabase = async (options: TestAppOptions, clock: Clock): Promise<OpenedDatabase> => {
  const { beside, database: wanted, stores } = options;
  if (beside) return { db: beside.deps.db, close: async () => undefined, lacksPeople: false };
  if (startsAsUsual(options)) return { ...(await openSeededCopy(clock, wanted)), lacksPeople: false };
  const database = await openTestDatabase(wanted);
  await migrate(database.db, migrations);
  if (stores === 'none') return { ...database, lacksPeople: false };
  await seed(database.db, stores ?? 'fixtures');
  return { ...database, lacksPeople: true };
};

/** Starts the whole server on a new, migrated and seeded database, a copy where possible. Send requests with `app.inject`. */
export const startTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const { stores } = options;
  const clock = options.clock ?? createTestClock();
  const database = await openSeededDatabase(options, clock);
  const dataDir = mkdtempSync(join(tmpdir(), 'crema-test-'));
  writeTestCardKey(dataDir);
  const environment = readEnvironment(options.environment ?? {});
  const logLines: string[] = [];
  const logged: LoggedLine[] = [];
  const write = (line: string) => {
    logLines.push(line);
    logged.push(toLoggedLine(line));
  };
  const log = createLogger({ clock, level: environment.LOG_LEVEL, destination: { write } });
  const deps = createDeps({
    db: database.db,
    environment,
    dataDir,
    log,
    clock,
    production: options.production ?? false,
    // `inject` sends Host localhost:80; a production server accepts only its own host.
    publicOrigin: options.publicOrigin ?? (options.production ? 'http://localhost' : 'http://localhost:3000'),
    vaultOrigin: 'http://localhost:3001',
    partnerOrigin: 'http://localhost:3002',
    overrides: options.overrides,
    pause: options.pause ?? (async () => undefined),
    memoryMaxAgeMs: options.memoryMaxAgeMs,
    monotonic: options.monotonic,
  });
  const size = stores === 'none' ? undefined : (stores ?? 'fixtures');
  if (database.lacksPeople && size) await seedPeople(deps, size);
  // A production server is closed without a version.
  if (deps.production && size) await storeVersion(deps, sampleOf(size));
  const app = await createApp(deps, ...(options.modules ? ([options.modules] as const) : []));
  collectAnsweredCodes(app);
  await app.ready();
  return {
    app,
    deps,
    logged,
    logLines,
    stop: async () => {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
