import type { CardDesignName } from '../cards/cards.public.ts';
import type { CardBrand } from '../payments/payments.public.ts';
import type { OrderedItem } from './cart/ordered-item.ts';

/** How a seeded order was paid: with a gift card that was used up, or with a payment card. */
export type SeededTender =
  | { readonly kind: 'SVC'; readonly cardDigits: string; readonly design: CardDesignName }
  | { readonly kind: 'CARD'; readonly brand: CardBrand; readonly lastFour: string };

export interface SeededOrder {
  readonly orderId: string;
  readonly storeNumber: string;
  readonly placedAt: string;
  /** Pickup time; otherwise as soon as possible. */
  readonly slotAt?: string;
  readonly tender: SeededTender;
  readonly items: readonly OrderedItem[];
}
