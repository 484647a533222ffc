import { brand, guestDataPage, type GiftDeliveryMethod } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { fillMessage } from '../../mail/letter.ts';
import { tenderName } from '../../payments/payments.public.ts';
import { formatMailAmount, formatMailMoment, renderGiftMail, type MailRow } from './gift-mail.ts';
import { senderPageOf } from '../order-link/order-token.ts';
import { amountOf, isPassedOn, pictureOf, selectGifts, toShown, type ShownGift } from './gift-store.ts';

const messages = {
  subject: ['Receipt for your gift, order {number}', 'Reçu de votre cadeau, commande {number}'],
  heading: ['Thanks, {sender}!', 'Merci, {sender}!'],
  lead: [
    'We received your payment for order {number}.',
    'Nous avons reçu le paiement de la commande {number}.',
  ],
  now: ['On its way now', 'En route'],
  later: ['Arrives {when}', 'Arrive le {when}'],
  socialNow: ['The link to send is in another email', 'Le lien à envoyer est dans un autre courriel'],
  socialLater: [
    'We’ll email you the link to send on {when}',
    'Nous vous enverrons le lien par courriel le {when}',
  ],
  total: ['Total', 'Total'],
  paidWith: ['Paid with', 'Payé avec'],
  follow: ['See or change your gifts', 'Voir ou modifier vos cadeaux'],
  guestNote: [
    'Until a gift is used, you can correct its address, send it again or cancel it there. Keep the link to yourself.',
    'Tant qu’un cadeau n’est pas utilisé, vous pouvez y corriger l’adresse, le renvoyer ou l’annuler. Gardez le lien pour vous.',
  ],
  guestData: [
    'See, download or delete what we store about this address: {dataUrl}',
    'Voir, télécharger ou supprimer ce que nous conservons au sujet de cette adresse\u00a0: {dataUrl}',
  ],
} as const satisfies Record<string, LocalizedMessage>;

/** A label is the brand and the last digits: `visa 4242`. */
const labelOf = (label: string, locale: string): string => {
  const [kind = '', lastFour = ''] = label.split(' ');
  return tenderName({ kind, lastFour }, locale);
};

const notes = {
  email: { now: messages.now, later: messages.later },
  facebook: { now: messages.socialNow, later: messages.socialLater },
  link: { now: messages.socialNow, later: messages.socialLater },
} as const satisfies Record<GiftDeliveryMethod, unknown>;
/** The address that was written to; nobody knows one if the sender passes the link on. */
const contactOf = (gift: ShownGift): Pick<MailRow, 'contact'> => {
  if (!isPassedOn(gift)) return { contact: gift.recipient_email };
  return gift.delivery_method === 'facebook' ? { contact: 'Facebook' } : {};
};
const rowOf = (gift: ShownGift): MailRow => ({
  label: gift.recipient_name,
  ...contactOf(gift),
  note: fillMessage(messageIn(notes[gift.delivery_method][gift.deliver_at ? 'later' : 'now'], gift.locale), {
    when: gift.deliver_at ? formatMailMoment(gift.deliver_at, gift.locale, gift.time_zone) : '',
  }),
  value: formatMailAmount(amountOf(gift), gift.locale),
});

/** Mails the receipt of a paid purchase to its sender. A repeated mail has the same id (the job's). */
export const mailGiftReceipt = defineJob<{ purchaseId: string }>({
  topic: 'mail-gift-receipt',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { purchaseId } }, deps) => {
    const rows = await selectGifts(deps.db)
      .select(['purchase.total_minor', 'purchase.payment_label'])
      .where('gift.purchase_id', '=', purchaseId)
      .orderBy('gift.position')
      .execute();
    const [first] = rows;
    if (!first) return;
    const gifts = rows.map(toShown);
    const shown = toShown(first);
    const { locale } = shown;
    const total = amountOf({ amount_minor: first.total_minor, currency: first.currency });
    await deps.mailer.send(
      renderGiftMail({
        id,
        to: shown.sender_email,
        locale,
        subject: messages.subject,
        heading: messages.heading,
        picture: pictureOf(deps, shown),
        paragraphs: [messages.lead],
        rows: [
          ...gifts.map(rowOf),
          { label: messageIn(messages.total, locale), value: formatMailAmount(total, locale) },
          { label: messageIn(messages.paidWith, locale), value: labelOf(first.payment_label ?? '', locale) },
        ],
        link: { label: messages.follow, url: senderPageOf(deps, shown) },
        ...(shown.member_id === null && { notes: [messages.guestNote, messages.guestData] }),
        values: {
          number: shown.order_number,
          sender: shown.sender_name,
          product: brand.product,
          dataUrl: `${deps.publicOrigin}${guestDataPage.path}`,
        },
      }),
    );
  },
});
