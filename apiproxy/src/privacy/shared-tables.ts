import type { ImpersonalTable } from '../personal-data/personal-data.ts';

const migrations = { reason: 'The names of migrations.' };
const counts = { reason: 'Counts of events. No event names a member.' };

const menu = { reason: 'The shop’s data. A name there is one of staff.' };

/** The tables of services and of modules that store nothing about members. */
export const sharedTables = {
  job: {
    reason:
      'Work to do, with ids. The results are exported where they are stored, and a job that is done is deleted after a week.',
  },
  idempotent_write: { reason: 'Stored replies, encrypted with keys of the browser, for a day.' },
  rate_bucket: { reason: 'Numbers of attempts, deleted after an hour.' },
  data_change: { reason: 'Versions of stores and products.' },
  store_product: { reason: 'What a store has.' },
  shop_content: menu,
  shop_version: menu,
  shop_activation: menu,
  shop_picture: menu,
  shop_picture_file: menu,
  accepted_registry: { reason: 'The newest registry.' },
  telemetry_count: counts,
  telemetry_network: counts,
  usage_count: counts,
  kysely_migration: migrations,
  kysely_migration_lock: migrations,
} as const satisfies Record<string, ImpersonalTable>;
