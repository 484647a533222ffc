/**
 * Where the order store is remembered on the device (D-32), as JSON `{ v, value }`; `value` is the payload of
 * store-selected with a store number. One record for both who write it: the locator when a store is chosen
 * (LOC-043), ordering when an address names one (ORD-006) or a store's menu cannot be had (ORD-022).
 */
export const orderStoreRecord = { key: 'crema.ordering.store', version: 1 } as const;
