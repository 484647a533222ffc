import type { Migration } from '../storage/migration.ts';

export const favoritesMigrations: readonly Migration[] = [
  {
    name: '0140-favorite-products',
    up: async (db) => {
      await db.schema
        .createTable('favorite_product')
        .addColumn('favorite_id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) =>
          column.notNull().references('member.member_id').onDelete('cascade'),
        )
        .addColumn('item_key', 'text', (column) => column.notNull())
        .addColumn('sku', 'text', (column) => column.notNull())
        .addColumn('child_items', 'jsonb', (column) => column.notNull())
        .addColumn('left_out', 'jsonb', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addUniqueConstraint('favorite_product_item', ['member_id', 'item_key'])
        .execute();
    },
  },
  {
    name: '0180-excluded-ingredients',
    up: (db) =>
      db.schema.alterTable('favorite_product').renameColumn('left_out', 'excluded_ingredients').execute(),
  },
];
