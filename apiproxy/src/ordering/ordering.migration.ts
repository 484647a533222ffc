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

/**
 * Orders of earlier releases had their status from the clock: those whose time is over get the transitions that it showed. A
 * job moves the others on from RECEIVED; the steps that are due follow one another at once.
 */
const createOrderLife: Migration['up'] = async (db) => {
  await sql`alter table orders add column status text not null default 'PICKED_UP'
    check (status in ('RECEIVED', 'PREPARING', 'READY', 'PICKED_UP'))`.execute(db);
  await sql`create table order_transition (
    order_id text not null references orders (order_id),
    status text not null check (status in ('RECEIVED', 'PREPARING', 'READY', 'PICKED_UP')),
    at timestamptz not null,
    primary key (order_id, status))`.execute(db);
  await sql`
    insert into order_transition (order_id, status, at)
    select order_id, 'RECEIVED', placed_at from orders`.execute(db);
  await sql`update orders set status = 'RECEIVED' where ready_at > now() - interval '15 minutes'`.execute(db);
  await sql`alter table orders alter column status set default 'RECEIVED'`.execute(db);
  await sql`
    insert into order_transition (order_id, status, at)
    select order_id, passed.status, passed.at from orders,
      lateral (values
        ('PREPARING', greatest(placed_at, least(ready_at,
          greatest(placed_at + interval '30 seconds', ready_at - interval '4 minutes')))),
        ('READY', greatest(placed_at, ready_at)),
        ('PICKED_UP', greatest(placed_at, ready_at + interval '15 minutes'))) as passed (status, at)
    where orders.status = 'PICKED_UP'`.execute(db);
  await sql`
    insert into job (id, topic, payload, dedupe_key, run_at)
    select 'move-order-' || order_id, 'move-order',
      jsonb_build_object('orderId', order_id, 'step', 'PREPARING'), 'move-order:' || order_id || ':PREPARING', now()
    from orders where status <> 'PICKED_UP'`.execute(db);
  await sql`create index orders_open on orders (store_number, placed_at) where status <> 'PICKED_UP'`.execute(
    db,
  );
  await sql`create index orders_open_owner on orders (owner) where status <> 'PICKED_UP'`.execute(db);
};

const createVoidedOrders: Migration['up'] = async (db) => {
  for (const table of ['orders', 'order_transition'])
    await sql`alter table ${sql.table(table)}
      drop constraint ${sql.ref(`${table}_status_check`)},
      add constraint ${sql.ref(`${table}_status_check`)}
        check (status in ('RECEIVED', 'PREPARING', 'READY', 'PICKED_UP', 'VOIDED'))`.execute(db);
  await sql`create table order_void (
    order_id text primary key references orders (order_id),
    reason text not null check (reason in ('SOLD_OUT', 'EQUIPMENT', 'CLOSING', 'OTHER')))`.execute(db);
  await sql`alter table order_tender add column returned_to text`.execute(db);
  for (const [name, columns] of [
    ['orders_open', 'store_number, placed_at'],
    ['orders_open_owner', 'owner'],
  ] as const) {
    await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql`create index ${sql.ref(name)} on orders (${sql.raw(columns)})
      where status in ('RECEIVED', 'PREPARING', 'READY')`.execute(db);
  }
  await sql`create index order_transition_voided on order_transition (at) where status = 'VOIDED'`.execute(
    db,
  );
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
  {
    name: '0195-order-payment',
    up: async (db) => {
      await sql`create table order_payment (
        order_id text primary key references priced_order (order_id) on delete cascade,
        reference text not null unique,
        owner text not null,
        member_id text,
        is_guest boolean not null,
        submission jsonb not null,
        state text not null check (state in ('WAITING', 'PLACED', 'FAILED')),
        error_code text,
        created_at timestamptz not null)`.execute(db);
    },
  },
  {
    name: '0211-reason-of-a-refused-payment',
    up: async (db) => {
      await sql`alter table order_payment add column reason text`.execute(db);
    },
  },
  {
    name: '0220-slot-of-a-waiting-payment',
    up: async (db) => {
      await sql`alter table order_payment add column slot_at timestamptz`.execute(db);
    },
  },
  {
    name: '0221-offers-of-orders',
    up: async (db) => {
      await sql`alter table priced_order add column offer jsonb`.execute(db);
      await sql`alter table orders
        add column offer jsonb,
        add column star_tenths bigint not null default 0,
        add column programme_version text`.execute(db);
    },
  },
  { name: '0230-order-life', up: createOrderLife },
  {
    name: '0231-store-keys',
    up: async (db) => {
      await sql`create table store_key (
        store_number text primary key references store (store_number),
        key_hash text not null)`.execute(db);
    },
  },
  { name: '0240-voided-orders', up: createVoidedOrders },
  {
    name: '0241-tip-changes',
    up: async (db) => {
      await sql`create table order_tip_change (
        order_id text not null references orders (order_id),
        revision integer not null,
        delta_minor bigint not null check (delta_minor <> 0),
        at timestamptz not null,
        primary key (order_id, revision))`.execute(db);
    },
  },
  {
    name: '0242-arrivals',
    up: async (db) => {
      await sql`create table order_arrival (
        order_id text primary key references orders (order_id),
        stall_number integer not null,
        display_name text not null,
        arrived_at timestamptz not null)`.execute(db);
    },
  },
  {
    name: '0250-noticed-arrivals',
    up: async (db) => {
      await sql`alter table order_arrival add column noticed_at timestamptz`.execute(db);
    },
  },
  {
    name: '0251-member-carts',
    up: async (db) => {
      await sql`create table member_cart (
        member_id text primary key references member (member_id) on delete cascade,
        items jsonb not null,
        revision integer not null,
        updated_at timestamptz not null)`.execute(db);
    },
  },
];
