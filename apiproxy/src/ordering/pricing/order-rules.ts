import type { Locale } from '@crema/shared-contracts';
import type { StoreAvailability, Availability, Pricing } from '../../catalogue/catalogue.public.ts';
import { messageIn } from '../../i18n/messages.ts';
import { offeredPickups, type PickupCode, type StoreFacts } from '../../stores/stores.public.ts';
import type { AssessedOffer } from '../../rewards/rewards.public.ts';
import { itemRules, unique, type ItemFacts, type OrderRule } from '../cart/item-rules.ts';
import { notAppliedParams } from './offer-rules.ts';
import { nameWithSize, type ResolvedItem } from './price-cart.ts';
import { viewStandardItems } from '../cart/standard-items.ts';

/** The facts that decide whether this store can make this cart now. They are loaded before the rules run. */
export interface OrderFacts extends ItemFacts {
  readonly locale: Locale;
  readonly store: StoreFacts;
  readonly pricing: Pricing;
  readonly isOpen: boolean;
  /** False while the store is closed until further notice. */
  readonly opensAgain: boolean;
  readonly asapAvailable: boolean;
  /** The customer chose a slot: then the store need not prepare the order at once. */
  readonly scheduled: boolean;
  readonly guest: boolean;
  readonly pickup: PickupCode;
  /** The requested offer, if there is one. */
  readonly offer: AssessedOffer | undefined;
  readonly availability: StoreAvailability;
}
interface MissingSku {
  readonly sku: string;
  readonly availability: Availability;
  readonly name: string;
}
/** The unavailable parts of one unit: its size, requested options, options of the standard recipe (D-143). */
const missingIn = (item: ResolvedItem, { availability, locale }: OrderFacts): readonly MissingSku[] =>
  [
    {
      sku: item.size.sku,
      availability: availability.ofSku(item.product, item.size.sku),
      name: nameWithSize(item, locale),
    },
    ...item.children.map(({ option }) => ({
      sku: option.sku,
      availability: availability.ofOption(option),
      name: messageIn(option.name, locale),
    })),
    ...viewStandardItems(item, availability, locale),
  ].filter((part) => part.availability !== 'AVAILABLE');
const missing = (facts: OrderFacts): readonly MissingSku[] => {
  const parts = facts.items.flatMap((item) => missingIn(item, facts));
  return [...new Map(parts.map((part) => [part.sku, part])).values()];
};
const isCounterOnly = ({ availability }: MissingSku) => availability === 'NOT_ORDERABLE_ONLINE';
/**
 * `skus` and `reasons` (ItemAvailability) have the same order; an option's sku covers every item with that
 * option.
 */
const naming = (parts: readonly MissingSku[]) => ({
  skus: parts.map(({ sku }) => sku).join(', '),
  reasons: parts.map(({ availability }) => availability).join(', '),
  names: unique(parts.map(({ name }) => name)),
});

/** Checked top to bottom; the first violated rule is reported (ORD-160 to ORD-163, D-22, D-37). */
export const orderRules: readonly OrderRule<OrderFacts>[] = [
  { code: 'MOP_UNAVAILABLE', isViolatedBy: ({ store }) => store.availability === 'NOT_SUPPORTED' },
  { code: 'STORE_UNAVAILABLE', isViolatedBy: ({ store }) => store.availability === 'UNKNOWN' },
  { code: 'STORE_NOT_AVAILABLE', isViolatedBy: ({ isOpen, opensAgain }) => !isOpen && !opensAgain },
  {
    // A closed store takes orders for a slot after it opens; whether the slot is offered is checked when the order is placed.
    code: 'STORE_CLOSED',
    isViolatedBy: ({ store, isOpen, scheduled }) =>
      store.availability === 'CLOSED' || (!isOpen && !scheduled),
  },
  { code: 'HIGH_VOLUME_STORE', isViolatedBy: ({ store }) => store.availability === 'BUSY' },
  { code: 'STORE_CLOSED', isViolatedBy: ({ asapAvailable, scheduled }) => !asapAvailable && !scheduled },
  { code: 'MISSING_COUNTRY', isViolatedBy: ({ store }) => !store.hasCountry },
  { code: 'SVC_ONLY_STORE', isViolatedBy: ({ guest, store }) => guest && store.svcOnly },
  { code: 'GUEST_ORDERING_OFF', isViolatedBy: ({ guest, store }) => guest && !store.guestOrdering },
  { code: 'MOP_NOT_ACCEPTED', isViolatedBy: ({ store, pickup }) => !offeredPickups(store).includes(pickup) },
  ...itemRules,
  {
    // No store sells the product online: the customer needs another item, not another store.
    code: 'CHOOSE_DIFFERENT_ITEM',
    isViolatedBy: (facts) => missing(facts).some(isCounterOnly),
    params: (facts) => naming(missing(facts).filter(isCounterOnly)),
  },
  {
    code: 'ITEMS_UNAVAILABLE',
    isViolatedBy: (facts) => missing(facts).length > 0,
    params: (facts) => ({
      count: facts.items.filter((item) => missingIn(item, facts).length > 0).length,
      ...naming(missing(facts)),
    }),
  },
  {
    code: 'REWARD_NOT_APPLIED',
    isViolatedBy: ({ offer }) => offer?.reason !== undefined,
    params: ({ offer }) => (offer ? notAppliedParams(offer) : {}),
  },
];
