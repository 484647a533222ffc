import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

export const engagementMigrations: readonly Migration[] = [
  {
    name: '0270-home-feed',
    up: async (db) => {
      await sql`create table stream_item (
        item_id text primary key,
        type text not null,
        document jsonb not null,
        changed_at timestamptz not null,
        withdrawn_at timestamptz)`.execute(db);
      await sql`create table stream_event (
        member_id text not null references member (member_id) on delete cascade,
        kind text not null check (kind in ('dismissed', 'task-seen', 'welcomed')),
        subject text not null,
        at timestamptz not null,
        primary key (member_id, kind, subject))`.execute(db);
      await sql`create table stream_feed (
        member_id text not null references member (member_id) on delete cascade,
        variant text not null,
        digest text not null,
        changed_at timestamptz not null,
        primary key (member_id, variant))`.execute(db);
    },
  },
  {
    name: '0275-mailed-items',
    up: async (db) => {
      await sql`create table mailed_item (
        item_id text not null,
        member_id text not null references member (member_id) on delete cascade,
        mailed_at timestamptz not null,
        primary key (item_id, member_id))`.execute(db);
    },
  },
];
