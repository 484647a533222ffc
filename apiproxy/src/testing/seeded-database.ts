import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { createDeps } from '../app/create-deps.ts';
import { migrations } from '../app/migrations.ts';
import { seedMembers } from '../app/seed/members.seed.ts';
import { seedPhysicalCards } from '../app/seed/physical-cards.seed.ts';
import { sampleOf, seed, type SeedSize } from '../app/seed/seed.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { readEnvironment } from '../http/environment/environment.ts';
import { createLogger } from '../http/logging/logger.ts';
import type { Clock } from '../http/system.ts';
import { seedOrders } from '../ordering/ordering.seed.ts';
import { seedBoughtGifts } from '../gifts/bought-gifts.seed.ts';
import { seedRewards } from '../rewards/rewards.seed.ts';
import { openDatabase, type Database, type Db } from '../storage/database.ts';
import { openEmbeddedDatabase } from '../storage/embedded-database.ts';
import { EmbeddedPool } from '../storage/embedded-pool.ts';
import { migrate } from '../storage/migrate.ts';
import type { Tables } from '../storage/tables.ts';
import { TransactionAwareKysely } from '../storage/transaction-aware-kysely.ts';
import { loadImage } from './cluster-image.ts';
import { emptyClusterImage, openTestDatabase, type TestDatabaseOptions } from './test-database.ts';

/** The card key of test servers: the seeded cards of a shared image can be read by each of them. */
export const testCardKey = createHash('sha256').update('card key of tests').digest('base64');
export const writeTestCardKey = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'card.key'), testCardKey, { mode: 0o600 });
};

/** Writes the rows of the sample without a version of the shop: each test counts versions from 1. */
const projectSample = ({ db, clock, shopProjections }: AppDeps, size: SeedSize): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const sample = sampleOf(size);
    for (const run of shopProjections)
      await run(trx, { now: clock.now(), shopAt: () => Promise.resolve(sample) });
  });

/** The members with their cards, orders and Stars; the stores and products must be there. */
export const seedPeople = async (deps: AppDeps, size: SeedSize): Promise<void> => {
  await projectSample(deps, size);
  await seedMembers(deps);
  await seedPhysicalCards(deps);
  await seedOrders(deps);
  await seedRewards(deps);
  await seedBoughtGifts(deps);
};

const migrateAndSeed = async (db: Db, clock: Clock): Promise<void> => {
  await migrate(db, migrations);
  await seed(db, 'fixtures');
  const dataDir = mkdtempSync(join(tmpdir(), 'crema-seeding-'));
  writeTestCardKey(dataDir);
  await seedPeople(
    createDeps({
      db,
      environment: readEnvironment({}),
      dataDir,
      log: createLogger({ clock, level: 'error', destination: { write: () => undefined } }),
      clock,
      production: false,
      publicOrigin: 'http://localhost:3000',
      vaultOrigin: 'http://localhost:3001',
    }),
    'fixtures',
  );
  rmSync(dataDir, { recursive: true, force: true });
};

const sources = [
  join(import.meta.dirname, '..'),
  join(import.meta.dirname, '..', '..', '..', 'shared-contracts', 'src'),
  join(import.meta.dirname, '..', '..', '..', 'samples'),
];
/** Changes with every file of the server, the contracts and the samples: an image of other migrations or seeds is not used. */
const readSourcesHash = (): string => {
  const hash = createHash('sha256');
  for (const folder of sources)
    for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort())
      if (/\.(?:ts|graphql|json)$/.test(name) && !name.endsWith('.test.ts')) {
        const { size, mtimeMs } = statSync(join(folder, name));
        hash.update(`${folder}/${name}:${size}:${mtimeMs}\n`);
      }
  return hash.digest('hex').slice(0, 16);
};
let hashOfProcess: string | undefined;
/** Sources that change while a process runs are not in its modules. */
const sourcesHash = (): string => (hashOfProcess ??= readSourcesHash());
const imageFolder = join(tmpdir(), 'crema-test-images');
const dayMs = 86_400_000;
/** Images of earlier sources are 40 MB each. */
const deleteOldImages = (): void => {
  for (const name of readdirSync(imageFolder).filter((file) => file.startsWith('seeded-'))) {
    const path = join(imageFolder, name);
    if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { force: true });
  }
};

const makeImage = async (clock: Clock): Promise<Uint8Array> => {
  const cluster = await openEmbeddedDatabase({ image: await emptyClusterImage() });
  const dialect = new PostgresDialect({ pool: new EmbeddedPool(cluster) });
  await migrateAndSeed(new TransactionAwareKysely<Tables>({ dialect }), clock);
  deleteOldImages();
  const image = await cluster.dumpDataDir('none');
  await cluster.close();
  return new Uint8Array(await image.arrayBuffer());
};

/** The name of the database on the server that new ones are copied from. Processes that need it at once make it once. */
const templateOn = async (server: string, clock: Clock): Promise<string> => {
  const name = `seeded_${sourcesHash()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(6043)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_new`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const url = new URL(server);
    url.pathname = `/${unfinished}`;
    const database = await openDatabase({ databaseUrl: url.href, timeLimits: 'none' });
    await migrateAndSeed(database.db, clock);
    await database.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
};

/**
 * Opens a new database with the schema, the fixture stores and the seeded members, as of the clock's time: a copy of one that is
 * made once for the same sources, in a fifth of the time that migrating and seeding take.
 */
export const openSeededCopy = async (clock: Clock, options: TestDatabaseOptions = {}): Promise<Database> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return openTestDatabase({ ...options, template: await templateOn(server, clock) });
  const path = join(imageFolder, `seeded-${sourcesHash()}.image`);
  return openDatabase({ image: await loadImage(path, () => makeImage(clock)) });
};
