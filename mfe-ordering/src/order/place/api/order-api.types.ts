import type { Observable } from 'rxjs';
import type { OrderInput, SubmitOrderInput } from '../../../generated/operations.ts';
import type { OrderPayment, OrderPricing, SubmittedOrder } from '../../facts/order.types.ts';

/** All inputs of a price; `basis` is the same text exactly when the price still belongs to this order. */
export interface PricingQuestion {
  readonly basis: string;
  readonly order: OrderInput;
  readonly guest: boolean;
  readonly locale: string;
}

/**
 * The server's interface for the epics; each call is sent on subscription, and amounts never come from a
 * cache.
 */
export interface OrderApi {
  readonly price: (question: PricingQuestion) => Observable<OrderPricing>;
  /** Idempotent on orderId: the same orderId gets the same answer (D-25). */
  readonly submit: (input: SubmitOrderInput, guest: boolean) => Observable<SubmittedOrder>;
  readonly find: (orderId: string) => Observable<SubmittedOrder | null>;
  /** The payment of an order that was not decided when the order was sent; null if none is known. Settles it if it is decided. */
  readonly payment: (orderId: string) => Observable<OrderPayment | null>;
  /** Gives up an undecided payment. Its result is PLACED if the bank was faster. */
  readonly cancelPayment: (orderId: string) => Observable<OrderPayment | null>;
}

/** Whether the price names each tax (ORD-080). */
export interface PricingTerms {
  readonly enableTransparentPricing?: boolean | undefined;
}
