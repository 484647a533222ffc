import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import {
  failedRefundTopics,
  listOpenRefunds,
  renderFailedRefund,
  type FailedRefundPayload,
} from '../../payments/payments.public.ts';
import { orderMailName } from '../receipts/order-mail-name.ts';
import { findOrder } from '../stored-orders.ts';

/**
 * Mails the customer of an order that a refund has not arrived (PAY-007). The payment of an order that was never stored has no known
 * customer: its operator reads the alarm.
 */
export const mailFailedOrderRefund = defineJob<FailedRefundPayload>({
  topic: failedRefundTopics.order,
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { refundId, subject } }, deps) => {
    const order = await findOrder(deps.db, subject);
    const refund = (await listOpenRefunds(deps.db, subject)).find((open) => open.refundId === refundId);
    if (!order || !refund) return;
    const { email: to, locale, order_number: number } = order;
    const paid = [`your order ${number}`, `votre commande ${number}`] as const;
    const name = await orderMailName(deps.db, order);
    await deps.mailer.send(renderFailedRefund(deps, { id, to, locale, name, amount: refund.amount, paid }));
  },
});
