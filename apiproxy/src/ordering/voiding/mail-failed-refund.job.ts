import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import {
  paymentMailTopics,
  findMailedPayment,
  renderPaymentMail,
  type PaymentMailPayload,
} from '../../payments/payments.public.ts';
import { orderMailName } from '../receipts/order-mail-name.ts';
import { findOrder } from '../stored-orders.ts';

/**
 * Mails the customer of an order that a refund has not arrived, or what else has happened to the payment (PAY-007). The payment of an order that was never stored has no known
 * customer: its operator reads the alarm.
 */
export const mailFailedOrderRefund = defineJob<PaymentMailPayload>({
  topic: paymentMailTopics.order,
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload }, deps) => {
    const { subject } = payload;
    const order = await findOrder(deps.db, subject);
    const mailed = await findMailedPayment(deps.db, payload);
    if (!order || !mailed) return;
    const { email: to, locale, order_number: number } = order;
    const paid = [`your order ${number}`, `votre commande ${number}`] as const;
    const name = await orderMailName(deps.db, order);
    await deps.mailer.send(renderPaymentMail(deps, { id, to, locale, name, paid, ...mailed }));
  },
});
