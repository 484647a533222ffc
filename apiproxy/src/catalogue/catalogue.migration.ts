import { noteChangesOf } from '../storage/changes/data-changes.migration.ts';
import type { Migration } from '../storage/migration.ts';

export const catalogueMigrations: readonly Migration[] = [
  {
    name: '0020-store-products',
    up: async (db) => {
      await db.schema
        .createTable('store_product')
        .addColumn('store_number', 'text', (column) => column.notNull().references('store.store_number'))
        .addColumn('sku', 'text', (column) => column.notNull())
        .addColumn('availability', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('store_product_pk', ['store_number', 'sku'])
        .execute();
    },
  },
  {
    name: '0187-store-product-changes',
    up: async (db) => void (await noteChangesOf(db, 'store_product')),
  },
];
