/**
 * The session-storage key that records the visitor's choice to continue as a guest, as JSON `{ v, value: true
 * }`. Two readers share the record: the locator when a store is chosen (LOC-044) and ordering in the cart
 * (ORD-120).
 */
export const guestOrderingStorage = { key: 'crema.guest-ordering', version: 1 } as const;
