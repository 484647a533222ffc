import { toCommerceItems } from '../../../cart/cart.conversions.ts';
import type { CartLine } from '../../../cart/cart.types.ts';
import type { OrderInput } from '../../../generated/operations.ts';
import { toWireCode } from '../../facts/pick-up-codes.ts';
import type { FulfilmentState } from '../pick-up/fulfilment.slice.ts';

export const toScheduled = (startsAt: string | undefined) => startsAt && { scheduledOrdering: { startsAt } };

interface OrderParts {
  readonly lines: readonly CartLine[];
  readonly storeNumber: string;
  readonly fulfilment: FulfilmentState;
}
/** The payload of price-order and price-order-guest (ORD-080). */
export const toOrderInput = ({ lines, storeNumber, fulfilment }: OrderParts): OrderInput => ({
  cart: {
    items: toCommerceItems(lines).map(({ childItems, excludedIngredients, ...item }) => ({
      ...item,
      childItems: [...childItems],
      ...(excludedIngredients && { excludedIngredients: [...excludedIngredients] }),
    })),
    offers: [...fulfilment.offers],
  },
  fulfillment: {
    consumptionType: fulfilment.consumption,
    collectionType: toWireCode(fulfilment.pickUp),
  },
  storeNumber,
  ...toScheduled(fulfilment.slotStartsAt),
});
