import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

export const cardsMigrations: readonly Migration[] = [
  {
    name: '0110-cards',
    up: async (db) => {
      await db.schema
        .createTable('svc_card')
        .addColumn('card_id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.references('member.member_id'))
        .addColumn('number_hash', 'text', (column) => column.notNull().unique())
        .addColumn('number_sealed', 'text', (column) => column.notNull())
        .addColumn('last4', 'text', (column) => column.notNull())
        .addColumn('nickname', 'text', (column) => column.notNull())
        .addColumn('design', 'text', (column) => column.notNull())
        .addColumn('is_digital', 'boolean', (column) => column.notNull())
        .addColumn('is_primary', 'boolean', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('balance_minor', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addCheckConstraint('svc_card_balance', sql`balance_minor between 0 and 50000`)
        .execute();
      await db.schema.createIndex('svc_card_member').on('svc_card').column('member_id').execute();
      await sql`create unique index svc_card_primary on svc_card (member_id) where is_primary and status = 'ACTIVE'`.execute(
        db,
      );
      await db.schema
        .createTable('svc_ledger')
        .addColumn('seq', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
        .addColumn('entry_id', 'text', (column) => column.notNull().unique())
        .addColumn('card_id', 'text', (column) => column.notNull().references('svc_card.card_id'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('amount_minor', 'bigint', (column) => column.notNull())
        .addColumn('balance_after_minor', 'bigint', (column) => column.notNull())
        .addColumn('ref_type', 'text', (column) => column.notNull())
        .addColumn('ref_id', 'text', (column) => column.notNull())
        .addColumn('at', 'timestamptz', (column) => column.notNull())
        .addUniqueConstraint('svc_ledger_once', ['ref_type', 'ref_id', 'card_id', 'kind'])
        .execute();
      await db.schema.createIndex('svc_ledger_card').on('svc_ledger').columns(['card_id', 'seq']).execute();
    },
  },
  {
    name: '0111-card-security-codes',
    up: async (db) => {
      await db.schema.alterTable('svc_card').addColumn('code_hash', 'text').execute();
    },
  },
  {
    name: '0190-wallet',
    up: async (db) => {
      await sql`alter table svc_card
        add column removed_at timestamptz,
        add column was_primary boolean not null default false,
        drop constraint svc_card_balance,
        add constraint svc_card_balance check (balance_minor between -50000 and 50000)`.execute(db);
      await sql`create table card_reload (
        reload_id text primary key,
        card_id text not null references svc_card (card_id),
        member_id text not null references member (member_id),
        purpose text not null check (purpose in ('reload', 'auto-reload')),
        amount_minor bigint not null check (amount_minor > 0),
        currency text not null,
        payment_method_id text not null,
        reference text not null unique,
        attempts integer not null default 1,
        state text not null check (state in ('STARTED', 'DONE', 'FAILED')),
        error_code text,
        return_url text,
        trigger_entry_id text unique references svc_ledger (entry_id),
        created_at timestamptz not null,
        settled_at timestamptz)`.execute(db);
      await sql`create index card_reload_card on card_reload (card_id, created_at)`.execute(db);
      await sql`create table auto_reload (
        card_id text primary key references svc_card (card_id),
        member_id text not null references member (member_id),
        payment_method_id text not null,
        amount_minor bigint not null,
        trigger_minor bigint not null,
        status text not null check (status in ('on', 'off', 'declined')),
        is_armed boolean not null,
        consented_at timestamptz not null,
        constraint auto_reload_amounts check (trigger_minor > 0 and trigger_minor < amount_minor))`.execute(
        db,
      );
    },
  },
  {
    name: '0192-card-tokens',
    up: async (db) => {
      await sql`create table card_token (
        token_hash text primary key,
        card_id text not null references svc_card (card_id),
        code_sealed text not null,
        expires_at timestamptz,
        used_at timestamptz)`.execute(db);
    },
  },
  {
    name: '0203-card-guesses',
    up: async (db) => {
      await sql`create table card_guess (
        subject text not null, guess_id text not null, at timestamptz not null, primary key (subject, guess_id))`.execute(
        db,
      );
      await sql`create index card_guess_at on card_guess (at)`.execute(db);
    },
  },
  {
    name: '0204-earlier-owners',
    up: async (db) => {
      await sql`alter table svc_card add column hidden_through_seq bigint not null default 0`.execute(db);
      // When a card was registered is not stored. Its last order or reload by another member ends that member's entries; a
      // card that nobody owns now hides all that a member has moved.
      await sql`
        update svc_card card set hidden_through_seq = (
          select coalesce(max(entry.seq), 0) from svc_ledger entry
          left join orders placed on entry.ref_type = 'order' and placed.order_id = entry.ref_id
          left join card_reload reload on entry.ref_type = 'reload' and reload.reload_id = entry.ref_id
          where entry.card_id = card.card_id and (
            (card.member_id is null and entry.kind <> 'ISSUE')
            or placed.member_id <> card.member_id or reload.member_id <> card.member_id))
        where not is_digital`.execute(db);
    },
  },
  {
    name: '0210-money-on-removed-digital-cards',
    up: async (db) => {
      // A removed digital card cannot be registered again, so that one with money comes back to its member.
      await sql`update svc_card set status = 'ACTIVE', removed_at = null, was_primary = false
        where status = 'REMOVED' and is_digital and balance_minor > 0`.execute(db);
      await sql`update svc_card set is_primary = true where card_id in (
        select min(card_id) from svc_card where status = 'ACTIVE' and member_id is not null
        group by member_id having not bool_or(is_primary))`.execute(db);
    },
  },
  {
    name: '0320-reloads-by-wallets',
    up: async (db) => {
      await sql`alter table card_reload alter column payment_method_id drop not null, add column token_hash text,
        add constraint card_reload_paid_with check (payment_method_id is not null or token_hash is not null)`.execute(
        db,
      );
    },
  },
  {
    name: '0321-card-designs',
    up: async (db) => {
      await sql`create table card_design (
        design text primary key, picture text not null, ground text not null, glow text not null, ink text not null,
        is_default boolean not null)`.execute(db);
      await sql`create unique index card_design_default on card_design (is_default) where is_default`.execute(
        db,
      );
      await sql`insert into card_design values
        ('evergreen', 'fern', '#14532d', '#4d7c0f', '#f7fee7', true),
        ('sunrise', 'copper', '#9a3412', '#f59e0b', '#fffbeb', false),
        ('midnight', 'dusk', '#1e1b4b', '#6366f1', '#eef2ff', false),
        ('maple', 'berry', '#7f1d1d', '#ef4444', '#fef2f2', false),
        ('oat', 'apricot', '#a8a29e', '#f5f5f4', '#292524', false)`.execute(db);
    },
  },
];
