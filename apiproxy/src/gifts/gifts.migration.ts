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
];
