import { defineJob } from '../../../jobs/job.ts';
import { retryPolicies } from '../../../jobs/retry-policy.ts';
import { releaseNow } from '../../../payments/payments.public.ts';
import { endOrderPayment, failedPayment, findOrderPayment } from './order-payment-store.ts';
import { settleOrderPayment } from './settle-order-payment.ts';

/** The time that the customer and the bank may take. It ends before the release job voids what is held. */
export const decidedWithinMs = 10 * 60_000;

/**
 * Places or gives up an order whose payment was undecided when the customer left: it runs when the provider's webhook
 * arrives, or after `decidedWithinMs`. Then an undecided payment is released.
 */
export const settleOrderPaymentJob = defineJob<{ orderId: string; reference: string }>({
  topic: 'settle-order-payment',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { orderId, reference } }, deps) => {
    const waiting = await findOrderPayment(deps.db, orderId);
    if (waiting?.state !== 'WAITING' || waiting.reference !== reference) return;
    const { state } = await settleOrderPayment(deps, waiting);
    if (state !== 'WAITING') return;
    await endOrderPayment(deps, waiting, failedPayment('PAYMENT_PROVIDER_DOWN'));
    await releaseNow(deps, reference);
  },
});
