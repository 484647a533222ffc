import type { Locale } from '@crema/shared-contracts';
import {
  type StoreAvailability,
  type Availability,
  placeOf,
  type PricedCatalogue,
} from '../../catalogue/catalogue.public.ts';
import type { CartItemInput, QueryCartItemsArgs } from '../../generated/resolvers.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { readLocale } from '../../http/request-locale.ts';
import { messageIn } from '../../i18n/messages.ts';
import { toOrderedItem } from './cart-input.ts';
import { resolveItems } from '../pricing/load-order-facts.ts';
import { priceItem, type ResolvedItem } from '../pricing/price-cart.ts';
import { viewItemFacts } from './item-facts.ts';
import { standardOptionsIn, viewStandardItems } from './standard-items.ts';

interface View {
  readonly locale: Locale;
  readonly catalogue: PricedCatalogue;
  readonly availability: StoreAvailability;
}
/**
 * The limit counts cart lines, not units: a cart contains maximumItemAmount units at most, plus unavailable
 * lines.
 */
const maxLines = 50;

const viewNames = (item: ResolvedItem, locale: Locale) => {
  const options = [
    ...item.children.map(({ option }) => option),
    ...item.excludedIngredients,
    ...standardOptionsIn(item),
  ];
  return {
    product: messageIn(item.product.name, locale),
    parts: [...item.product.sizes, ...options].map(({ sku, name }) => ({
      sku,
      name: messageIn(name, locale),
    })),
  };
};

const view = (input: CartItemInput, { locale, catalogue, availability }: View) => {
  const itemId = input.itemId ?? null;
  const requested = { itemId, quantity: 1, ...toOrderedItem(input) };
  const {
    items: [item],
    unknownOptions,
  } = resolveItems(catalogue, [requested]);
  if (!item)
    return {
      itemId,
      price: null,
      skus: [{ sku: requested.sku, availability: 'NOT_SOLD' as const }],
      standardItems: [],
      facts: null,
      names: null,
    };
  const unknown = requested.childItems.filter(({ sku }) => unknownOptions.includes(sku));
  const skus: readonly { readonly sku: string; readonly availability: Availability }[] = [
    { sku: item.size.sku, availability: availability.ofSku(item.product, item.size.sku) },
    ...item.children.map(({ option }) => ({ sku: option.sku, availability: availability.ofOption(option) })),
    ...unknown.map(({ sku }) => ({ sku, availability: 'NOT_SOLD' as const })),
  ];
  return {
    itemId,
    skus,
    price: unknown.length > 0 ? null : priceItem(item, catalogue.pricing, locale).total,
    standardItems: viewStandardItems(item, availability, locale),
    facts: unknown.length > 0 ? null : viewItemFacts(item, { catalogue, locale }),
    names: viewNames(item, locale),
  };
};

/**
 * cartItems: the price of one unit of each cart line before taxes, and the availability of its size, its
 * options and those of its standard recipe (D-143, ORD-043), at a store, or at national prices without one.
 * It stores no price: the result is an estimate, never a price to pay. Throws STORE_NOT_FOUND, and ITEM_LIMIT
 * beyond `maxLines`.
 */
export const cartItems = async ({ deps }: GraphqlContext, args: QueryCartItemsArgs) => {
  if (args.items.length > maxLines) throw createAppError('ITEM_LIMIT', { limit: maxLines });
  const locale = readLocale(args.locale);
  const store = args.storeNumber ? await deps.stores.load(args.storeNumber) : undefined;
  const facts: View = {
    locale,
    catalogue: await deps.catalogueOf(placeOf(locale, store)),
    availability: await deps.availabilityOf(store),
  };
  return args.items.map((item) => view(item, facts));
};
