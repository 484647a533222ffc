import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

const createPricedOrder: Migration['up'] = async (db) => {
  await db.schema
    .createTable('priced_order')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('is_guest', 'boolean', (column) => column.notNull())
    .addColumn('store_number', 'text', (column) => column.notNull().references('store.store_number'))
    .addColumn('items', 'jsonb', (column) => column.notNull())
    .addColumn('consumption', 'text', (column) => column.notNull())
    .addColumn('pickup_option', 'text', (column) => column.notNull())
    .addColumn('summary', 'jsonb', (column) => column.notNull())
    .addColumn('total_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('priced_order_total', sql`total_minor >= 0`)
    .execute();
  await db.schema.createIndex('priced_order_expiry').on('priced_order').column('expires_at').execute();
};
const createOrders: Migration['up'] = async (db) => {
  await db.schema
    .createTable('orders')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('priced_order.order_id'))
    .addColumn('order_number', 'text', (column) => column.notNull())
    .addColumn('order_token', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.references('member.member_id'))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text')
    .addColumn('marketing_opt_in', 'boolean', (column) => column.notNull())
    .addColumn('store_number', 'text', (column) => column.notNull().references('store.store_number'))
    .addColumn('store_name', 'text', (column) => column.notNull())
    .addColumn('pickup_option', 'text', (column) => column.notNull())
    .addColumn('consumption', 'text', (column) => column.notNull())
    .addColumn('items', 'jsonb', (column) => column.notNull())
    .addColumn('summary', 'jsonb', (column) => column.notNull())
    .addColumn('estimates', 'jsonb', (column) => column.notNull())
    .addColumn('total_minor', 'bigint', (column) => column.notNull())
    .addColumn('tip_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('slot_at', 'timestamptz')
    .addColumn('placed_on', 'text', (column) => column.notNull())
    .addColumn('placed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ready_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('orders_number', ['store_number', 'placed_on', 'order_number'])
    .addCheckConstraint('orders_money', sql`total_minor >= 0 and tip_minor >= 0`)
    .execute();
  await sql`create index orders_member on orders (member_id, placed_at desc)`.execute(db);
};
const createOrderTender: Migration['up'] = async (db) => {
  await db.schema
    .createTable('order_tender')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.order_id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('tender', 'text', (column) => column.notNull())
    .addColumn('ref_id', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_tender_pk', ['order_id', 'position'])
    .execute();
};

export const orderingMigrations: readonly Migration[] = [
  {
    name: '0130-ordering',
    up: async (db) => {
      await createPricedOrder(db);
      await createOrders(db);
      await createOrderTender(db);
    },
  },
  {
    name: '0131-live-price',
    up: async (db) => {
      await sql`alter table priced_order
        add column sequence bigint generated always as identity,
        add column session_id text,
        add column content_hash text not null default ''`.execute(db);
      await sql`create index priced_order_session on priced_order (session_id, sequence)`.execute(db);
    },
  },
  {
    name: '0170-receipts',
    up: async (db) => {
      await db.schema.alterTable('orders').addColumn('receipt_mailed_at', 'timestamptz').execute();
      await sql`
        update orders set receipt_mailed_at = done_at from job
        where dedupe_key = 'mail-receipt:' || order_id and done_at is not null`.execute(db);
      // Completed jobs are deleted after a week: an order without a job has its receipt. Demonstration orders
      // have no receipts.
      await sql`
        update orders set receipt_mailed_at = placed_at
        where receipt_mailed_at is null and request_hash <> 'seed'
          and not exists (select from job where dedupe_key = 'mail-receipt:' || order_id)`.execute(db);
    },
  },
  {
    name: '0181-excluded-ingredients',
    up: async (db) => {
      // jsonb prints a key as `"leftOut":`. A quote inside a text is printed as `\"`, so only keys match.
      for (const table of ['priced_order', 'orders'])
        await sql`
          update ${sql.table(table)} set
            items = replace(items::text, '"leftOut":', '"excludedIngredients":')::jsonb,
            summary = replace(summary::text, '"leftOut":', '"excludedIngredients":')::jsonb
          where items::text like '%"leftOut":%' or summary::text like '%"leftOut":%'`.execute(db);
    },
  },
];
