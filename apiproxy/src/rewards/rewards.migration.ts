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

const createBatches: Migration['up'] = async (db) => {
  await sql`create table star_batch (
    member_id text not null references star_account (member_id) on delete cascade,
    month text not null,
    remaining_tenths bigint not null check (remaining_tenths >= 0),
    expires_at timestamptz,
    is_extended boolean not null,
    primary key (member_id, month))`.execute(db);
  await sql`create index star_batch_expiry on star_batch (expires_at) where remaining_tenths > 0`.execute(db);
  await sql`create table star_use_batch (
    use_id text not null,
    month text not null,
    tenths bigint not null check (tenths > 0),
    primary key (use_id, month))`.execute(db);
  // Stars from before the batches existed count as earned in the month of this change.
  await sql`insert into star_batch (member_id, month, remaining_tenths, expires_at, is_extended)
    select member_id, to_char(local, 'YYYY-MM'), balance_tenths,
      case when level = 'GREEN' then (date_trunc('month', local) + interval '7 months') at time zone zone end, false
    from (
      select account.*, level, zone, now() at time zone zone as local
      from star_account account
      join (
        select member_id, level,
          case market when 'CA' then 'America/Toronto' else 'America/New_York' end as zone
        from member) owner using (member_id)
      where balance_tenths > 0) dated`.execute(db);
};
const createSources: Migration['up'] = async (db) => {
  await sql`create table star_source (
    ref_type text not null check (ref_type in ('order', 'reload')),
    ref_id text not null,
    member_id text references member (member_id) on delete cascade,
    promised_tenths bigint,
    earned_at timestamptz,
    paid_minor bigint,
    taken_minor bigint not null default 0,
    booked_tenths bigint not null default 0,
    chargeback_ids text,
    primary key (ref_type, ref_id))`.execute(db);
  await sql`insert into star_source (ref_type, ref_id, member_id, promised_tenths, earned_at, booked_tenths)
    select ref_type, ref_id, member_id, tenths, at, tenths from star_ledger
    where kind = 'EARNED' and ref_type = 'order'`.execute(db);
  await sql`alter table star_ledger add column asked_tenths bigint`.execute(db);
  await sql`update star_ledger set asked_tenths = tenths`.execute(db);
  await sql`alter table star_ledger drop constraint star_ledger_tenths_check`.execute(db);
  await sql`alter table star_ledger
    add constraint star_ledger_tenths check (tenths <> 0 or kind = 'TAKEN_BACK')`.execute(db);
};

const createPromos: Migration['up'] = async (db) => {
  await sql`create table promo_code (
    code text primary key check (code = upper(code)),
    kind text not null check (kind in ('SHARED', 'SINGLE')),
    status text not null check (status in ('ACTIVE', 'WITHDRAWN', 'CLOSED', 'PAUSED')),
    star_tenths bigint not null check (star_tenths > 0),
    member_id text references member (member_id) on delete cascade,
    sub_market text check (sub_market in ('US', 'CA')),
    eligible_from timestamptz,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    max_redemptions integer check (max_redemptions > 0),
    redeemed_count integer not null default 0,
    message_en text,
    message_fr text,
    check (redeemed_count <= coalesce(max_redemptions, redeemed_count)))`.execute(db);
  await sql`create table promo_redemption (
    redemption_id text primary key,
    code text not null references promo_code (code) on delete cascade,
    member_id text not null references member (member_id) on delete cascade,
    star_tenths bigint not null check (star_tenths > 0),
    at timestamptz not null,
    constraint promo_redemption_once unique (member_id, code))`.execute(db);
};
const createOptIns: Migration['up'] = async (db) => {
  await sql`create table opt_in_offer (
    offer_id text primary key,
    kind text not null check (kind in ('COUPON', 'CHOICE', 'MULTIPLIER')),
    status text not null check (status in ('ACTIVE', 'PAUSED')),
    choice_group text check ((choice_group is not null) = (kind = 'CHOICE')),
    sub_market text check (sub_market in ('US', 'CA')),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    coupon_kind text check (coupon_kind in ('PERCENT', 'FREE_ITEM')),
    coupon_value integer check ((coupon_value is null) = (coupon_kind is null)),
    star_factor integer check (star_factor > 1),
    title_en text not null,
    title_fr text not null,
    body_en text not null,
    body_fr text not null,
    check ((star_factor is not null) = (kind = 'MULTIPLIER')),
    check ((coupon_kind is null) = (kind = 'MULTIPLIER')))`.execute(db);
  await sql`create table offer_opt_in (
    member_id text not null references member (member_id) on delete cascade,
    offer_id text not null references opt_in_offer (offer_id) on delete cascade,
    at timestamptz not null,
    primary key (member_id, offer_id))`.execute(db);
};

