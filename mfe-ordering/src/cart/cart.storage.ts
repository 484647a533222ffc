import { integer, listOf, oneOf, optional, shape, text } from '@crema/shared-contracts';
import { deviceRecord, type DeviceRecord, type StorageHome } from '@crema/remote-kit';
import { itemAvailabilities, type CartLine } from './cart.types.ts';

const availability = oneOf(...itemAvailabilities);
const size = shape({ sizeCode: text, sku: text, name: text, availability: optional(availability) });
const product = shape({
  productNumber: integer,
  formCode: text,
  name: text,
  art: text,
  availability,
  sizes: listOf(size),
});
const child = shape({
  productNumber: integer,
  sku: text,
  name: text,
  quantity: integer,
  availability: optional(availability),
});
const line = shape({
  itemId: text,
  product,
  sizeCode: text,
  quantity: integer,
  childItems: listOf(child),
  leftOut: optional(listOf(shape({ sku: text, name: text }))),
  timeAdded: integer,
});

/** ORD-040: the cart survives a reload and is in step across tabs (D-36). */
export const cartRecord = (home?: StorageHome): DeviceRecord<readonly CartLine[]> =>
  deviceRecord<readonly CartLine[]>({ key: 'crema.ordering.cart', version: 1, guard: listOf(line) }, home);
