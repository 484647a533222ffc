import { sql } from 'kysely';
import { noteChangesOf } from '../storage/changes/data-changes.migration.ts';
import type { Migration } from '../storage/migration.ts';

export const storesMigrations: readonly Migration[] = [
  {
    name: '0010-stores',
    up: async (db) => {
      await db.schema
        .createTable('store')
        .addColumn('store_number', 'text', (column) => column.primaryKey())
        .addColumn('short_number', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('lat', 'double precision', (column) => column.notNull())
        .addColumn('lng', 'double precision', (column) => column.notNull())
        .addColumn('street', 'text', (column) => column.notNull())
        .addColumn('city', 'text', (column) => column.notNull())
        .addColumn('region', 'text', (column) => column.notNull())
        .addColumn('postal_code', 'text', (column) => column.notNull())
        .addColumn('country_code', 'text', (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('ownership_type', 'text', (column) => column.notNull())
        .addColumn('time_zone', 'text', (column) => column.notNull())
        .addColumn('availability', 'text', (column) => column.notNull())
        .addColumn('guest_ordering', 'boolean', (column) => column.notNull())
        .addColumn('curbside', 'text', (column) => column.notNull())
        .addColumn('stall_quantity', 'integer', (column) => column.notNull().defaultTo(4))
        .addColumn('svc_only', 'boolean', (column) => column.notNull())
        .addColumn('pickup_options', sql`text[]`, (column) => column.notNull())
        .addColumn('amenities', sql`text[]`, (column) => column.notNull())
        .addColumn('warning_labels', sql`text[]`, (column) => column.notNull())
        .addColumn('hours', 'jsonb', (column) => column.notNull())
        .addColumn('holiday_pattern', 'text', (column) => column.notNull())
        .addColumn('slot_capacity', 'integer', (column) => column.notNull())
        .addColumn('lead_minutes', 'integer', (column) => column.notNull())
        .addColumn('price_tier', 'integer', (column) => column.notNull())
        .addColumn('assortment', 'text', (column) => column.notNull())
        .addColumn('fixture_fault', 'text')
        .execute();
      await db.schema.createIndex('store_position').on('store').columns(['lat', 'lng']).execute();
      await db.schema
        .createTable('time_slot')
        .addColumn('store_number', 'text', (column) => column.notNull().references('store.store_number'))
        .addColumn('starts_at', 'timestamptz', (column) => column.notNull())
        .addColumn('taken', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('time_slot_pk', ['store_number', 'starts_at'])
        .execute();
      await db.schema
        .createTable('favorite_store')
        .addColumn('member_id', 'text', (column) => column.notNull())
        .addColumn('store_number', 'text', (column) => column.notNull().references('store.store_number'))
        .addColumn('added_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addPrimaryKeyConstraint('favorite_store_pk', ['member_id', 'store_number'])
        .execute();
    },
  },
  {
    name: '0184-store-fixture-error',
    up: (db) => db.schema.alterTable('store').renameColumn('fixture_fault', 'fixture_error').execute(),
  },
  {
    name: '0186-store-changes',
    up: async (db) => void (await noteChangesOf(db, 'store')),
  },
  {
    name: '0346-stores-of-the-shop',
    up: async (db) => {
      await db.schema
        .createTable('store_shared_facts')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('facts', 'jsonb', (column) => column.notNull())
        .execute();
      await db.schema
        .alterTable('store')
        .addColumn('address_line_2', 'text')
        .addColumn('shared_facts', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('closed_from', 'text')
        .addColumn('closed_until', 'text')
        .addColumn('tax_jurisdiction', 'text')
        .addColumn('removed_at', 'timestamptz')
        .dropColumn('holiday_pattern')
        .execute();
      await db.schema.alterTable('store').dropConstraint('store_short_number_key').execute();
      // A store that left the data may leave its short number to another.
      await db.schema
        .createIndex('store_short_number')
        .unique()
        .on('store')
        .column('short_number')
        .where(sql.ref('removed_at'), 'is', null)
        .execute();
    },
  },
];