const createPartnerLinks: Migration['up'] = async (db) => {
  await sql`create table partner_link (
    member_id text primary key references member (member_id) on delete cascade,
    account_id text not null unique,
    masked_account text not null,
    linked_at timestamptz not null)`.execute(db);
  await sql`create table partner_link_attempt (
    state_hash text primary key,
    member_id text not null references member (member_id) on delete cascade,
    session_id text not null,
    expires_at timestamptz not null)`.execute(db);
  await sql`create index partner_link_attempt_of_member on partner_link_attempt (member_id)`.execute(db);
};
const createSimulatedPartner: Migration['up'] = async (db) => {
  await sql`create table simulated_partner_grant (
    code_hash text primary key,
    account_id text not null,
    masked_account text not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz)`.execute(db);
  await sql`create index simulated_partner_grant_of_account on simulated_partner_grant (account_id)`.execute(
    db,
  );
};

/**
 * A member's links are one for each program. An earlier release knows the hotel's links only: it reads and writes them in a view of the
 * old name, whose rows get the hotel by default.
 */
const linkEachProgram: Migration['up'] = async (db) => {
  await sql`alter table partner_link rename to member_partner_link`.execute(db);
  await sql`alter table member_partner_link
    add column partner_id text not null default 'marriott',
    drop constraint partner_link_pkey,
    drop constraint partner_link_account_id_key,
    add constraint member_partner_link_pkey primary key (member_id, partner_id),
    add constraint member_partner_link_account unique (partner_id, account_id)`.execute(db);
  await sql`create view partner_link as
    select member_id, account_id, masked_account, linked_at from member_partner_link
    where partner_id = 'marriott'`.execute(db);
  for (const table of ['partner_link_attempt', 'simulated_partner_grant'])
    await sql`alter table ${sql.table(table)} add column partner_id text not null default 'marriott'`.execute(
      db,
    );
};

/** Rows of the shop's data, with texts in its languages and markets of any country; a lower limit than the redemptions ends a code. */
const readShopOffers: Migration['up'] = async (db) => {
  await sql`alter table promo_code
    drop constraint promo_code_check, drop constraint promo_code_sub_market_check,
    add column in_shop boolean not null default false, add column message jsonb`.execute(db);
  await sql`update promo_code set message = jsonb_build_array(message_en, coalesce(message_fr, message_en))
    where message_en is not null`.execute(db);
  await sql`alter table promo_code drop column message_en, drop column message_fr`.execute(db);
  await sql`alter table opt_in_offer drop constraint opt_in_offer_sub_market_check,
    add column in_shop boolean not null default false, add column title jsonb, add column body jsonb`.execute(
    db,
  );
  await sql`update opt_in_offer
    set title = jsonb_build_array(title_en, title_fr), body = jsonb_build_array(body_en, body_fr)`.execute(
    db,
  );
  await sql`alter table opt_in_offer alter column title set not null, alter column body set not null,
    drop column title_en, drop column title_fr, drop column body_en, drop column body_fr`.execute(db);
  await sql`create table shop_offer (
    offer_id text primary key,
    kind text not null check (kind in ('PERCENT', 'AMOUNT', 'FREE_ITEM')),
    value integer not null check (value > 0),
    minimum_minor bigint not null,
    currency text,
    sub_market text,
    first_day text not null,
    last_day text not null,
    name jsonb,
    in_shop boolean not null)`.execute(db);
};

export const rewardsMigrations: readonly Migration[] = [
  {
    name: '0220-stars-and-offers',
    up: async (db) => {
      await createStars(db);
      await createOffers(db);
    },
  },
  {
    name: '0260-batches-of-stars',
    up: async (db) => {
      await createBatches(db);
      await createSources(db);
    },
  },
  {
    name: '0261-level-years',
    up: async (db) => {
      await sql`alter table star_account add column level_until timestamptz, add column gold_since timestamptz`.execute(
        db,
      );
    },
  },
  { name: '0262-promo-codes', up: createPromos },
  { name: '0263-opt-in-offers', up: createOptIns },
  { name: '0264-partner-links', up: createPartnerLinks },
  { name: '0265-simulated-partner', up: createSimulatedPartner },
  { name: '0325-links-of-each-program', up: linkEachProgram },
  { name: '0301-offers-of-the-shop', up: readShopOffers },
];
