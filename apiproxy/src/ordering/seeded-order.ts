import type { CardBrand } from '@crema/shared-contracts';
import type { OrderedItem } from './cart/ordered-item.ts';

/**
 * The payment of a seeded order: a stored-value card whose ledger has the debit already (K-17), or a payment card. An order of an
 * older data directory has no such debit: a gift card with `cardDigits` paid it and was used up.
 */
export type SeededTender =
  | { readonly kind: 'SVC'; readonly cardDigits: string; readonly design: string }
  | { readonly kind: 'CARD'; readonly brand: CardBrand; readonly lastFour: string };

export interface SeededOrder {
  readonly orderId: string;
  readonly member: { readonly memberId: string; readonly firstName: string; readonly email: string };
  readonly storeNumber: string;
  readonly placedAt: string;
  /** The pickup time; undefined means as soon as possible. */
  readonly slotAt?: string;
  readonly tender: SeededTender;
  readonly items: readonly OrderedItem[];
}
