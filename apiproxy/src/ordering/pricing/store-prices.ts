import { money } from '@crema/shared-contracts';
import { type CatalogueProduct, type Pricing, optionsOf } from '../../catalogue/catalogue.public.ts';
import type { QueryPricingByStoreNumberArgs, QueryPricingRulesArgs } from '../../generated/resolvers.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { readLocale } from '../../http/request-locale.ts';
import { messageIn } from '../../i18n/messages.ts';

const milliPercentPerBasisPoint = 10;

/** The taxes of a store's region, in the customer's language (ORD-086, ORD-087). Throws STORE_NOT_FOUND. */
export const pricingRules = async ({ deps }: GraphqlContext, args: QueryPricingRulesArgs) => {
  const locale = readLocale(args.locale);
  const store = await deps.stores.load(args.storeNumber);
  const rates = await deps.taxes.ratesAt(store);
  return {
    currency: store.currency,
    salesTaxIncluded: rates.some(({ isIncluded }) => isIncluded),
    taxes: rates.map(({ key, label, rate }) => ({
      key,
      label: messageIn(label, locale),
      milliPercent: Math.round(rate * milliPercentPerBasisPoint),
    })),
  };
};

/** One product page asks about one product, a cart about its lines. */
const maxProducts = 50;

const viewPrices = (product: CatalogueProduct, pricing: Pricing) => ({
  productNumber: product.productNumber,
  formCode: product.formCode,
  sizes: product.sizes.map(({ sku, prices }) => ({
    sku,
    price: money(pricing.of(prices), pricing.currency),
  })),
  options: optionsOf(product).map(({ sku, prices }) => ({
    sku,
    price: money(pricing.of(prices), pricing.currency),
  })),
});

/**
 * The prices of products at a store, by which price-order charges too (ORD-086). Throws STORE_NOT_FOUND, and ITEM_LIMIT beyond
 * `maxProducts`.
 */
export const pricingByStoreNumber = async (
  { deps }: GraphqlContext,
  { storeNumber, productNumbers }: QueryPricingByStoreNumberArgs,
) => {
  if (productNumbers.length > maxProducts) throw createAppError('ITEM_LIMIT', { limit: maxProducts });
  const store = await deps.stores.load(storeNumber);
  const { formsOf, pricing } = await deps.catalogueOf(store);
  const products = [...new Set(productNumbers)].flatMap(formsOf);
  return {
    storeNumber: store.storeNumber,
    products: products.map((product) => viewPrices(product, pricing)),
  };
};
