import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

export const jobsMigrations: readonly Migration[] = [
  {
    name: '0005-jobs',
    up: async (db) => {
      await db.schema
        .createTable('job')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('payload', 'jsonb', (column) => column.notNull())
        .addColumn('dedupe_key', 'text', (column) => column.unique())
        .addColumn('run_at', 'timestamptz', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('leased_by', 'text')
        .addColumn('lease_until', 'timestamptz')
        .addColumn('last_error', 'text')
        .addColumn('done_at', 'timestamptz')
        .addColumn('dead_at', 'timestamptz')
        .execute();
      await sql`create index job_due on job (run_at, id) where done_at is null and dead_at is null`.execute(
        db,
      );
    },
  },
];
