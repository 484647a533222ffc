import { nonEmptyString, array, nullable, picklist, optional, object, string } from '@crema/shared-contracts';
import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import type { OpenOrder } from './open-orders.types.ts';

const order = object({
  orderId: nonEmptyString,
  orderNumber: string,
  status: picklist('RECEIVED', 'PREPARING', 'READY', 'PICKED_UP', 'VOIDED'),
  storeName: string,
  timeZoneId: string,
  readyAt: string,
  readyBy: nullable(string),
  path: nonEmptyString,
  token: optional(nonEmptyString),
  memberId: optional(nonEmptyString),
});

/** ORD-067: a guest's link to the order, stored until the order is picked up and synchronized across tabs. */
export const openOrdersRecord = (home?: StorageWindow): PersistedValue<readonly OpenOrder[]> =>
  persistedValue<readonly OpenOrder[]>(
    { key: 'crema.ordering.open', version: 1, validate: array(order) },
    home,
  );
