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
  {
    name: '0281-account-exports',
    up: async (db) => {
      await sql`create table account_export (
        member_id text primary key references member (member_id),
        export_id text not null unique,
        state text not null check (state in ('MAKING', 'READY', 'FAILED')),
        asked_at timestamptz not null,
        expires_at timestamptz,
        json_file bytea,
        csv_file bytea,
        constraint account_export_file check ((state = 'READY') = (expires_at is not null)))`.execute(db);
      await sql`create index account_export_expiry on account_export (expires_at)`.execute(db);
    },
  },
  {
    name: '0282-account-deletions',
    up: async (db) => {
      await sql`create table account_deletion (
        member_id text primary key references member (member_id),
        asked_at timestamptz not null,
        due_at timestamptz not null,
        started_at timestamptz,
        done_at timestamptz)`.execute(db);
    },
  },
];
