import { sql } from 'kysely';
import type { Migration } from '../../storage/migration.ts';

export const compositionMigrations: readonly Migration[] = [
  {
    name: '0150-beacons',
    up: async (db) => {
      await sql`create unlogged table beacon_count (
        remote text not null, version text not null, minute timestamptz not null, phase text not null,
        class text not null, n integer not null, primary key (minute, remote, version, phase, class))`.execute(
        db,
      );
    },
  },
  {
    name: '0151-beacon-networks',
    up: async (db) => {
      await sql`create unlogged table beacon_network (
        remote text not null, version text not null, minute timestamptz not null, network text not null,
        primary key (minute, remote, version, network))`.execute(db);
    },
  },
  {
    name: '0152-accepted-registry',
    up: async (db) => {
      await sql`create table accepted_registry (
        single boolean primary key check (single), sequence bigint not null, digest text not null,
        accepted_at timestamptz not null)`.execute(db);
    },
  },
  {
    name: '0153-usage-counts',
    up: async (db) => {
      await sql`create table usage_count (
        day date not null, event text not null, remote text not null, version text not null, fields text not null,
        n integer not null, primary key (day, event, remote, version, fields))`.execute(db);
    },
  },
  {
    name: '0183-telemetry-names',
    up: async (db) => {
      await sql`alter table beacon_count rename to telemetry_count`.execute(db);
      await sql`alter table beacon_network rename to telemetry_network`.execute(db);
      await sql`update job set topic = 'prune-telemetry',
        dedupe_key = replace(dedupe_key, 'prune-beacons:', 'prune-telemetry:')
        where topic = 'prune-beacons'`.execute(db);
    },
  },
];
