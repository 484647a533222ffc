import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import {
  failedRefundTopics,
  listOpenRefunds,
  renderFailedRefund,
  type FailedRefundPayload,
} from '../../payments/payments.public.ts';
import { findPurchase } from '../purchase/purchase-store.ts';

/** Mails the buyer of gifts that a refund has not arrived (PAY-007). */
export const mailFailedGiftRefund = defineJob<FailedRefundPayload>({
  topic: failedRefundTopics.gift,
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { refundId, subject } }, deps) => {
    const purchase = await findPurchase(deps.db, subject);
    const refund = (await listOpenRefunds(deps.db, subject)).find((open) => open.refundId === refundId);
    if (!purchase || !refund) return;
    const { senderEmail: to, locale } = purchase.gift_order;
    const paid = ['a gift that you bought', 'un cadeau que vous avez acheté'] as const;
    await deps.mailer.send(
      renderFailedRefund(deps, { id, to, locale, name: '', amount: refund.amount, paid }),
    );
  },
});
