import type { StarTenths } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { readUsableStars } from '../stars/star-ledger.ts';
import { toCouponOffer } from './coupons.ts';
import type { MemberOffer, OffersMoment } from './member-offer.ts';
import { loadPerks } from './perks.ts';
import { loadShopOffers } from './shop-offers.ts';
import { starRewards } from './star-rewards.ts';

export interface OffersOfMember {
  readonly balanceTenths: StarTenths;
  readonly offers: readonly MemberOffer[];
}
/** The offers of who has no account. */
export const noOffers: OffersOfMember = { balanceTenths: 0, offers: [] };

/** The own coupons of a member; with an order's id, the one that this order uses counts as free. */
const loadOwnCoupons = async (
  db: Kysely<Tables>,
  memberId: string,
  orderId: string | undefined,
): Promise<readonly MemberOffer[]> => {
  const rows = await db
    .selectFrom('coupon')
    .leftJoin('offer_use', (join) =>
      join
        .onRef('offer_use.offer_code', '=', 'coupon.code')
        .on('offer_use.offer_type', '=', 'COUPON')
        .on('offer_use.state', '<>', 'RETURNED'),
    )
    .selectAll('coupon')
    .select(['offer_use.order_id', 'offer_use.at as used_at'])
    .where('coupon.member_id', '=', memberId)
    .orderBy('coupon.expires_at')
    .orderBy('coupon.code')
    .execute();
  return rows.map(({ order_id, used_at, ...coupon }): MemberOffer => {
    const isOwnUse = order_id !== null && order_id === orderId;
    return { ...toCouponOffer(coupon), usedAt: isOwnUse ? null : used_at, isOwnUse };
  });
};
/** The own coupons of a member, and the offers that every member has. */
export const loadCoupons = async (
  db: Kysely<Tables>,
  memberId: string,
  moment: OffersMoment,
): Promise<readonly MemberOffer[]> => [
  ...(await loadOwnCoupons(db, memberId, moment.orderId)),
  ...(await loadShopOffers(db, memberId, moment)),
];
/** The Star price of the Reward that the order holds or has spent. */
const findOwnReward = async (db: Kysely<Tables>, orderId: string | undefined) =>
  orderId === undefined
    ? undefined
    : await db
        .selectFrom('offer_use')
        .select('offer_code')
        .where('order_id', '=', orderId)
        .where('offer_type', '=', 'STAR_REWARD')
        .where('state', '<>', 'RETURNED')
        .executeTakeFirst();

/** Loads the Stars that can be spent and every offer of a member; with an order's id, the offer that this order uses counts as free. */
export const loadOffers = async (
  db: Kysely<Tables>,
  memberId: string,
  moment: OffersMoment,
): Promise<OffersOfMember> => {
  const { now, orderId } = moment;
  const own = await findOwnReward(db, orderId);
  const rewards = starRewards.map((offer): MemberOffer => ({
    ...offer,
    usedAt: null,
    isOwnUse: own?.offer_code === offer.code,
  }));
  return {
    balanceTenths: await readUsableStars(db, memberId, now),
    offers: [
      ...rewards,
      ...(await loadPerks(db, memberId, moment)),
      ...(await loadCoupons(db, memberId, moment)),
    ],
  };
};
