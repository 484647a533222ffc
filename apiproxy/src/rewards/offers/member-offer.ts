import type { Currency } from '@crema/shared-contracts';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import type { Benefit } from './discount.ts';

/** The name of an offer in requests: a Reward's code is its number of Stars. */
export interface OfferRef {
  readonly type: string;
  readonly code: string;
}
export type OfferKind = 'STAR_REWARD' | 'COUPON';
/** An offer of the programme or of a member. */
export interface Offer extends OfferRef {
  readonly type: OfferKind;
  /** The price of a Reward in whole Stars; null for a coupon. */
  readonly stars: number | null;
  readonly title: (formatAmount: (minor: number) => string, catalogue: Catalogue) => LocalizedMessage;
  readonly benefit: Benefit;
  readonly minimumMinor: number;
  /** Null if stores of any currency accept it. */
  readonly currency: Currency | null;
  readonly expiresAt: Date | null;
}
/** The time and zone in which the offers are requested, and the order that may use one already. */
export interface OffersMoment {
  readonly now: Date;
  /** The store's zone: Mod Monday is a Monday there. */
  readonly timeZone: string;
  readonly orderId?: string | undefined;
}
/** An offer with its state for one member. */
export interface MemberOffer extends Offer {
  /** When another order spent or holds it; null if it is free. */
  readonly usedAt: Date | null;
  /** Whether the order in question holds or has spent it: then it stays valid for this order. */
  readonly isOwnUse: boolean;
}
