import type { Money } from '@crema/shared-contracts';
import { pricesStaleAfter } from '../../connection/fresh-list/fresh-list.rules.ts';
import type { PricingByStoreNumberQuery } from '../../generated/operation-types.ts';

/** When a reply was last received and when a request last failed, in monotonic milliseconds (D-08). */
export interface PriceTimes {
  readonly receivedAt?: number | undefined;
  readonly failedAt?: number | undefined;
}
/** Returns the milliseconds until prices are requested: 0 when none were received or they are stale; after a failure `retryAfter`. */
export const nextPricesIn = (
  { receivedAt, failedAt }: PriceTimes,
  now: number,
  retryAfter: number,
): number => {
  if (failedAt !== undefined) return Math.max(0, failedAt + retryAfter - now);
  return receivedAt === undefined ? 0 : Math.max(0, receivedAt + pricesStaleAfter - now);
};

type PricedOption = { readonly sku: string; readonly pricePerUnit: Money };
interface PricedCategory<Option extends PricedOption> {
  readonly products: readonly Option[];
  readonly children?: readonly PricedCategory<Option>[];
}
interface PricedProduct {
  readonly productNumber: number;
  readonly form: {
    readonly formCode: string;
    readonly sizes: readonly { readonly sku: string; readonly price: Money }[];
  };
  readonly productOptions: readonly PricedCategory<PricedOption>[];
}
export type StorePrices = PricingByStoreNumberQuery['pricingByStoreNumber'];

const bySku = (prices: StorePrices['products'][number]['sizes']) =>
  new Map(prices.map(({ sku, price }) => [sku, price]));

const withOptionPrices = <Category extends PricedCategory<PricedOption>>(
  category: Category,
  prices: ReadonlyMap<string, Money>,
): Category => ({
  ...category,
  products: category.products.map((option) => ({
    ...option,
    pricePerUnit: prices.get(option.sku) ?? option.pricePerUnit,
  })),
  ...(category.children && {
    children: category.children.map((child) => withOptionPrices(child, prices)),
  }),
});

/** The product with the store's present prices; a size or an option that they lack keeps its own. */
export const withPrices = <Product extends PricedProduct>(
  product: Product,
  prices: StorePrices | undefined,
): Product => {
  const own = prices?.products.find(
    ({ productNumber, formCode }) =>
      productNumber === product.productNumber && formCode === product.form.formCode,
  );
  if (!own) return product;
  const [sizes, options] = [bySku(own.sizes), bySku(own.options)];
  return {
    ...product,
    form: {
      ...product.form,
      sizes: product.form.sizes.map((size) => ({ ...size, price: sizes.get(size.sku) ?? size.price })),
    },
    productOptions: product.productOptions.map((category) => withOptionPrices(category, options)),
  };
};
