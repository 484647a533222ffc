import { sql, type Kysely } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Notes every change of a table in data_change, under the row's store_number. The trigger is deferred: it runs at commit
 * and takes its lock last, so that versions become visible in their order and no two transactions wait for each other.
 */
// A migration does not know today's tables.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const noteChangesOf = (db: Kysely<any>, table: string): Promise<unknown> =>
  sql`create constraint trigger note_change after insert or update or delete on ${sql.table(table)}
    deferrable initially deferred for each row execute function note_data_change()`.execute(db);

export const dataChangesMigrations: readonly Migration[] = [
  {
    name: '0185-data-changes',
    up: async (db) => {
      await db.schema
        .createTable('data_change')
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('data_change_pk', ['topic', 'key'])
        .execute();
      await db.schema.createIndex('data_change_version').on('data_change').column('version').execute();
      await sql`create sequence data_change_number`.execute(db);
      await sql`create function note_data_change() returns trigger language plpgsql as $$
        begin
          perform pg_advisory_xact_lock(hashtext('data_change'));
          insert into data_change (topic, key, version)
            select tg_table_name, key, nextval('data_change_number')
            from (select old.store_number as key union select new.store_number) as changed where key is not null
            on conflict (topic, key) do update set version = excluded.version;
          return null;
        end $$`.execute(db);
    },
  },
];
