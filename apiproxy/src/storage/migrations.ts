import { Migrator } from 'kysely';
import { catalogueMigrations } from '../catalogue/catalogue.migration.ts';
import { favoritesMigrations } from '../favorites/favorites.migration.ts';
import { compositionMigrations } from '../composition/telemetry/telemetry.migration.ts';
import { giftsMigrations } from '../gifts/gifts.migration.ts';
import { identityMigrations } from '../identity/identity.migration.ts';
import { jobsMigrations } from '../jobs/jobs.migration.ts';
import { orderingMigrations } from '../ordering/ordering.migration.ts';
import { paymentsMigrations } from '../payments/payments.migration.ts';
import { cardsMigrations } from '../cards/cards.migration.ts';
import { storesMigrations } from '../stores/stores.migration.ts';
import type { Db } from './database.ts';
import type { Migration } from './migration.ts';

/** Every migration of every module. A module appends its own list. */
export const migrations: readonly Migration[] = [
  ...storesMigrations,
  ...catalogueMigrations,
  ...giftsMigrations,
  ...jobsMigrations,
  ...identityMigrations,
  ...cardsMigrations,
  ...paymentsMigrations,
  ...orderingMigrations,
  ...favoritesMigrations,
  ...compositionMigrations,
];

const migratorOf = (db: Db, steps: readonly Migration[]): Migrator => {
  const byName = Object.fromEntries(steps.map((step) => [step.name, { up: step.up }]));
  return new Migrator({
    db,
    provider: { getMigrations: async () => byName },
    allowUnorderedMigrations: true,
  });
};

/** Migrations of this version that the database has not applied. */
export const pendingMigrations = async (
  db: Db,
  steps: readonly Migration[] = migrations,
): Promise<readonly string[]> =>
  (await migratorOf(db, steps).getMigrations())
    .filter(({ executedAt }) => executedAt === undefined)
    .map(({ name }) => name);

/** Migrates the schema. Several processes may start at once: Kysely takes an advisory lock. */
export const migrate = async (db: Db, steps: readonly Migration[] = migrations): Promise<void> => {
  const { error } = await migratorOf(db, steps).migrateToLatest();
  if (error) throw error;
};
