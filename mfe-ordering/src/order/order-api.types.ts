import type { Observable } from 'rxjs';
import type { SubmitOrderInput } from '../generated/operations.ts';
import type { PricingQuestion } from './pricing/pricing.selectors.ts';
import type { OrderPricing, SubmittedOrder } from './order.types.ts';

/**
 * The server's interface for the epics; each call is sent on subscription, and amounts never come from a
 * cache.
 */
export interface OrderApi {
  readonly price: (question: PricingQuestion) => Observable<OrderPricing>;
  /** Idempotent on orderId: the same orderId gets the same answer (D-25). */
  readonly submit: (input: SubmitOrderInput, guest: boolean) => Observable<SubmittedOrder>;
  readonly find: (orderId: string) => Observable<SubmittedOrder | null>;
}
