import { Migrator } from 'kysely';
import type { Db } from './database.ts';
import type { Migration } from './migration.ts';

const migratorOf = (db: Db, steps: readonly Migration[]): Migrator => {
  const byName = Object.fromEntries(steps.map((step) => [step.name, { up: step.up }]));
  return new Migrator({
    db,
    provider: { getMigrations: async () => byName },
    allowUnorderedMigrations: true,
  });
};

/** Returns the migrations that the database has not applied. */
export const pendingMigrations = async (db: Db, steps: readonly Migration[]): Promise<readonly string[]> =>
  (await migratorOf(db, steps).getMigrations())
    .filter(({ executedAt }) => executedAt === undefined)
    .map(({ name }) => name);

/** Migrates the schema. Several processes may start at once: Kysely takes an advisory lock. */
export const migrate = async (db: Db, steps: readonly Migration[]): Promise<void> => {
  const { error } = await migratorOf(db, steps).migrateToLatest();
  if (error) throw error;
};
