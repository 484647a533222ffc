import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

export const paymentsMigrations: readonly Migration[] = [
  {
    name: '0120-payments',
    up: async (db) => {
      await db.schema
        .createTable('payment_attempt')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('order_id', 'text', (column) => column.notNull())
        .addColumn('amount_minor', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('fault', 'text')
        .addColumn('brand', 'text')
        .addColumn('last_four', 'text')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('payment_attempt_order').on('payment_attempt').column('order_id').execute();
      await db.schema
        .createTable('vault_token')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('reaction', 'text', (column) => column.notNull())
        .addColumn('brand', 'text', (column) => column.notNull())
        .addColumn('last_four', 'text', (column) => column.notNull())
        .addColumn('expiry_month', 'integer', (column) => column.notNull())
        .addColumn('expiry_year', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addColumn('used_by', 'text')
        .execute();
      await db.schema
        .createTable('sandbox_payment')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('fault', 'text')
        .addColumn('amount_minor', 'bigint', (column) => column.notNull())
        .addColumn('refunded_minor', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('brand', 'text', (column) => column.notNull())
        .addColumn('last_four', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sandbox_refund')
        .addColumn('refund_id', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull().references('sandbox_payment.reference'))
        .addColumn('amount_minor', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  {
    name: '0121-payment-actions',
    up: async (db) => {
      await sql`alter table sandbox_payment
        add column purpose text not null default 'order', add column subject text not null default '',
        add column action text, add column action_key text unique, add column return_url text`.execute(db);
      await sql`create table sandbox_instrument (
        instrument_id text primary key, reference text not null unique, reaction text not null, brand text not null,
        last_four text not null, expiry_month integer not null, expiry_year integer not null,
        removed_at timestamptz)`.execute(db);
      await sql`create table payment_event (
        id text primary key, type text not null, reference text not null, purpose text not null,
        subject text not null, received_at timestamptz not null)`.execute(db);
    },
  },
  {
    name: '0182-payment-purpose',
    up: async (db) => {
      await sql`alter table payment_attempt rename column fault to error_code`.execute(db);
      await sql`alter table sandbox_payment rename column fault to error_code`.execute(db);
      await sql`alter table payment_attempt add column purpose text not null default 'order'
        check (purpose in ('order', 'reload', 'auto-reload', 'gift'))`.execute(db);
    },
  },
  {
    name: '0191-payment-methods',
    up: async (db) => {
      for (const table of ['vault_token', 'sandbox_instrument', 'sandbox_payment'])
        await sql`alter table ${sql.table(table)} add column reason text`.execute(db);
      await sql`create table billing_address (
        address_id text primary key, member_id text not null references member (member_id), type text not null,
        first_name text not null, last_name text not null, phone_number text,
        line1 text not null, line2 text, city text not null, postal_code text not null,
        country_subdivision text not null, country text not null,
        created_at timestamptz not null, removed_at timestamptz)`.execute(db);
      await sql`create index billing_address_member on billing_address (member_id)`.execute(db);
      await sql`create table payment_instrument (
        payment_method_id text primary key, member_id text not null references member (member_id),
        instrument_id text not null unique, payment_type text not null, last_four text not null,
        expiry_month integer, expiry_year integer, is_default boolean not null,
        address_id text references billing_address (address_id),
        created_at timestamptz not null, removed_at timestamptz)`.execute(db);
      await sql`create index payment_instrument_member on payment_instrument (member_id)`.execute(db);
      await sql`create unique index payment_instrument_default on payment_instrument (member_id)
        where is_default and removed_at is null`.execute(db);
      await sql`create table single_use_address (
        token_hash text primary key, line1 text not null, line2 text, city text not null, postal_code text not null,
        country_subdivision text not null, country text not null, created_at timestamptz not null)`.execute(
        db,
      );
    },
  },
  {
    name: '0200-paypal',
    up: async (db) => {
      await sql`alter table payment_instrument add column account_name text`.execute(db);
      await sql`alter table sandbox_instrument add column account_name text,
        alter column expiry_month drop not null, alter column expiry_year drop not null`.execute(db);
      await sql`alter table sandbox_payment add column instrument_id text`.execute(db);
      await sql`create table paypal_approval (
        approval_id text primary key, member_id text not null references member (member_id),
        is_default boolean not null, state text not null, payment_method_id text,
        expires_at timestamptz not null)`.execute(db);
      await sql`create table sandbox_approval (
        reference text primary key, approval_key text not null unique, state text not null,
        account_name text, reaction text, return_url text not null, email text not null, locale text not null,
        expires_at timestamptz not null)`.execute(db);
    },
  },
  {
    name: '0201-chargebacks',
    up: async (db) => {
      await sql`create table sandbox_chargeback (
        chargeback_id text primary key, reference text not null references sandbox_payment (reference),
        amount_minor bigint not null check (amount_minor > 0), at timestamptz not null)`.execute(db);
      await sql`create table payment_chargeback (
        chargeback_id text primary key, reference text not null, purpose text not null, subject text not null,
        amount_minor bigint not null, booked_minor bigint not null, at timestamptz not null)`.execute(db);
    },
  },
  {
    name: '0202-wallet-requests',
    up: async (db) => {
      await sql`create table wallet_request (
        request_id text primary key, member_id text not null references member (member_id),
        request_hash text not null, result_id text not null, created_at timestamptz not null)`.execute(db);
    },
  },
  {
    name: '0205-single-use-addresses',
    up: async (db) => {
      // Rows from before have no job that deletes them, and no payment uses one yet.
      await sql`delete from single_use_address`.execute(db);
    },
  },
  {
    name: '0212-wallet-request-age',
    up: async (db) => {
      await sql`create index wallet_request_created_at on wallet_request (created_at)`.execute(db);
    },
  },
  {
    name: '0232-orders-of-single-use-addresses',
    up: async (db) => {
      await sql`alter table single_use_address add column session_id text, add column order_id text`.execute(
        db,
      );
    },
  },
  {
    name: '0234-risk-of-payments',
    up: async (db) => {
      await sql`alter table sandbox_payment add column risk jsonb`.execute(db);
    },
  },
  {
    name: '0326-payment-providers',
    up: async (db) => {
      // The releases before know the sandbox only: the default is right for the rows that they still write.
      for (const table of ['payment_attempt', 'payment_instrument'])
        await sql`alter table ${sql.table(table)} add column provider text not null default 'sandbox'
          check (provider in ('sandbox', 'stripe'))`.execute(db);
      await sql`create table payment_refund (
        refund_id text primary key, reference text not null, amount_minor bigint not null check (amount_minor > 0),
        currency text not null, at timestamptz)`.execute(db);
      await sql`create index payment_refund_reference on payment_refund (reference)`.execute(db);
      await sql`insert into payment_refund
        select refund_id, reference, sandbox_refund.amount_minor, currency, null
        from sandbox_refund join sandbox_payment using (reference)`.execute(db);
    },
  },
  {
    name: '0327-times-of-movements',
    up: async (db) => {
      await sql`alter table payment_attempt add column captured_at timestamptz`.execute(db);
      await sql`create index payment_attempt_captured_at on payment_attempt (captured_at)`.execute(db);
      await sql`alter table sandbox_payment add column captured_at timestamptz`.execute(db);
      await sql`alter table sandbox_refund add column at timestamptz`.execute(db);
    },
  },
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
  {
    name: '0332-failed-refunds-and-returned-chargebacks',
    up: async (db) => {
      await sql`alter table payment_refund add column failed_at timestamptz, add column paid_at timestamptz`.execute(
        db,
      );
      await sql`alter table payment_chargeback add column returned_at timestamptz,
        add column returned_minor bigint not null default 0`.execute(db);
      await sql`alter table sandbox_refund add column failed_at timestamptz`.execute(db);
      await sql`alter table sandbox_chargeback add column returned_at timestamptz`.execute(db);
    },
  },
  {
    name: '0333-captured-amounts',
    up: async (db) => {
      await sql`alter table payment_attempt add column captured_minor bigint`.execute(db);
      await sql`alter table sandbox_payment add column captured_minor bigint`.execute(db);
    },
  },
  {
    name: '0334-orders-of-single-use-addresses-index',
    up: async (db) => {
      await sql`create index single_use_address_order on single_use_address (order_id)
        where order_id is not null`.execute(db);
    },
  },
];
