import { filledText, flag, oneOf, orderStoreRecord as place, shape, text } from '@crema/shared-contracts';
import { deviceRecord, type DeviceRecord, type StorageHome } from '@crema/remote-kit';
import type { OrderStore } from './order-store.slice.ts';

const guard = shape({
  storeNumber: filledText,
  name: text,
  countryCode: oneOf('US', 'CA'),
  timeZoneId: text,
  ownershipTypeCode: text,
  guestOrdering: flag,
});

/** D-32: the last store is remembered. */
export const orderStoreRecord = (home?: StorageHome): DeviceRecord<OrderStore> =>
  deviceRecord<OrderStore>({ ...place, guard }, home);
