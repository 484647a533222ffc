import {
  type Currency,
  isDayOver,
  lastDayOf,
  type Locale,
  money,
  type StarTenths,
  toMajorUnits,
} from '@crema/shared-contracts';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { type Discount, noDiscount, type OfferLine, totalOf } from './discount.ts';
import type { OffersOfMember } from './load-offers.ts';
import type { MemberOffer, OfferKind, OfferRef } from './member-offer.ts';

/** The cart that an offer is applied to. */
export interface OfferCart {
  readonly catalogue: Catalogue;
  readonly lines: readonly OfferLine[];
  readonly currency: Currency;
  readonly now: Date;
  /** Of the store: a coupon is valid through its last day there (E05). */
  readonly timeZone: string;
}
interface Facts {
  readonly offer: MemberOffer;
  readonly cart: OfferCart;
  readonly balanceTenths: StarTenths;
  readonly discount: Discount;
  readonly missingTenths: StarTenths;
  readonly missingMinor: number;
}
interface Format {
  readonly amount: (minor: number) => string;
  readonly stars: (tenths: StarTenths) => string;
  readonly day: (at: Date) => string;
}
interface Obstacle {
  readonly applies: (facts: Facts) => boolean;
  readonly text: (facts: Facts, format: Format) => LocalizedMessage;
}
const tenthsPerStar = 10;
const plural = (tenths: StarTenths) => (tenths === tenthsPerStar ? '' : 's');
const pluralInFrench = (tenths: StarTenths) => (tenths < 2 * tenthsPerStar ? '' : 's');

/** Checked top to bottom: the first one is the reason why the offer is not usable (ORD-110, ORD-163). */
const obstacles: readonly Obstacle[] = [
  {
    applies: ({ offer }) => offer.usedAt !== null,
    text: () => ['You’ve already used this offer.', 'Vous avez déjà utilisé cette offre.'],
  },
  {
    applies: ({ offer, cart }) =>
      offer.expiresAt !== null && isDayOver(lastDayOf(offer.expiresAt), cart.now, cart.timeZone),
    text: ({ offer }, { day }) => [
      `This offer expired on ${day(offer.expiresAt ?? new Date(0))}.`,
      `Cette offre a expiré le ${day(offer.expiresAt ?? new Date(0))}.`,
    ],
  },
  {
    applies: ({ offer, cart }) => offer.currency !== null && offer.currency !== cart.currency,
    text: () => [
      'This offer is for stores in another country.',
      'Cette offre est réservée aux cafés d’un autre pays.',
    ],
  },
  {
    applies: ({ missingTenths }) => missingTenths > 0,
    text: ({ missingTenths }, { stars }) => [
      `You need ${stars(missingTenths)} more Star${plural(missingTenths)}.`,
      `Il vous manque ${stars(missingTenths)} Étoile${pluralInFrench(missingTenths)}.`,
    ],
  },
  {
    applies: ({ missingMinor }) => missingMinor > 0,
    text: ({ missingMinor }, { amount }) => [
      `Add ${amount(missingMinor)} more to your cart to use this offer.`,
      `Ajoutez encore ${amount(missingMinor)} à votre panier pour utiliser cette offre.`,
    ],
  },
  {
    applies: ({ discount }) => discount.minor === 0,
    text: () => [
      'Nothing in your cart qualifies for this offer.',
      'Aucun article de votre panier n’est admissible à cette offre.',
    ],
  },
];
const notFound: LocalizedMessage = [
  'This offer isn’t in your account.',
  'Cette offre ne figure pas dans votre compte.',
];
const accountNeeded: LocalizedMessage = [
  'Sign in to use rewards and coupons.',
  'Ouvrez une session pour utiliser des récompenses et des bons.',
];
export const secondOffer: LocalizedMessage = [
  'Only one offer can be used in an order.',
  'Une seule offre peut être utilisée par commande.',
];

const formatIn = (locale: Locale, { currency }: OfferCart): Format => {
  const amounts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    amount: (minor) => amounts.format(toMajorUnits(money(minor, currency))),
    stars: (tenths) => numbers.format(tenths / tenthsPerStar),
    day: (at) => days.format(at),
  };
};

/** An offer for one cart: what it takes off, or why it is not usable. */
export interface AssessedOffer {
  readonly type: OfferKind;
  readonly code: string;
  readonly stars: number | null;
  readonly title: string;
  readonly discount: Discount;
  /** Undefined if the offer is usable. */
  readonly reason: string | undefined;
  readonly expiresAt: Date | null;
}

/** Applies an offer to a cart; the texts are in the locale. */
export const assessOffer = (
  offer: MemberOffer,
  { balanceTenths }: Pick<OffersOfMember, 'balanceTenths'>,
  cart: OfferCart,
  locale: Locale,
): AssessedOffer => {
  const format = formatIn(locale, cart);
  const sumMinor = cart.lines.reduce((sum, line) => sum + totalOf(line), 0);
  const facts: Facts = {
    offer,
    cart,
    balanceTenths,
    discount: offer.benefit(cart.lines),
    missingTenths: (offer.stars ?? 0) * tenthsPerStar - balanceTenths,
    missingMinor: offer.minimumMinor - sumMinor,
  };
  const obstacle = offer.isOwnUse ? undefined : obstacles.find(({ applies }) => applies(facts));
  return {
    type: offer.type,
    code: offer.code,
    stars: offer.stars,
    title: messageIn(offer.title(format.amount, cart.catalogue), locale),
    discount: facts.discount,
    reason: obstacle && messageIn(obstacle.text(facts, format), locale),
    expiresAt: offer.expiresAt,
  };
};

/** An offer that the visitor names and that is not theirs. */
export const assessUnknown = (
  { type, code }: OfferRef,
  { isGuest, locale }: { readonly isGuest: boolean; readonly locale: Locale },
): AssessedOffer => ({
  type: type === 'STAR_REWARD' ? type : 'COUPON',
  code,
  stars: null,
  title: code,
  discount: noDiscount,
  reason: messageIn(isGuest ? accountNeeded : notFound, locale),
  expiresAt: null,
});
