import type { Money } from '@crema/shared-contracts';

export interface TippedOrder {
  readonly orderId: string;
  /** Without the tip. */
  readonly price: Money;
  readonly tip: Money;
}
