import type { Locale } from '@crema/shared-contracts';
import type { PricedCatalogue, Pricing } from '../../catalogue/catalogue.public.ts';
import type { OfferInput } from '../../generated/resolvers.ts';
import type { AppErrorParams } from '../../http/errors/app-error.ts';
import {
  type AssessedOffer,
  assessOffer,
  assessUnknown,
  loadOffers,
  noOffers,
  type OfferCart,
  type OfferLine,
} from '../../rewards/rewards.public.ts';
import type { Db } from '../../storage/database.ts';
import type { StoreFacts } from '../../stores/stores.public.ts';
import { priceItem, type ResolvedItem } from './price-cart.ts';

const toOfferLine = (item: ResolvedItem, pricing: Pricing, locale: Locale): OfferLine => {
  const { unitPrice, total } = priceItem(item, pricing, locale);
  return {
    productNumber: item.product.productNumber,
    starsLevel: item.product.starsLevel,
    taxClass: item.product.taxClass,
    baseMinor: unitPrice.amountMinor,
    addedMinor: total.amountMinor - unitPrice.amountMinor,
  };
};
interface OfferRequest {
  readonly catalogue: PricedCatalogue;
  readonly items: readonly ResolvedItem[];
  readonly store: StoreFacts;
  readonly now: Date;
  readonly locale: Locale;
}
/** The cart as offers read it. */
export const toOfferCart = ({ catalogue, items, store, now, locale }: OfferRequest): OfferCart => ({
  catalogue,
  lines: items.map((item) => toOfferLine(item, catalogue.pricing, locale)),
  currency: store.currency,
  timeZone: store.timeZone,
  now,
});

interface OrderOffer extends OfferRequest {
  /** Undefined without an account. */
  readonly memberId: string | undefined;
  /** An order that may use the offer already. */
  readonly orderId: string | undefined;
  readonly offers: readonly OfferInput[];
}
/** The first requested offer with its discount, or with the reason why it is not applied: one offer an order (D-144). */
export const loadOrderOffer = async (
  db: Db,
  { memberId, orderId, offers, ...request }: OrderOffer,
): Promise<AssessedOffer | undefined> => {
  const [requested] = offers;
  if (!requested) return undefined;
  const { locale, now, store } = request;
  const moment = { orderId, now, timeZone: store.timeZone };
  const member = memberId === undefined ? noOffers : await loadOffers(db, memberId, moment);
  const offer = member.offers.find(({ type, code }) => type === requested.type && code === requested.code);
  if (!offer) return assessUnknown(requested, { isGuest: memberId === undefined, locale });
  return assessOffer(offer, member, toOfferCart(request), locale);
};

/** The parameters of REWARD_NOT_APPLIED: the offer, and why it does not apply (ORD-163). */
export const notAppliedParams = ({ type, code, reason }: AssessedOffer): AppErrorParams => ({
  type,
  code,
  ...(reason !== undefined && { description: reason }),
});
