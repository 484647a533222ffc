import type { CardDesignName } from '../cards/cards.public.ts';
import type { CardBrand } from '../payments/payments.public.ts';
import type { OrderedItem } from './cart/ordered-item.ts';

/** The payment of a seeded order: a gift card that was used up, or a payment card. */
export type SeededTender =
  | { readonly kind: 'SVC'; readonly cardDigits: string; readonly design: CardDesignName }
  | { readonly kind: 'CARD'; readonly brand: CardBrand; readonly lastFour: string };

export interface SeededOrder {
  readonly orderId: string;
  readonly storeNumber: string;
  readonly placedAt: string;
  /** The pickup time; undefined means as soon as possible. */
  readonly slotAt?: string;
  readonly tender: SeededTender;
  readonly items: readonly OrderedItem[];
}
