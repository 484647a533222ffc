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
  {
    name: '0160-job-retries',
    up: async (db) => {
      await db.schema.alterTable('job').addColumn('failing_since', 'timestamptz').execute();
      await sql`create index job_due_topic on job (topic, run_at, id) where done_at is null and dead_at is null`.execute(
        db,
      );
      // The first release abandoned jobs after 55 s of outage. Payment jobs are revived, and mails of the
      // last three days too.
      await sql`
        update job set dead_at = null, attempts = 0, run_at = now()
        where dead_at is not null
          and (topic in ('capture-payment', 'release-orphan-payment') or dead_at > now() - interval '3 days')`.execute(
        db,
      );
    },
  },
];
