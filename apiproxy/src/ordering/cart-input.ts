import { isLocale, defaultLocale, type Locale } from '@crema/shared-contracts';
import { refusal } from '../http/refusal.ts';
import type { PickupCode, PickupWireCode } from '../stores/pickup.ts';
import type { OrderedItem } from './ordered-item.ts';
import type { Consumption } from './ordering.tables.ts';

/** The GraphQL input of price-order (ORD-080), as mercurius hands it over. */
export interface OrderInput {
  readonly cart: {
    readonly items: readonly {
      readonly itemId?: string | null;
      readonly quantity: number;
      readonly commerce: { readonly sku: string };
      readonly childItems?:
        readonly { readonly quantity: number; readonly commerce: { readonly sku: string } }[] | null;
    }[];
    readonly offers?: readonly OfferInput[] | null;
  };
  readonly fulfillment: { readonly consumptionType: Consumption; readonly collectionType: PickupWireCode };
  readonly storeNumber: string;
  readonly scheduledOrdering?: ScheduledInput | null;
}
export interface OfferInput {
  readonly type: string;
  readonly code: string;
}
export interface ScheduledInput {
  readonly startsAt: string;
}
/** One entry of the cart as asked for; `quantity` is kept to be judged. */
export interface CartItem extends OrderedItem {
  readonly quantity: number;
}

const codes = { INSTORE16: '16', DT: 'DT', CX: 'CX' } as const satisfies Record<PickupWireCode, PickupCode>;
export const toPickupCode = (wire: PickupWireCode): PickupCode => codes[wire];

export const toCartItems = ({ cart }: OrderInput): readonly CartItem[] =>
  cart.items.map(({ itemId, quantity, commerce, childItems }) => ({
    itemId: itemId ?? null,
    sku: commerce.sku,
    quantity,
    childItems: (childItems ?? []).map((child) => ({ sku: child.commerce.sku, quantity: child.quantity })),
  }));

/** D-23: what is fetched at a window or a car is not consumed in the store. */
export const consumptionFor = (pickup: PickupCode, wanted: Consumption): Consumption =>
  pickup === '16' ? wanted : 'ConsumeOutOfStore';

export const readLocale = (locale: string): Locale => (isLocale(locale) ? locale : defaultLocale);

/** The chosen slot; VALIDATION when it is no instant. */
export const readSlot = (scheduled: ScheduledInput | null | undefined): Date | undefined => {
  if (!scheduled) return undefined;
  const startsAt = new Date(scheduled.startsAt);
  if (Number.isNaN(startsAt.getTime()))
    throw refusal('VALIDATION', undefined, { field: 'scheduledOrdering.startsAt' });
  return startsAt;
};
