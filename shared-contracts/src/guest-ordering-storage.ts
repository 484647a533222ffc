/**
 * Where it is remembered for this visit (session storage) that the visitor goes on as a guest, as JSON `{ v, value: true }`.
 * One record for both who ask: the locator when a store is chosen (LOC-044), ordering in the cart (ORD-120).
 */
export const guestOrderingStorage = { key: 'crema.guest-ordering', version: 1 } as const;
