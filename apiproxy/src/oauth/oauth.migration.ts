import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

export const oauthMigrations: readonly Migration[] = [
  {
    name: '0290-oauth',
    up: async (db) => {
      await sql`create table oauth_client (
        client_id text primary key,
        name text not null,
        image text,
        secret_hash text,
        redirect_uris text not null,
        scope text not null,
        created_at timestamptz not null)`.execute(db);
      await sql`create table oauth_grant (
        grant_id text primary key,
        client_id text not null references oauth_client (client_id) on delete cascade,
        member_id text not null references member (member_id),
        scope text not null,
        granted_at timestamptz not null,
        last_used_at timestamptz,
        unique (member_id, client_id))`.execute(db);
      await sql`create index oauth_grant_client on oauth_grant (client_id)`.execute(db);
      await sql`create table oauth_code (
        code_hash text primary key,
        grant_id text not null references oauth_grant (grant_id) on delete cascade,
        family_id text not null unique,
        redirect_uri text not null,
        scope text not null,
        code_challenge text not null,
        expires_at timestamptz not null,
        used_at timestamptz)`.execute(db);
      await sql`create index oauth_code_grant on oauth_code (grant_id)`.execute(db);
      await sql`create index oauth_code_expiry on oauth_code (expires_at)`.execute(db);
      await sql`create table oauth_token (
        token_hash text primary key,
        grant_id text not null references oauth_grant (grant_id) on delete cascade,
        family_id text not null,
        kind text not null,
        scope text not null,
        expires_at timestamptz not null,
        used_at timestamptz)`.execute(db);
      await sql`create index oauth_token_grant on oauth_token (grant_id)`.execute(db);
      await sql`create index oauth_token_family on oauth_token (family_id)`.execute(db);
      await sql`create index oauth_token_expiry on oauth_token (expires_at)`.execute(db);
    },
  },
];
