import {
  itemAvailabilities,
  type AvailabilityFact,
  type CartLine,
  type CartSize,
  type ChildItem,
  type ItemAvailability,
  type LineDraft,
  type LineEdit,
  type StandardItemsByLine,
} from './cart.types.ts';

/** Each occurrence is a new object, so that each one is shown. */
export interface CartError {
  readonly code: 'INCOMPLETE_EDIT' | 'AT_MAX';
}

const childKey = ({ sku, quantity }: ChildItem) => `${sku}x${quantity}`;
const recipeKey = ({
  childItems,
  excludedIngredients = [],
}: Pick<LineDraft, 'childItems' | 'excludedIngredients'>) =>
  [...childItems.map(childKey), ...excludedIngredients.map(({ sku }) => `-${sku}`)].sort().join('|');

/**
 * True for the same product, size and recipe, independent of the order in which the options were chosen
 * (ORD-042).
 */
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
  readonly error?: CartError;
  readonly change: (line: CartLine) => CartLine;
}
/** An edit needs product, sizeCode and a quantity of at least 1 (ORD-044). */
export const completeEdit = ({
  product,
  sizeCode,
  quantity,
  childItems,
  excludedIngredients,
  standardItems,
}: LineEdit): EditOutcome =>
  product && sizeCode && quantity !== undefined && quantity >= 1
    ? {
        change: (line) =>
          withAtLeastOneOfEachChild({
            ...line,
            product,
            sizeCode,
            quantity,
            childItems: childItems ?? line.childItems,
            ...(childItems && { excludedIngredients, standardItems }),
          }),
      }
    : { error: { code: 'INCOMPLETE_EDIT' }, change: (line) => line };

export const isItemAvailability = (word: string | undefined): word is ItemAvailability =>
  itemAvailabilities.some((availability) => availability === word);

type Part = Pick<CartSize, 'sku' | 'availability'>;
/** Returns the same array when every line agrees with the availabilities. */
const correctParts = <P extends Part>(
  parts: readonly P[],
  facts: ReadonlyMap<string, ItemAvailability>,
): readonly P[] => {
  const corrected = parts.map((part) => {
    const availability = facts.get(part.sku);
    return availability && availability !== part.availability ? { ...part, availability } : part;
  });
  return corrected.some((part, index) => part !== parts[index]) ? corrected : parts;
};

/**
 * Changes only the sizes and options that the availabilities name; a line that they do not contradict is
 * returned as it is (ORD-043, D-143).
 */
export const correctLine = (line: CartLine, facts: readonly AvailabilityFact[]): CartLine => {
  const bySku = new Map(facts.map(({ sku, availability }) => [sku, availability]));
  const sizes = correctParts(line.product.sizes, bySku);
  const childItems = correctParts(line.childItems, bySku);
  const standardItems = line.standardItems && correctParts(line.standardItems, bySku);
  if (sizes === line.product.sizes && childItems === line.childItems && standardItems === line.standardItems)
    return line;
  return {
    ...line,
    product: { ...line.product, sizes },
    childItems,
    ...(standardItems && { standardItems }),
  };
};

/**
 * A line stored before lines had `standardItems` gets the ones that the server names; other lines do not
 * change.
 */
export const withStandardItems = (line: CartLine, read: StandardItemsByLine): CartLine => {
  const standardItems = line.standardItems ? undefined : read[line.itemId];
  return standardItems ? { ...line, standardItems } : line;
};

/**
 * Returns why a line cannot be made at the order store: its size or the named option, including standard
 * options.
 */
export interface LineObstacle {
  readonly availability: ItemAvailability;
  readonly option?: string;
}
/** The rules are checked top to bottom; undefined means that the line can be ordered (D-143). */
export const findLineObstacle = ({
  product,
  sizeCode,
  childItems,
  standardItems = [],
}: LineDraft): LineObstacle | undefined => {
  const size = product.sizes.find((candidate) => candidate.sizeCode === sizeCode);
  const availability = size?.availability ?? product.availability;
  if (availability !== 'AVAILABLE') return { availability };
  const option = [...childItems, ...standardItems].find(
    (item) => (item.availability ?? 'AVAILABLE') !== 'AVAILABLE',
  );
  return option?.availability && { availability: option.availability, option: option.name };
};

/** Counts units, not lines (D-22). */
export const countUnits = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((units, { quantity }) => units + quantity, 0);
