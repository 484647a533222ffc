import { filledText, listOf, nullable, oneOf, optional, shape, text } from '@crema/shared-contracts';
import { deviceRecord, type DeviceRecord, type StorageHome } from '@crema/remote-kit';
import type { OpenOrder } from './open-orders.types.ts';

const order = shape({
  orderId: filledText,
  orderNumber: text,
  status: oneOf('RECEIVED', 'PREPARING', 'READY', 'PICKED_UP'),
  storeName: text,
  timeZoneId: text,
  readyAt: text,
  readyBy: nullable(text),
  path: filledText,
  token: optional(filledText),
  memberId: optional(filledText),
});

/** ORD-067: a guest's way back to the order, kept until it is picked up, and in step across tabs. */
export const openOrdersRecord = (home?: StorageHome): DeviceRecord<readonly OpenOrder[]> =>
  deviceRecord<readonly OpenOrder[]>({ key: 'crema.ordering.open', version: 1, guard: listOf(order) }, home);
