import { brand } from '@crema/shared-contracts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import {
  paymentMailTopics,
  findMailedPayment,
  renderPaymentMail,
  type PaymentMailPayload,
} from '../../payments/payments.public.ts';
import { loadMemberFacts } from '../member-facts.ts';
import { findReload } from './reload-store.ts';

/** Mails a member that the refund of money which no card got has not arrived, or what else has happened to the payment (PAY-007). */
export const mailFailedReloadRefund = defineJob<PaymentMailPayload>({
  topic: paymentMailTopics.reload,
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload }, deps) => {
    const { subject } = payload;
    const reload = await findReload(deps.db, subject);
    const mailed = await findMailedPayment(deps.db, payload);
    if (!reload || !mailed) return;
    const { email: to, locale, mailName: name } = await loadMemberFacts(deps.db, reload.member_id);
    const paid = [
      `money that we couldn’t add to your ${brand.card}`,
      `de l’argent que nous n’avons pas pu ajouter à votre carte ${brand.product}`,
    ] as const;
    await deps.mailer.send(renderPaymentMail(deps, { id, to, locale, name, paid, ...mailed }));
  },
});
