import { sql } from 'kysely';
import type { Migration } from '../../storage/migration.ts';

export const orderVoidMigrations: readonly Migration[] = [
  {
    name: '0300-orders-canceled-by-customers',
    up: async (db) => {
      await sql`alter table order_void drop constraint order_void_reason_check`.execute(db);
      await sql`alter table order_void add constraint order_void_reason_check
        check (reason in ('SOLD_OUT', 'EQUIPMENT', 'CLOSING', 'OTHER', 'CUSTOMER'))`.execute(db);
    },
  },
];
