import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import { domainEvents, orderStoreRecord, type Validator } from '@crema/shared-contracts';
import type { OrderStore } from './order-store.slice.ts';

/** The order store on this device, shared by every tab of it and with ordering. */
export type OrderStoreMemory = PersistedValue<OrderStore>;

/** The payload of store-selected, with a store: a cleared one is not kept. */
const validate: Validator<OrderStore> = (value, path) =>
  domainEvents['store-selected'].payload(value, path) ??
  ((value as { storeNumber: unknown }).storeNumber === null ? 'storeNumber: expected a store' : undefined);

export const orderStoreMemory = (home?: StorageWindow): OrderStoreMemory =>
  persistedValue<OrderStore>({ ...orderStoreRecord, validate }, home);
