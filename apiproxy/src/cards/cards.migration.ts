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
];
