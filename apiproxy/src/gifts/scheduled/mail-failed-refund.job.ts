import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import {
  paymentMailTopics,
  findMailedPayment,
  renderPaymentMail,
  type PaymentMailPayload,
} from '../../payments/payments.public.ts';
import { findPurchase } from '../purchase/purchase-store.ts';

/** Mails the buyer of gifts that a refund has not arrived, or what else has happened to the payment (PAY-007). */
export const mailFailedGiftRefund = defineJob<PaymentMailPayload>({
  topic: paymentMailTopics.gift,
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload }, deps) => {
    const { subject } = payload;
    const purchase = await findPurchase(deps.db, subject);
    const mailed = await findMailedPayment(deps.db, payload);
    if (!purchase || !mailed) return;
    const { senderEmail: to, locale } = purchase.gift_order;
    const paid = ['a gift that you bought', 'un cadeau que vous avez acheté'] as const;
    await deps.mailer.send(renderPaymentMail(deps, { id, to, locale, name: '', paid, ...mailed }));
  },
});
