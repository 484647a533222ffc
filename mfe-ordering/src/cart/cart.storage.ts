import { integer, array, nullable, picklist, optional, object, string } from '@crema/shared-contracts';
import { persistedValue, visitValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import type { LastOrder } from './cart.slice.ts';
import { itemAvailabilities, type CartLine } from './cart.types.ts';

const availability = picklist(...itemAvailabilities);
const size = object({ sizeCode: string, sku: string, name: string, availability: optional(availability) });
const product = object({
  productNumber: integer,
  formCode: string,
  name: string,
  art: string,
  picture: optional(nullable(string)),
  availability,
  sizes: array(size),
});
const child = object({
  productNumber: integer,
  sku: string,
  name: string,
  quantity: integer,
  standardQuantity: optional(integer),
  availability: optional(availability),
});
const line = object({
  itemId: string,
  product,
  sizeCode: string,
  quantity: integer,
  childItems: array(child),
  excludedIngredients: optional(array(object({ sku: string, name: string }))),
  standardItems: optional(array(object({ sku: string, name: string, availability }))),
  timeAdded: integer,
});

/** A line as the first release stored it: `excludedIngredients` was named `leftOut`. */
type StoredLine = CartLine & { readonly leftOut?: CartLine['excludedIngredients'] };
const convertLine = ({ leftOut, ...line }: StoredLine): CartLine =>
  leftOut ? { excludedIngredients: leftOut, ...line } : line;

/** ORD-040: the cart survives a reload and is synchronized across tabs (D-36). */
export const cartRecord = (home?: StorageWindow): PersistedValue<readonly CartLine[]> =>
  persistedValue<readonly CartLine[]>(
    {
      key: 'crema.ordering.cart',
      version: 1,
      convert: (lines) => (lines as StoredLine[]).map(convertLine),
      validate: array(line),
    },
    home,
  );

/**
 * ORD-046: the lines of the last order survive a reload and end with the visit, so that a shared device does
 * not keep them.
 */
export const previousRecord = (home?: StorageWindow): PersistedValue<LastOrder> =>
  visitValue<LastOrder>(
    {
      key: 'crema.ordering.previous',
      version: 1,
      convert: (order) => {
        const { lines, ...rest } = order as Omit<LastOrder, 'lines'> & { lines: StoredLine[] };
        return { ...rest, lines: lines.map(convertLine) };
      },
      validate: object({ lines: array(line), placedAt: integer, memberId: optional(string) }),
    },
    home,
  );
