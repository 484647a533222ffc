/** The exports of stores for other modules. Lint rejects an import of any other file of this folder. */
export { openStateNow } from './hours/hours-view.ts';
export {
  type PickupCode,
  type PickupEstimate,
  type PickupWireCode,
  estimatePickups,
  offeredPickups,
  pickupOptions,
  toPickupCode,
} from './pickup.ts';
export { addressLines } from './address.ts';
export { addDays, toInstant, toLocal, weekdayOf } from './hours/zoned-time.ts';
export { storeKind } from './kinds/store.kinds.ts';
export type { StoreDirectory } from './store-directory.ts';
export { loadStore, shortNumberOf } from './store-queries.ts';
export type { StoreFacts } from './store.ts';
export { presentStore, resolveStore } from './stores.resolvers.ts';
export { isSlotFree, isAsapAvailable, releaseSlot, takeSlot } from './hours/time-slots.ts';
