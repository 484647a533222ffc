import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

export const identityMigrations: readonly Migration[] = [
  {
    name: '0100-identity',
    up: async (db) => {
      await db.schema
        .createTable('member')
        .addColumn('member_id', 'text', (column) => column.primaryKey())
        .addColumn('ex_id', 'text', (column) => column.notNull().unique())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('market', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('level', 'text', (column) => column.notNull())
        .addColumn('brand_mail', 'boolean', (column) => column.notNull())
        .addColumn('general_mail', 'boolean', (column) => column.notNull())
        .addColumn('personal_mail', 'boolean', (column) => column.notNull())
        .addColumn('registration_source', 'text', (column) => column.notNull())
        .addColumn('joined_at', 'timestamptz', (column) => column.notNull())
        .addCheckConstraint('member_email_lower', sql`email = lower(email)`)
        .execute();
      await db.schema
        .createTable('session')
        .addColumn('sid_hash', 'text', (column) => column.primaryKey())
        .addColumn('session_id', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.references('member.member_id'))
        .addColumn('remember', 'boolean', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .addCheckConstraint('session_owner', sql`(kind = 'member') = (member_id is not null)`)
        .execute();
      await db.schema.createIndex('session_member').on('session').column('member_id').execute();
      await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute();
      await sql`create unlogged table rate_bucket (
        key text not null, window_start timestamptz not null, n integer not null, primary key (key, window_start))`.execute(
        db,
      );
    },
  },
  {
    name: '0101-sign-in-turns',
    up: async (db) => {
      await sql`create unlogged table sign_in_turn (
        key text primary key, turn_at timestamptz not null)`.execute(db);
    },
  },
  {
    name: '0102-idempotent-writes',
    up: async (db) => {
      await sql`create table idempotent_write (
        id text primary key, request_hash text not null, reply text, lease_until timestamptz not null,
        expires_at timestamptz not null)`.execute(db);
      await sql`create index idempotent_write_expiry on idempotent_write (expires_at)`.execute(db);
    },
  },
  {
    name: '0103-mfa-factors',
    up: async (db) => {
      await db.schema
        .createTable('mfa_factor')
        .addColumn('factor_id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.member_id'))
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', 'timestamptz')
        .execute();
      await db.schema.createIndex('mfa_factor_member').on('mfa_factor').column('member_id').execute();
    },
  },
  {
    name: '0104-member-agreements',
    up: async (db) => {
      await db.schema
        .createTable('member_agreement')
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.member_id'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('agreed_at', 'timestamptz', (column) => column.notNull())
        .addPrimaryKeyConstraint('member_agreement_pk', ['member_id', 'kind'])
        .execute();
    },
  },
  {
    name: '0105-email-confirmation',
    up: async (db) => {
      // Accounts from before the links existed need none (D-158: of a new account).
      await sql`alter table member add column email_confirmed_at timestamptz`.execute(db);
      await sql`update member set email_confirmed_at = joined_at`.execute(db);
      await sql`create table email_confirmation (
        confirmation_id text primary key,
        member_id text not null references member (member_id),
        email text not null,
        expires_at timestamptz not null,
        used_at timestamptz)`.execute(db);
      await sql`create index email_confirmation_member on email_confirmation (member_id)`.execute(db);
    },
  },
  {
    name: '0106-password-recovery',
    up: async (db) => {
      await sql`create table reset_token (
        reset_id text primary key,
        member_id text not null references member (member_id),
        email text not null,
        expires_at timestamptz not null,
        used_at timestamptz)`.execute(db);
      await sql`create index reset_token_member on reset_token (member_id)`.execute(db);
      await sql`create table password_history (
        member_id text not null references member (member_id),
        password_hash text not null,
        replaced_at timestamptz not null,
        primary key (member_id, password_hash))`.execute(db);
    },
  },
  {
    name: '0107-settings',
    up: async (db) => {
      await sql`alter table session add column proved_at timestamptz`.execute(db);
      await sql`alter table member add column birthday text, add column phone text`.execute(db);
      await sql`create table email_change (
        member_id text primary key references member (member_id),
        change_id text not null unique,
        new_email text not null,
        wrong_codes integer not null default 0,
        expires_at timestamptz not null)`.execute(db);
    },
  },
  {
    name: '0108-second-factor',
    up: async (db) => {
      await sql`alter table mfa_factor add column secret text, add column last_step bigint`.execute(db);
      await sql`alter table session add column device_label text not null default '',
        add column last_used_at timestamptz`.execute(db);
      await sql`create table mfa_enrolment (
        enrolment_id text primary key,
        member_id text not null references member (member_id),
        type text not null,
        label text not null,
        secret text,
        replaces text,
        wrong_codes integer not null default 0,
        expires_at timestamptz not null)`.execute(db);
      await sql`create index mfa_enrolment_expiry on mfa_enrolment (expires_at)`.execute(db);
      await sql`create table mfa_challenge (
        challenge_id text primary key,
        member_id text not null references member (member_id),
        purpose text not null,
        remember boolean not null,
        wrong_codes integer not null default 0,
        sends integer not null default 0,
        sent_at timestamptz,
        expires_at timestamptz not null,
        used_at timestamptz)`.execute(db);
      await sql`create index mfa_challenge_member on mfa_challenge (member_id)`.execute(db);
      await sql`create index mfa_challenge_expiry on mfa_challenge (expires_at)`.execute(db);
      await sql`create table mfa_recovery_code (
        member_id text not null references member (member_id),
        code_hash text not null,
        used_at timestamptz,
        primary key (member_id, code_hash))`.execute(db);
      await sql`create table trusted_browser (
        browser_id text primary key,
        token_hash text not null unique,
        member_id text not null references member (member_id),
        device_label text not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null)`.execute(db);
      await sql`create index trusted_browser_member on trusted_browser (member_id)`.execute(db);
      await sql`create index trusted_browser_expiry on trusted_browser (expires_at)`.execute(db);
    },
  },
  {
    name: '0109-passkeys',
    up: async (db) => {
      await sql`create table passkey (
        passkey_id text primary key,
        credential_id text not null unique,
        member_id text not null references member (member_id),
        public_key text not null,
        counter bigint not null,
        transports text not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz)`.execute(db);
      await sql`create index passkey_member on passkey (member_id)`.execute(db);
      await sql`create table passkey_challenge (
        challenge_id text primary key,
        challenge text not null,
        purpose text not null,
        member_id text references member (member_id),
        expires_at timestamptz not null)`.execute(db);
      await sql`create index passkey_challenge_expiry on passkey_challenge (expires_at)`.execute(db);
    },
  },
  {
    name: '0110-sso-hand-off',
    up: async (db) => {
      await sql`create table used_sso_token (
        token_id text primary key,
        expires_at timestamptz not null)`.execute(db);
      await sql`create index used_sso_token_expiry on used_sso_token (expires_at)`.execute(db);
    },
  },
  {
    name: '0310-email-change-undo',
    up: async (db) => {
      await sql`create table email_change_undo (
        undo_id text primary key,
        member_id text not null references member (member_id),
        earlier_email text not null,
        changed_at timestamptz not null,
        expires_at timestamptz not null)`.execute(db);
      await sql`create index email_change_undo_member on email_change_undo (member_id)`.execute(db);
      await sql`create index email_change_undo_email on email_change_undo (earlier_email)`.execute(db);
      await sql`create index email_change_undo_expiry on email_change_undo (expires_at)`.execute(db);
    },
  },
  {
    name: '0312-factor-recovery',
    up: async (db) => {
      await sql`create table factor_recovery (
        recovery_id text primary key,
        member_id text not null references member (member_id),
        email text not null,
        asked_at timestamptz not null,
        started_at timestamptz,
        due_at timestamptz,
        approved_at timestamptz,
        approved_by text,
        checks text,
        ended_at timestamptz,
        outcome text check (outcome in ('DONE', 'CANCELLED', 'REJECTED', 'EXPIRED')),
        constraint factor_recovery_started check ((started_at is null) = (due_at is null)),
        constraint factor_recovery_approved check ((approved_at is null) = (approved_by is null)),
        constraint factor_recovery_ended check ((ended_at is null) = (outcome is null)))`.execute(db);
      await sql`create unique index factor_recovery_open on factor_recovery (member_id)
        where ended_at is null`.execute(db);
      await sql`create index factor_recovery_member on factor_recovery (member_id)`.execute(db);
    },
  },
];
