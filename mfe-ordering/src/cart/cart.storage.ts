import { integer, array, picklist, optional, object, string } from '@crema/shared-contracts';
import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import { itemAvailabilities, type CartLine } from './cart.types.ts';

const availability = picklist(...itemAvailabilities);
const size = object({ sizeCode: string, sku: string, name: string, availability: optional(availability) });
const product = object({
  productNumber: integer,
  formCode: string,
  name: string,
  art: string,
  availability,
  sizes: array(size),
});
const child = object({
  productNumber: integer,
  sku: string,
  name: string,
  quantity: integer,
  availability: optional(availability),
});
const line = object({
  itemId: string,
  product,
  sizeCode: string,
  quantity: integer,
  childItems: array(child),
  leftOut: optional(array(object({ sku: string, name: string }))),
  timeAdded: integer,
});

/** ORD-040: the cart survives a reload and is in step across tabs (D-36). */
export const cartRecord = (home?: StorageWindow): PersistedValue<readonly CartLine[]> =>
  persistedValue<readonly CartLine[]>(
    { key: 'crema.ordering.cart', version: 1, validate: array(line) },
    home,
  );
