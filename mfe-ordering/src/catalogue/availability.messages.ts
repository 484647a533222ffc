import type { ItemAvailability } from './menu.types.ts';

/** ORD-025: the message of an item that cannot be ordered; an available item has none. */
export const availabilityMessages = {
  AVAILABLE: undefined,
  NOT_ORDERABLE_ONLINE: 'ordering.item.notOnline',
  SOLD_OUT: 'ordering.item.soldOut',
  NOT_SOLD: 'ordering.item.notSold',
  UNKNOWN: 'ordering.item.unavailable',
} as const satisfies Record<ItemAvailability, string | undefined>;
