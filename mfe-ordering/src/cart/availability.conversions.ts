import type { AvailabilityFact, CartLine } from './cart.types.ts';

interface Offered {
  readonly productNumber: number;
  readonly formCode: string;
  readonly availability: AvailabilityFact['availability'];
}
interface Section {
  readonly products: readonly Offered[];
  readonly children: readonly { readonly products: readonly Offered[] }[];
}

/** What a store's menu says of the products in the cart; what it does not list is not sold there (ORD-043). */
export const readAvailability = (
  menus: readonly { readonly children: readonly Section[] }[],
  lines: readonly CartLine[],
): readonly AvailabilityFact[] => {
  const offered = menus.flatMap(({ children }) =>
    children.flatMap(({ products, children: parts }) => [
      ...products,
      ...parts.flatMap((part) => part.products),
    ]),
  );
  return lines.map(({ product: { productNumber, formCode } }) => ({
    productNumber,
    formCode,
    availability:
      offered.find((item) => item.productNumber === productNumber && item.formCode === formCode)
        ?.availability ?? 'NOT_SOLD',
  }));
};
