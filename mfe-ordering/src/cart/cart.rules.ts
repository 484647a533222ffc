import type { AvailabilityFact, CartLine, ChildItem, LineDraft, LineEdit } from './cart.types.ts';

/** A new object each time it happens, so that each is told. */
export interface CartFault {
  readonly code: 'INCOMPLETE_EDIT' | 'AT_MAX';
}

const childKey = ({ sku, quantity }: ChildItem) => `${sku}x${quantity}`;
const recipeKey = ({ childItems, leftOut = [] }: Pick<LineDraft, 'childItems' | 'leftOut'>) =>
  [...childItems.map(childKey), ...leftOut.map(({ sku }) => `-${sku}`)].toSorted().join('|');

/** Same product, size and recipe, whatever the order the options were chosen in (ORD-042). */
export const isSameLine = (a: LineDraft, b: LineDraft): boolean =>
  a.product.productNumber === b.product.productNumber &&
  a.product.formCode === b.product.formCode &&
  a.sizeCode === b.sizeCode &&
  recipeKey(a) === recipeKey(b);

/** A child quantity below 1 becomes 1 (ORD-044). */
export const withAtLeastOneOfEachChild = <L extends LineDraft>(line: L): L =>
  line.childItems.every(({ quantity }) => quantity >= 1)
    ? line
    : {
        ...line,
        childItems: line.childItems.map((child) => ({ ...child, quantity: Math.max(1, child.quantity) })),
      };

export const withDelta = (line: CartLine, delta: number): CartLine => ({
  ...line,
  quantity: line.quantity + delta,
});

interface EditOutcome {
  readonly fault?: CartFault;
  readonly change: (line: CartLine) => CartLine;
}
/** An edit needs product, sizeCode and a quantity of at least 1 (ORD-044). */
export const completeEdit = ({ product, sizeCode, quantity, childItems, leftOut }: LineEdit): EditOutcome =>
  product && sizeCode && quantity !== undefined && quantity >= 1
    ? {
        change: (line) =>
          withAtLeastOneOfEachChild({
            ...line,
            product,
            sizeCode,
            quantity,
            childItems: childItems ?? line.childItems,
            ...(childItems && { leftOut }),
          }),
      }
    : { fault: { code: 'INCOMPLETE_EDIT' }, change: (line) => line };

/** A line that the facts do not contradict is returned as it is (ORD-043). */
export const correctLine = (line: CartLine, facts: readonly AvailabilityFact[]): CartLine => {
  const found = facts.find(
    ({ productNumber, formCode }) =>
      productNumber === line.product.productNumber && formCode === line.product.formCode,
  );
  return found && found.availability !== line.product.availability
    ? { ...line, product: { ...line.product, availability: found.availability } }
    : line;
};

/** Units, not lines (D-22). */
export const countUnits = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((units, { quantity }) => units + quantity, 0);
