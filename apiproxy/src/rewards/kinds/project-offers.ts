import { sql, type Transaction } from 'kysely';
import type { RowOf } from '../../shop/kind.ts';
import { messageFrom } from '../../shop/local-text.ts';
import type { Settings } from '../../shop/settings.ts';
import type { ProjectShop } from '../../shop/versions/projection.ts';
import { writeRows } from '../../shop/versions/write-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import type { CouponKind } from '../rewards.tables.ts';
import { offerKind } from './offer.kinds.ts';
import { optInOfferKind } from './opt-in.kinds.ts';
import { promoCodeKind } from './promo.kinds.ts';

const toPromo = (row: RowOf<typeof promoCodeKind>) => ({
  code: row.code,
  kind: row.isSingleUse ? 'SINGLE' : 'SHARED',
  status: (row.status ?? 'active').toUpperCase(),
  star_tenths: row.stars * 10,
  member_id: null,
  sub_market: row.market ?? null,
  eligible_from: row.joinedFrom ?? null,
  starts_at: row.from,
  ends_at: row.until,
  max_redemptions: row.maxRedemptions ?? null,
  message: row.message ? messageFrom(row.message) : null,
  in_shop: true,
});

interface CouponFields {
  readonly percent?: number;
  readonly amount?: number;
  readonly product?: number;
}
const couponOf = ({ percent, amount, product }: CouponFields): readonly [CouponKind, number] | [] => {
  if (percent !== undefined) return ['PERCENT', percent];
  if (amount !== undefined) return ['AMOUNT', amount];
  return product === undefined ? [] : ['FREE_ITEM', product];
};

const toOptIn = (row: RowOf<typeof optInOfferKind>) => {
  const [couponKind = null, couponValue = null] = couponOf(row);
  const couponOffer = row.group === undefined ? 'COUPON' : 'CHOICE';
  return {
    offer_id: row.key,
    kind: row.starFactor === undefined ? couponOffer : 'MULTIPLIER',
    status: row.isPaused ? 'PAUSED' : 'ACTIVE',
    choice_group: row.group ?? null,
    sub_market: row.market ?? null,
    starts_at: row.from,
    ends_at: row.until,
    coupon_kind: couponKind,
    coupon_value: couponValue,
    star_factor: row.starFactor ?? null,
    title: messageFrom(row.title),
    body: messageFrom(row.body),
    in_shop: true,
  };
};

const toOffer = (row: RowOf<typeof offerKind>, { markets }: Settings) => {
  const [kind = 'PERCENT', value = 0] = couponOf(row);
  const needsCurrency = row.amount !== undefined || row.minimum !== undefined;
  const market = markets.find(({ code }) => code === row.market);
  return {
    offer_id: row.key,
    kind,
    value,
    minimum_minor: row.minimum ?? 0,
    currency: needsCurrency ? (market?.currency ?? null) : null,
    sub_market: row.market ?? null,
    first_day: row.firstDay,
    last_day: row.lastDay,
    name: row.name ? messageFrom(row.name) : null,
    in_shop: true,
  };
};

/** Rows that the shop's data have no longer. Rows that they never had, such as those of one member, are not changed. */
const leftOut = (key: string, kept: readonly string[]) =>
  sql`in_shop and ${sql.ref(key)} <> all(${[...kept]}::text[])`;

const projectRows = async (
  trx: Transaction<Tables>,
  rows: {
    readonly promos: readonly ReturnType<typeof toPromo>[];
    readonly optIns: readonly ReturnType<typeof toOptIn>[];
    readonly offers: readonly ReturnType<typeof toOffer>[];
  },
  now: Date,
): Promise<void> => {
  const { promos, optIns, offers } = rows;
  const codes = promos.map(({ code }) => code);
  await sql`update promo_code set in_shop = false, status = 'CLOSED' where ${leftOut('code', codes)}`.execute(
    trx,
  );
  await writeRows(trx, 'promo_code', 'code', promos);
  const optInIds = optIns.map(({ offer_id }) => offer_id);
  await sql`update opt_in_offer set in_shop = false, ends_at = least(ends_at, ${now})
    where ${leftOut('offer_id', optInIds)}`.execute(trx);
  await writeRows(trx, 'opt_in_offer', 'offer_id', optIns);
  const offerIds = offers.map(({ offer_id }) => offer_id);
  await sql`update shop_offer set in_shop = false where ${leftOut('offer_id', offerIds)}`.execute(trx);
  await writeRows(trx, 'shop_offer', 'offer_id', offers);
};

/** Counts, redemptions and choices of members stay: only what the data say is written. */
export const projectOffers: ProjectShop = async (trx, { now, shopAt }) => {
  const shop = await shopAt('UTC');
  if (!shop) return;
  const { settings } = shop;
  await projectRows(
    trx,
    {
      promos: shop.rowsOf(promoCodeKind).map(toPromo),
      optIns: shop.rowsOf(optInOfferKind).map(toOptIn),
      offers: shop.rowsOf(offerKind).map((row) => toOffer(row, settings)),
    },
    now,
  );
};
