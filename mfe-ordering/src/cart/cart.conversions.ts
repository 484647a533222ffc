import type { CartLine } from './cart.types.ts';

/** Converts a line to the contract's CartItemInput. */
export interface CommerceItem {
  readonly itemId: string;
  readonly quantity: 1;
  readonly commerce: { readonly sku: string };
  readonly childItems: readonly { readonly quantity: number; readonly commerce: { readonly sku: string } }[];
  readonly excludedIngredients?: readonly { readonly sku: string }[];
}

export const sizeOf = ({ product, sizeCode }: Pick<CartLine, 'product' | 'sizeCode'>) =>
  product.sizes.find((size) => size.sizeCode === sizeCode);

/** Options with a quantity of at least 1, and the excluded ingredients by name (ORD-047). */
export const toCommerceRecipe = ({
  childItems,
  excludedIngredients = [],
}: Pick<CartLine, 'childItems' | 'excludedIngredients'>) => ({
  childItems: childItems.map(({ sku, quantity }) => ({
    quantity: Math.max(1, quantity),
    commerce: { sku },
  })),
  ...(excludedIngredients.length > 0 && {
    excludedIngredients: excludedIngredients.map(({ sku }) => ({ sku })),
  }),
});

const toUnit = (line: CartLine, sku: string): CommerceItem => ({
  itemId: line.itemId,
  quantity: 1,
  commerce: { sku },
  ...toCommerceRecipe(line),
});

/** One entry per line, independent of its quantity: prices and availability are requested for one unit. */
export const toCommerceLines = (lines: readonly CartLine[]): readonly CommerceItem[] =>
  lines.flatMap((line) => {
    const sku = sizeOf(line)?.sku;
    return sku === undefined ? [] : [toUnit(line, sku)];
  });

/** ORD-047: one entry per unit, each with quantity 1; a line with an unknown size cannot be ordered. */
export const toCommerceItems = (lines: readonly CartLine[]): readonly CommerceItem[] =>
  lines.flatMap((line) => {
    const sku = sizeOf(line)?.sku;
    return sku === undefined ? [] : Array.from({ length: line.quantity }, () => toUnit(line, sku));
  });
