import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

export const privacyMigrations: readonly Migration[] = [
  {
    name: '0280-privacy-requests',
    up: async (db) => {
      await sql`create table privacy_request (
        email text primary key,
        opt_in boolean not null,
        requested_at timestamptz not null)`.execute(db);
    },
  },
];
