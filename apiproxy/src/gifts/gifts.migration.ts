import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

export const giftsMigrations: readonly Migration[] = [
  {
    name: '0050-gift-catalogue',
    up: async (db) => {
      await db.schema
        .createTable('gift_category')
        .addColumn('urn', 'text', (column) => column.primaryKey())
        .addColumn('name_en', 'text', (column) => column.notNull())
        .addColumn('name_fr', 'text', (column) => column.notNull())
        .addColumn('display_order', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('gift_card')
        .addColumn('product_number', 'text', (column) => column.primaryKey())
        .addColumn('name_en', 'text', (column) => column.notNull())
        .addColumn('name_fr', 'text', (column) => column.notNull())
        .addColumn('design', 'text', (column) => column.notNull())
        .addColumn('active', 'boolean', (column) => column.notNull().defaultTo(true))
        .addCheckConstraint('gift_card_number_is_8_digits', sql`product_number ~ '^[0-9]{8}$'`)
        .execute();
      await db.schema
        .createTable('gift_category_card')
        .addColumn('urn', 'text', (column) => column.notNull().references('gift_category.urn'))
        .addColumn('product_number', 'text', (column) =>
          column.notNull().references('gift_card.product_number'),
        )
        .addColumn('display_order', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('gift_category_card_pk', ['urn', 'product_number'])
        .execute();
    },
  },
  {
    name: '0051-gift-purchases',
    up: async (db) => {
      await sql`create table gift_purchase (
        purchase_id text primary key, owner text not null, member_id text, request_hash text not null,
        state text not null check (state in ('STARTED', 'PAID', 'DONE', 'FAILED')),
        error_code text, reason text, gift_order jsonb not null,
        total_minor bigint not null check (total_minor between 1 and 100000), currency text not null,
        return_url text, payment_label text, order_number text unique,
        created_at timestamptz not null, settled_at timestamptz,
        constraint gift_purchase_number check ((state = 'DONE') = (order_number is not null)))`.execute(db);
      await sql`create table gift (
        gift_id text primary key, purchase_id text not null references gift_purchase (purchase_id),
        position integer not null, card_id text not null unique,
        product_number text not null references gift_card (product_number),
        amount_minor bigint not null check (amount_minor > 0), message text not null, sender_name text not null,
        recipient_name text not null, recipient_email text not null, deliver_at timestamptz, time_zone text not null,
        state text not null check (state in ('SCHEDULED', 'SENT', 'CLAIMED', 'CANCELLED')),
        token_hash text not null unique, expires_at timestamptz not null,
        sent_at timestamptz, mailed_at timestamptz, claimed_by text, claimed_at timestamptz,
        constraint gift_position unique (purchase_id, position),
        constraint gift_has_one_owner check ((state = 'CLAIMED') = (claimed_by is not null)))`.execute(db);
      await sql`create index gift_purchase_member on gift_purchase (member_id) where member_id is not null`.execute(
        db,
      );
    },
  },
  {
    name: '0052-gifts-sent-again',
    up: async (db) => {
      await sql`alter table gift add column link_number integer not null default 0`.execute(db);
      await sql`alter table gift add column mail_id text`.execute(db);
      await sql`alter table gift add column bounced_at timestamptz`.execute(db);
      await sql`create index gift_mail on gift (mail_id) where mail_id is not null`.execute(db);
    },
  },
  {
    name: '0305-earlier-links-of-gifts',
    up: async (db) => {
      await sql`create table gift_earlier_link (
        token_hash text primary key, gift_id text not null references gift (gift_id) on delete cascade)`.execute(
        db,
      );
      await sql`create index gift_earlier_link_gift on gift_earlier_link (gift_id)`.execute(db);
    },
  },
  {
    // SHP-006: each bought gift keeps its design, and the designs that are sold come from the shop's data.
    name: '0306-designs-of-bought-gifts',
    up: async (db) => {
      await sql`update gift_purchase set gift_order = jsonb_set(gift_order, '{gifts}', (
          select jsonb_agg(entry || jsonb_build_object('design', jsonb_build_object('picture', card.design,
              'name', jsonb_build_object('en-US', card.name_en, 'fr-CA', card.name_fr))) order by place)
          from jsonb_array_elements(gift_order -> 'gifts') with ordinality as listed (entry, place)
          join gift_card as card on card.product_number = entry ->> 'productNumber'))
        where jsonb_array_length(gift_order -> 'gifts') > 0`.execute(db);
      await sql`alter table gift drop constraint gift_product_number_fkey`.execute(db);
      await sql`drop table gift_category_card, gift_category, gift_card`.execute(db);
    },
  },
];
