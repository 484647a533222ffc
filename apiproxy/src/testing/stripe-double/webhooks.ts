import { Stripe } from 'stripe';
import type { DoubleEvent, DoubleState } from './double-state.ts';

export interface Webhook {
  readonly body: string;
  readonly signature: string;
}

/** An event as Stripe posts it now, signed with the endpoint's secret. */
export const signed = (state: DoubleState, body: string, secret: string): Webhook => ({
  body,
  signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: state.now() }),
});

/** The order and number of deliveries: once each in order by default; an event can be lost, repeated, and the order reversed. */
export interface DeliveryPlan {
  readonly isLost?: (event: Stripe.EventBase) => boolean;
  readonly times?: number;
  readonly isReversed?: boolean;
}

/** The events to post, in their order. */
export const planned = (events: readonly DoubleEvent[], plan: DeliveryPlan): readonly DoubleEvent[] => {
  const kept = events.filter(({ event }) => !plan.isLost?.(event));
  const inOrder = plan.isReversed ? kept.toReversed() : kept;
  return inOrder.flatMap((event) => Array.from({ length: plan.times ?? 1 }, () => event));
};
