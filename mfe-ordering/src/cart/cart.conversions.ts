import type { CartLine } from './cart.types.ts';

/** CartItemInput of the contract. */
export interface CommerceItem {
  readonly itemId: string;
  readonly quantity: 1;
  readonly commerce: { readonly sku: string };
  readonly childItems: readonly { readonly quantity: number; readonly commerce: { readonly sku: string } }[];
}

export const sizeOf = ({ product, sizeCode }: Pick<CartLine, 'product' | 'sizeCode'>) =>
  product.sizes.find((size) => size.sizeCode === sizeCode);

const toUnit = (line: CartLine, sku: string): CommerceItem => ({
  itemId: line.itemId,
  quantity: 1,
  commerce: { sku },
  childItems: line.childItems.map((child) => ({
    quantity: Math.max(1, child.quantity),
    commerce: { sku: child.sku },
  })),
});

/** ORD-047: one entry per unit, each with quantity 1; a line whose size is unknown cannot be ordered. */
export const toCommerceItems = (lines: readonly CartLine[]): readonly CommerceItem[] =>
  lines.flatMap((line) => {
    const sku = sizeOf(line)?.sku;
    return sku === undefined ? [] : Array.from({ length: line.quantity }, () => toUnit(line, sku));
  });
