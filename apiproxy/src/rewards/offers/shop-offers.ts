import { sql, type Kysely } from 'kysely';
import { toLocal } from '../../stores/stores.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { toCouponOffer } from './coupons.ts';
import type { MemberOffer, OffersMoment } from './member-offer.ts';

/** The code names the member, because a coupon's code is used by one order only. */
const codeOf = (memberId: string) => sql<string>`'OFFER-' || shop_offer.offer_id || '-' || ${memberId}::text`;

/**
 * The offers of the shop's data that have begun, of the member's market; with an order's id, the one that this order uses counts as free. An
 * offer that has gone from the data is listed for members who have used it.
 */
export const loadShopOffers = async (
  db: Kysely<Tables>,
  memberId: string,
  { now, timeZone, orderId }: OffersMoment,
): Promise<readonly MemberOffer[]> => {
  const code = codeOf(memberId);
  const rows = await db
    .selectFrom('shop_offer')
    .innerJoin('member', (join) => join.on('member.member_id', '=', memberId))
    .leftJoin('offer_use', (join) =>
      join
        .on('offer_use.offer_code', '=', code)
        .on('offer_use.offer_type', '=', 'COUPON')
        .on('offer_use.state', '<>', 'RETURNED'),
    )
    .selectAll('shop_offer')
    .select(['offer_use.order_id', 'offer_use.at as used_at', code.as('code')])
    .where((where) =>
      where.or([where('sub_market', 'is', null), where('sub_market', '=', where.ref('member.market'))]),
    )
    .where('first_day', '<=', toLocal(now, timeZone).date)
    .where((where) => where.or([where('in_shop', '=', true), where('offer_use.order_id', 'is not', null)]))
    .orderBy('last_day')
    .orderBy('offer_id')
    .execute();
  return rows.map(({ name, last_day, order_id, used_at, ...offer }): MemberOffer => {
    const isOwnUse = order_id !== null && order_id === orderId;
    const expires_at = new Date(`${last_day}T00:00:00Z`);
    const coupon = toCouponOffer({
      ...offer,
      member_id: memberId,
      expires_at,
    });
    return {
      ...coupon,
      ...(name && { title: () => name }),
      usedAt: isOwnUse ? null : used_at,
      isOwnUse,
    };
  });
};
