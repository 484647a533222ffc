import type { StoreAvailability } from '../catalogue/availability.ts';
import { textIn } from '../catalogue/catalogue.types.ts';
import { offeredPickups, type PickupCode } from '../stores/pickup.ts';
import type { StoreFacts } from '../stores/store.ts';
import { itemRules, unique, type ItemFacts, type OrderRule } from './item-rules.ts';

/** All that decides whether this cart can be had at this store now. Loaded before, judged here. */
export interface OrderFacts extends ItemFacts {
  readonly locale: string;
  readonly store: StoreFacts;
  readonly isOpen: boolean;
  readonly asapAvailable: boolean;
  /** A slot was chosen: then the store need not make it at once. */
  readonly scheduled: boolean;
  readonly guest: boolean;
  readonly pickup: PickupCode;
  readonly availability: StoreAvailability;
}
const unavailable = ({ items, availability }: OrderFacts) =>
  items.filter(
    ({ product, size, children }) =>
      availability.ofSku(product, size.sku) !== 'AVAILABLE' ||
      children.some(({ option }) => availability.ofOption(option) !== 'AVAILABLE'),
  );

/** Checked top to bottom; the first broken rule is the one that is told (ORD-160 to ORD-163, D-22, D-37). */
export const orderRules: readonly OrderRule<OrderFacts>[] = [
  { code: 'MOP_UNAVAILABLE', broken: ({ store }) => store.availability === 'NOT_SUPPORTED' },
  { code: 'STORE_UNAVAILABLE', broken: ({ store }) => store.availability === 'UNKNOWN' },
  { code: 'STORE_CLOSED', broken: ({ store, isOpen }) => store.availability === 'CLOSED' || !isOpen },
  { code: 'HIGH_VOLUME_STORE', broken: ({ store }) => store.availability === 'BUSY' },
  { code: 'STORE_CLOSED', broken: ({ asapAvailable, scheduled }) => !asapAvailable && !scheduled },
  { code: 'GUEST_ORDERING_OFF', broken: ({ guest, store }) => guest && !store.guestOrdering },
  { code: 'MOP_NOT_ACCEPTED', broken: ({ store, pickup }) => !offeredPickups(store).includes(pickup) },
  ...itemRules,
  {
    code: 'ITEMS_UNAVAILABLE',
    broken: (facts) => unavailable(facts).length > 0,
    params: (facts) => ({
      count: unavailable(facts).length,
      skus: unique(unavailable(facts).map(({ size }) => size.sku)),
      names: unique(unavailable(facts).map(({ product }) => textIn(product.name, facts.locale))),
    }),
  },
];
