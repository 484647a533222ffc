import type { Locale } from '@crema/shared-contracts';
import { type AssessedOffer, assessOffer, type OfferCart } from './assess-offer.ts';
import type { OffersOfMember } from './load-offers.ts';
import type { MemberOffer } from './member-offer.ts';

const dayMs = 24 * 60 * 60_000;
/** The time for which a used offer, and an expired one, is listed with its reason. */
const usedForMs = dayMs;
const expiredForMs = 30 * dayMs;

const isListed = ({ usedAt, expiresAt }: MemberOffer, now: Date): boolean =>
  (usedAt === null || now.getTime() - usedAt.getTime() < usedForMs) &&
  (expiresAt === null || now.getTime() - expiresAt.getTime() < expiredForMs);

/** The member's offers for a cart, usable ones first; otherwise coupons by their last day before Rewards by their price. */
export const listOffers = (
  member: OffersOfMember,
  cart: OfferCart,
  locale: Locale,
): readonly AssessedOffer[] =>
  member.offers
    .filter((offer) => isListed(offer, cart.now))
    .map((offer) => assessOffer(offer, member, cart, locale))
    .toSorted(
      (a, b) =>
        Number(a.reason !== undefined) - Number(b.reason !== undefined) ||
        Number(a.stars !== null) - Number(b.stars !== null) ||
        (a.stars ?? 0) - (b.stars ?? 0),
    );
