import type { Locale } from '@crema/shared-contracts';
import {
  type Catalogue,
  loadAvailability,
  type StoreAvailability,
  findOption,
} from '../../catalogue/catalogue.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import {
  openStateNow,
  type PickupCode,
  loadStore,
  isAsapAvailable,
  type StoreFacts,
} from '../../stores/stores.public.ts';
import type { CartItem } from '../cart/cart-input.ts';
import type { OfferInput } from '../../generated/resolvers.ts';
import type { ItemFacts } from '../cart/item-rules.ts';
import { loadOrderOffer } from './offer-rules.ts';
import type { OrderFacts } from './order-rules.ts';
import type { ResolvedItem } from './price-cart.ts';

/** The limit is larger than any cart. Longer carts are rejected before they are resolved. */
const maxCartLength = 200;

type Resolved = Pick<ItemFacts, 'items' | 'unknownSkus' | 'unknownOptions'>;

/** Resolves every sku of the cart in the catalogue, with options as offered by their product. */
export const resolveItems = (
  catalogue: Pick<Catalogue, 'findSku'>,
  requested: readonly CartItem[],
): Resolved => {
  const items: ResolvedItem[] = [];
  const unknownSkus: string[] = [];
  const unknownOptions: string[] = [];
  for (const { itemId, sku, childItems, excludedIngredients = [] } of requested.slice(0, maxCartLength)) {
    const found = catalogue.findSku(sku);
    if (!found) {
      unknownSkus.push(sku);
      continue;
    }
    const optionOf = (optionSku: string) => {
      const option = findOption(found.product, optionSku);
      if (!option) unknownOptions.push(optionSku);
      return option;
    };
    const children = childItems.flatMap((child) => {
      const option = optionOf(child.sku);
      return option ? [{ option, quantity: child.quantity }] : [];
    });
    items.push({
      ...found,
      itemId,
      children,
      excludedIngredients: excludedIngredients.flatMap((ingredient) => optionOf(ingredient) ?? []),
    });
  }
  return { items, unknownSkus, unknownOptions };
};

/** The functions that read a store's facts. */
export interface PricingSource {
  readonly loadStore: (storeNumber: string) => Promise<StoreFacts>;
  readonly loadAvailability: (store: StoreFacts) => Promise<StoreAvailability>;
}
/** For prices: at most as old as the change feed allows. */
export const pricesSource = ({ stores, availabilityOf }: AppDeps): PricingSource => ({
  loadStore: stores.load,
  loadAvailability: availabilityOf,
});
/** For payments: as the database has them now. */
export const paymentsSource = ({ db }: AppDeps): PricingSource => ({
  loadStore: (storeNumber) => loadStore(db, storeNumber),
  loadAvailability: (store) => loadAvailability(db, store),
});

interface OrderRequest {
  readonly storeNumber: string;
  readonly items: readonly CartItem[];
  readonly pickup: PickupCode;
  readonly guest: boolean;
  readonly offers: readonly OfferInput[];
  /** Undefined without an account. */
  readonly memberId: string | undefined;
  /** The order that may use the offer already. */
  readonly orderId?: string;
  readonly scheduled: boolean;
  readonly locale: Locale;
}
/** Loads the facts for the rules. Throws STORE_NOT_FOUND. */
export const loadOrderFacts = async (
  deps: AppDeps,
  source: PricingSource,
  request: OrderRequest,
): Promise<OrderFacts> => {
  const now = deps.clock.now();
  const store = await source.loadStore(request.storeNumber);
  const { maximumItemAmount, maximumModifierAmount } = deps.configuration;
  const { isOpen, changesAt } = openStateNow(store, now);
  const { offers, memberId, orderId, locale } = request;
  const catalogue = await deps.catalogueOf(store);
  const resolved = resolveItems(catalogue, request.items);
  return {
    ...resolved,
    store,
    pricing: catalogue.pricing,
    requestedItems: request.items,
    isOpen,
    opensAgain: isOpen || changesAt !== undefined,
    asapAvailable: isAsapAvailable(store, now, request.pickup),
    scheduled: request.scheduled,
    guest: request.guest,
    pickup: request.pickup,
    offer: await loadOrderOffer(deps.db, {
      ...{ offers, memberId, orderId, locale, store, now, catalogue },
      items: resolved.items,
    }),
    locale,
    availability: await source.loadAvailability(store),
    maximumItemAmount,
    maximumModifierAmount,
  };
};
