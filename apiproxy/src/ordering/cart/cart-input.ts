import type {
  CartItemInput,
  FavoriteItemInput,
  OrderInput,
  ScheduledOrderingInput,
} from '../../generated/resolvers.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { PickupCode } from '../../stores/stores.public.ts';
import type { OrderedItem } from './ordered-item.ts';
import type { Consumption } from '../ordering.tables.ts';

/** An item without quantity: a unit of a cart, or a favourite product. */
type ItemInput = Pick<CartItemInput, keyof FavoriteItemInput>;
/** One item of the requested cart; `quantity` is validated later. */
export interface CartItem extends OrderedItem {
  readonly quantity: number;
}

export const toOrderedItem = ({ commerce, childItems, excludedIngredients, leftOut }: ItemInput) => ({
  sku: commerce.sku,
  childItems: (childItems ?? []).map((child) => ({ sku: child.commerce.sku, quantity: child.quantity })),
  // `leftOut` is the field's name in documents of earlier releases.
  excludedIngredients: (excludedIngredients ?? leftOut ?? []).map(({ sku }) => sku),
});
export const toCartItems = ({ cart }: OrderInput): readonly CartItem[] =>
  cart.items.map((item) => ({
    itemId: item.itemId ?? null,
    quantity: item.quantity,
    ...toOrderedItem(item),
  }));

/** D-23: an order picked up at a window or a car is not consumed in the store. */
export const consumptionFor = (pickup: PickupCode, chosen: Consumption): Consumption =>
  pickup === '16' ? chosen : 'ConsumeOutOfStore';

/** Parses the chosen slot. Throws VALIDATION if it is not a valid time. */
export const readSlot = (scheduled: ScheduledOrderingInput | null | undefined): Date | undefined => {
  if (!scheduled) return undefined;
  const startsAt = new Date(scheduled.startsAt);
  if (Number.isNaN(startsAt.getTime()))
    throw createAppError('VALIDATION', undefined, { field: 'scheduledOrdering.startsAt' });
  return startsAt;
};
