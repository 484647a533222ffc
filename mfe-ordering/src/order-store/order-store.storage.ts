import {
  nonEmptyString,
  boolean,
  picklist,
  orderStoreRecord as place,
  object,
  string,
} from '@crema/shared-contracts';
import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import type { OrderStore } from './order-store.slice.ts';

const validate = object({
  storeNumber: nonEmptyString,
  name: string,
  countryCode: picklist('US', 'CA'),
  timeZoneId: string,
  ownershipTypeCode: string,
  guestOrdering: boolean,
});

/** D-32: the last store is remembered. */
export const orderStoreRecord = (home?: StorageWindow): PersistedValue<OrderStore> =>
  persistedValue<OrderStore>({ ...place, validate }, home);
