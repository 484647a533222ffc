import type { ServerErrorCode } from '@crema/shared-contracts';
import type { StoreAvailability } from '../catalogue/availability.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { textIn } from '../catalogue/catalogue.types.ts';
import type { RefusalParams } from '../http/refusal.ts';
import { offeredPickups, type PickupCode } from '../stores/pickup.ts';
import type { StoreFacts } from '../stores/store.ts';
import type { CartItem } from './cart-input.ts';
import { addedUnits, type ResolvedItem } from './price-cart.ts';

/** All that decides whether this cart can be had at this store now. Loaded before, judged here. */
export interface OrderFacts {
  readonly locale: string;
  readonly store: StoreFacts;
  readonly isOpen: boolean;
  readonly asapAvailable: boolean;
  /** A slot was chosen: then the store need not make it at once. */
  readonly scheduled: boolean;
  readonly guest: boolean;
  readonly pickup: PickupCode;
  readonly wanted: readonly CartItem[];
  /** Of `wanted`, in the same order, those that the catalogue knows. */
  readonly items: readonly ResolvedItem[];
  readonly unknownSkus: readonly string[];
  readonly unknownOptions: readonly string[];
  readonly availability: StoreAvailability;
  readonly maximumItemAmount: number;
  readonly maximumModifierAmount: number;
}
export interface OrderRule<F> {
  readonly code: ServerErrorCode;
  readonly broken: (facts: F) => boolean;
  readonly params?: (facts: F) => RefusalParams;
}

const isCount = (quantity: number) => Number.isSafeInteger(quantity) && quantity >= 1;
const unavailable = ({ items, availability }: OrderFacts) =>
  items.filter(
    ({ product, size, children }) =>
      availability.ofSku(product, size.sku) !== 'AVAILABLE' ||
      children.some(({ option }) => availability.ofOption(option) !== 'AVAILABLE'),
  );
const beyondBounds = ({ items }: OrderFacts) =>
  items.some(({ children }) => children.some(({ option, quantity }) => quantity > option.max));
/** Two options of one choice, or one option twice, say nothing that could be made. */
const contradicts = ({ items }: OrderFacts) =>
  items.some(({ product, children }) => {
    const chosen = new Set(children.map(({ option }) => option.sku));
    if (chosen.size < children.length) return true;
    return catalogue
      .choicesOf(product)
      .some(({ products }) => products.filter(({ sku }) => chosen.has(sku)).length > 1);
  });
const mostAdded = ({ items }: OrderFacts) =>
  Math.max(0, ...items.map(({ children }) => children.reduce((sum, child) => sum + addedUnits(child), 0)));
const unique = (values: readonly string[]) => [...new Set(values)].join(', ');

/** Checked top to bottom; the first broken rule is the one that is told (ORD-160 to ORD-163, D-22, D-37). */
export const orderRules: readonly OrderRule<OrderFacts>[] = [
  { code: 'MOP_UNAVAILABLE', broken: ({ store }) => store.availability === 'NOT_SUPPORTED' },
  { code: 'STORE_UNAVAILABLE', broken: ({ store }) => store.availability === 'UNKNOWN' },
  { code: 'STORE_CLOSED', broken: ({ store, isOpen }) => store.availability === 'CLOSED' || !isOpen },
  { code: 'HIGH_VOLUME_STORE', broken: ({ store }) => store.availability === 'BUSY' },
  { code: 'STORE_CLOSED', broken: ({ asapAvailable, scheduled }) => !asapAvailable && !scheduled },
  { code: 'GUEST_ORDERING_OFF', broken: ({ guest, store }) => guest && !store.guestOrdering },
  { code: 'MOP_NOT_ACCEPTED', broken: ({ store, pickup }) => !offeredPickups(store).includes(pickup) },
  {
    code: 'INVALID_QUANTITY',
    broken: ({ wanted }) =>
      wanted.some(
        ({ quantity, childItems }) => quantity !== 1 || childItems.some((child) => !isCount(child.quantity)),
      ),
  },
  {
    code: 'ITEM_LIMIT',
    broken: ({ wanted, maximumItemAmount }) => wanted.length > maximumItemAmount,
    params: ({ maximumItemAmount }) => ({ limit: maximumItemAmount }),
  },
  { code: 'ITEMS_NOT_FOUND', broken: ({ wanted }) => wanted.length === 0 },
  {
    code: 'ITEMS_NOT_FOUND',
    broken: ({ unknownSkus }) => unknownSkus.length > 0,
    params: ({ unknownSkus }) => ({ skus: unique(unknownSkus) }),
  },
  {
    code: 'INVALID_OPTION',
    broken: ({ unknownOptions }) => unknownOptions.length > 0,
    params: ({ unknownOptions }) => ({ skus: unique(unknownOptions) }),
  },
  { code: 'INVALID_OPTION', broken: beyondBounds },
  { code: 'INVALID_OPTION', broken: contradicts },
  {
    code: 'ADD_IN_LIMIT',
    broken: (facts) => mostAdded(facts) > facts.maximumModifierAmount,
    params: ({ maximumModifierAmount }) => ({ limit: maximumModifierAmount }),
  },
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

export const findBroken = <F>(rules: readonly OrderRule<F>[], facts: F): OrderRule<F> | undefined =>
  rules.find(({ broken }) => broken(facts));
