import { sql } from 'kysely';
import type { Migration } from '../storage/migration.ts';

const createStars: Migration['up'] = async (db) => {
  await sql`create table star_account (
    member_id text primary key references member (member_id) on delete cascade,
    balance_tenths bigint not null constraint star_account_balance check (balance_tenths >= 0))`.execute(db);
  await sql`create table star_ledger (
    seq bigint generated always as identity primary key,
    entry_id text not null unique,
    member_id text not null references star_account (member_id) on delete cascade,
    kind text not null,
    tenths bigint not null check (tenths <> 0),
    balance_after_tenths bigint not null,
    ref_type text not null,
    ref_id text not null,
    programme_version text,
    at timestamptz not null,
    constraint star_ledger_once unique (ref_type, ref_id, kind))`.execute(db);
  await sql`create index star_ledger_member on star_ledger (member_id, seq)`.execute(db);
};
const createOffers: Migration['up'] = async (db) => {
  await sql`create table coupon (
    code text primary key,
    member_id text not null references member (member_id) on delete cascade,
    kind text not null check (kind in ('PERCENT', 'AMOUNT', 'FREE_ITEM')),
    value integer not null check (value > 0 and (kind <> 'PERCENT' or value <= 100)),
    minimum_minor bigint not null default 0 check (minimum_minor >= 0),
    currency text,
    expires_at timestamptz not null)`.execute(db);
  await sql`create index coupon_member on coupon (member_id, expires_at)`.execute(db);
  await sql`create table offer_use (
    use_id text primary key,
    order_id text not null,
    member_id text not null references member (member_id) on delete cascade,
    offer_type text not null check (offer_type in ('STAR_REWARD', 'COUPON')),
    offer_code text not null,
    star_tenths bigint not null check (star_tenths >= 0),
    discount_minor bigint not null check (discount_minor >= 0),
    state text not null check (state in ('HELD', 'SPENT', 'RETURNED')),
    at timestamptz not null)`.execute(db);
  await sql`create index offer_use_member on offer_use (member_id, at)`.execute(db);
  // One use counts for each order, and one for each coupon.
  await sql`create unique index offer_use_order on offer_use (order_id) where state <> 'RETURNED'`.execute(
    db,
  );
  await sql`create unique index offer_use_coupon on offer_use (offer_code)
    where state <> 'RETURNED' and offer_type = 'COUPON'`.execute(db);
};

export const rewardsMigrations: readonly Migration[] = [
  {
    name: '0220-stars-and-offers',
    up: async (db) => {
      await createStars(db);
      await createOffers(db);
    },
  },
];
