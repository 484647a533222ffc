import { sql } from 'kysely';
import type { Migration } from '../../storage/migration.ts';

export const stripeMigrations: readonly Migration[] = [
  {
    name: '0330-applied-payment-events',
    up: async (db) => {
      // The payment of an event is known once a job has read it.
      await sql`alter table payment_event alter column reference drop not null, alter column purpose drop not null,
        alter column subject drop not null, add column object_id text, add column applied_at timestamptz`.execute(
        db,
      );
    },
  },
  {
    name: '0331-stripe',
    up: async (db) => {
      await sql`create table stripe_token (
        token_hash text primary key, reference text not null, created_at timestamptz not null)`.execute(db);
      await sql`create table stripe_customer (
        owner_id text primary key, customer_id text not null unique, created_at timestamptz not null)`.execute(
        db,
      );
      await sql`create table stripe_payment (
        reference text primary key, intent_id text unique, state text not null, purpose text not null,
        subject text not null, amount_minor bigint not null, currency text not null,
        action_key text not null unique, return_url text, created_at timestamptz not null)`.execute(db);
      await sql`create table stripe_instrument (
        reference text primary key, owner_id text not null, type text not null, setup_id text unique,
        instrument_id text unique, customer_id text, action_key text not null unique, return_url text, created_at timestamptz not null,
        removed_at timestamptz)`.execute(db);
      await sql`create index stripe_instrument_customer on stripe_instrument (customer_id)`.execute(db);
      await sql`create index stripe_instrument_owner on stripe_instrument (owner_id)`.execute(db);
    },
  },
];
