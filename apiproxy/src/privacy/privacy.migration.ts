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
  {
    name: '0311-guest-data-requests',
    up: async (db) => {
      await sql`create table guest_data_request (
        request_id text primary key,
        email text not null,
        locale text not null,
        asked_at timestamptz not null,
        expires_at timestamptz not null,
        deletion_asked_at timestamptz)`.execute(db);
      await sql`create index guest_data_request_email on guest_data_request (email)`.execute(db);
      await sql`create index orders_guest_email on orders (lower(email)) where member_id is null`.execute(db);
      await sql`create index gift_purchase_guest_email on gift_purchase (lower(gift_order ->> 'senderEmail'))
        where member_id is null`.execute(db);
      await sql`create index gift_recipient_email on gift (lower(recipient_email))`.execute(db);
    },
  },
];
