import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

export const shopMigrations: readonly Migration[] = [
  {
    name: '0340-shop-versions',
    up: async (db) => {
      await db.schema
        .createTable('shop_content')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('rows', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('shop_content_pk', ['kind', 'hash'])
        .execute();
      await db.schema
        .createTable('shop_version')
        .addColumn('version', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
        .addColumn('loaded_at', 'timestamptz', (column) => column.notNull())
        .addColumn('loaded_by', 'text', (column) => column.notNull())
        .addColumn('contents', 'text', (column) => column.notNull())
        .addColumn('difference', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('shop_activation')
        .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull().references('shop_version.version'))
        .addColumn('starts_at', 'timestamptz')
        .addColumn('starts_local', 'text')
        .addColumn('made_at', 'timestamptz', (column) => column.notNull())
        .addColumn('made_by', 'text', (column) => column.notNull())
        .addCheckConstraint('shop_activation_one_start', sql`(starts_at is null) <> (starts_local is null)`)
        .execute();
      // Processes learn of it as of stores: by data_change, under a topic of its own.
      await sql`create function note_shop_change() returns trigger language plpgsql as $$
        begin
          perform pg_advisory_xact_lock(hashtext('data_change'));
          insert into data_change (topic, key, version) values ('shop_activation', 'all', nextval('data_change_number'))
            on conflict (topic, key) do update set version = excluded.version;
          return null;
        end $$`.execute(db);
      await sql`create constraint trigger note_change after insert or update or delete on shop_activation
        deferrable initially deferred for each row execute function note_shop_change()`.execute(db);
    },
  },
  {
    name: '0341-shop-pictures',
    up: async (db) => {
      await db.schema
        .createTable('shop_picture')
        .addColumn('content', 'text', (column) => column.primaryKey())
        .addColumn('original', 'bytea', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('shop_picture_file')
        .addColumn('content', 'text', (column) => column.notNull().references('shop_picture.content'))
        .addColumn('focus', 'text', (column) => column.notNull())
        .addColumn('format', 'text', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('bytes', 'bytea', (column) => column.notNull())
        .addPrimaryKeyConstraint('shop_picture_file_pk', ['content', 'focus', 'format', 'width'])
        .execute();
      // Pictures are compressed already.
      await sql`alter table shop_picture alter column original set storage external`.execute(db);
      await sql`alter table shop_picture_file alter column bytes set storage external`.execute(db);
    },
  },
];
