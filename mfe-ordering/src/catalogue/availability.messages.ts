import type { ItemAvailability } from './menu.types.ts';

/** ORD-025: what an item says of itself when it cannot be ordered; an available one says nothing. */
export const availabilityMessages = {
  AVAILABLE: undefined,
  NOT_ORDERABLE_ONLINE: 'ordering.item.notOnline',
  SOLD_OUT: 'ordering.item.soldOut',
  NOT_SOLD: 'ordering.item.notSold',
  UNKNOWN: 'ordering.item.unavailable',
} as const satisfies Record<ItemAvailability, string | undefined>;
