import { brand } from '@crema/shared-contracts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import {
  failedRefundTopics,
  listOpenRefunds,
  renderFailedRefund,
  type FailedRefundPayload,
} from '../../payments/payments.public.ts';
import { loadMemberFacts } from '../member-facts.ts';
import { findReload } from './reload-store.ts';

/** Mails a member that the refund of money which no card got has not arrived (PAY-007). */
export const mailFailedReloadRefund = defineJob<FailedRefundPayload>({
  topic: failedRefundTopics.reload,
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { refundId, subject } }, deps) => {
    const reload = await findReload(deps.db, subject);
    const refund = (await listOpenRefunds(deps.db, subject)).find((open) => open.refundId === refundId);
    if (!reload || !refund) return;
    const { email: to, locale, mailName: name } = await loadMemberFacts(deps.db, reload.member_id);
    const paid = [
      `money that we couldn’t add to your ${brand.card}`,
      `de l’argent que nous n’avons pas pu ajouter à votre carte ${brand.product}`,
    ] as const;
    await deps.mailer.send(renderFailedRefund(deps, { id, to, locale, name, amount: refund.amount, paid }));
  },
});
