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
];
