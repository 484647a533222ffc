import { money } from '@crema/shared-contracts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { formatMailAmount, renderGiftMail } from './gift-mail.ts';

const messages = {
  subject: ['Your gift was not bought', 'Votre cadeau n’a pas été acheté'],
  heading: ['Your gift was not bought', 'Votre cadeau n’a pas été acheté'],
  lead: [
    'The payment of {amount} did not go through, so nothing was sent.',
    'Le paiement de {amount} n’a pas abouti\u00a0: rien n’a été envoyé.',
  ],
  money: [
    'You were not charged. If your bank shows an amount on hold, it goes back within a few days.',
    'Aucun montant ne vous a été facturé. Si votre banque affiche un montant en attente, il sera libéré d’ici quelques jours.',
  ],
  again: ['Choose a gift again', 'Choisir de nouveau un cadeau'],
} as const satisfies Record<string, LocalizedMessage>;

/** Reports to the sender that a purchase failed after the page had stopped asking (D-77). */
export const mailNotBought = defineJob<{ purchaseId: string }>({
  topic: 'mail-gift-not-bought',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { purchaseId } }, deps) => {
    const purchase = await deps.db
      .selectFrom('gift_purchase')
      .select(['gift_order', 'total_minor', 'currency'])
      .where('purchase_id', '=', purchaseId)
      .where('state', '=', 'FAILED')
      .executeTakeFirst();
    if (!purchase) return;
    const { gift_order: order, total_minor: totalMinor, currency } = purchase;
    await deps.mailer.send(
      renderGiftMail({
        id,
        to: order.senderEmail,
        locale: order.locale,
        subject: messages.subject,
        heading: messages.heading,
        paragraphs: [messages.lead, messages.money],
        link: { label: messages.again, url: `${deps.publicOrigin}/gift` },
        values: { amount: formatMailAmount(money(totalMinor, currency), order.locale) },
      }),
    );
  },
});
