import type { AppDeps } from '../../http/app-deps.ts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Mail } from '../../mail/mailer.ts';
import { formatMailAmount, formatMailMoment, renderGiftMail } from './gift-mail.ts';
import { senderPageOf } from '../order-link/order-token.ts';
import {
  amountOf,
  findGift,
  isPassedOn,
  pictureOf,
  selectGifts,
  toShown,
  type ShownGift,
} from './gift-store.ts';

const scheduled = {
  subject: ['Your gift to {name} is scheduled', 'Votre cadeau pour {name} est planifié'],
  heading: ['Your gift is scheduled', 'Votre cadeau est planifié'],
  email: [
    'We’ll email {amount} to {name} ({email}) on {when}.',
    'Nous enverrons {amount} par courriel à {name} ({email}) le {when}.',
  ],
  facebook: [
    'We’ll email you the link for {name}, a gift of {amount}, on {when}. Send it in a Facebook message.',
    'Nous vous enverrons par courriel le lien pour {name}, un cadeau de {amount}, le {when}. Envoyez-le dans un message Facebook.',
  ],
  link: [
    'We’ll email you the link for {name}, a gift of {amount}, on {when}. Send it in a text message, or any way you like.',
    'Nous vous enverrons par courriel le lien pour {name}, un cadeau de {amount}, le {when}. Envoyez-le par message texte, ou comme vous voulez.',
  ],
  change: ['Until then you can change or cancel it.', 'D’ici là, vous pouvez le modifier ou l’annuler.'],
} as const satisfies Record<string, LocalizedMessage>;

const seeScheduled: LocalizedMessage = ['See your scheduled gifts', 'Voir vos cadeaux planifiés'];

const severalScheduled = {
  subject: ['Your {count} gifts are scheduled', 'Vos {count} cadeaux sont planifiés'],
  heading: ['Your gifts are scheduled', 'Vos cadeaux sont planifiés'],
  facebook: [
    'We’ll email you the link of each gift on its day. Send it in a Facebook message.',
    'Nous vous enverrons par courriel le lien de chaque cadeau, le jour prévu. Envoyez-le dans un message Facebook.',
  ],
  link: [
    'We’ll email you the link of each gift on its day. Send it in a text message, or any way you like.',
    'Nous vous enverrons par courriel le lien de chaque cadeau, le jour prévu. Envoyez-le par message texte, ou comme vous voulez.',
  ],
  email: [
    'We’ll email each gift to its recipient on its day.',
    'Nous enverrons chaque cadeau par courriel à son destinataire, le jour prévu.',
  ],
  change: [
    'Until then you can change or cancel each of them.',
    'D’ici là, vous pouvez modifier ou annuler chacun d’eux.',
  ],
} as const satisfies Record<string, LocalizedMessage>;

const cancelled = {
  subject: [
    'Your gift to {name} is canceled',
    'Votre cadeau pour {name} est annulé',
    'Your gift to {name} is cancelled',
  ],
  heading: ['Your gift is canceled', 'Votre cadeau est annulé', 'Your gift is cancelled'],
  ended: [
    'The link of your gift to {name} no longer works. {amount} goes back to your payment method within a few days.',
    'Le lien de votre cadeau pour {name} ne fonctionne plus. {amount} sera remboursé sur votre mode de paiement d’ici quelques jours.',
  ],
  lead: [
    'We won’t send your gift to {name}. {amount} goes back to your payment method within a few days.',
    'Nous n’enverrons pas votre cadeau à {name}. {amount} sera remboursé sur votre mode de paiement d’ici quelques jours.',
  ],
} as const satisfies Record<string, LocalizedMessage>;

const valuesOf = (gift: ShownGift) => ({
  name: gift.recipient_name,
  email: gift.recipient_email,
  amount: formatMailAmount(amountOf(gift), gift.locale),
  when: gift.deliver_at ? formatMailMoment(gift.deliver_at, gift.locale, gift.time_zone) : '',
});

/** The confirmation of the gifts of one purchase that wait; their sender gets one mail for all of them. */
const renderSchedule = (deps: AppDeps, id: string, gifts: readonly [ShownGift, ...ShownGift[]]): Mail => {
  const [first] = gifts;
  const messages = gifts.length > 1 ? severalScheduled : scheduled;
  return renderGiftMail({
    id,
    to: first.sender_email,
    locale: first.locale,
    subject: messages.subject,
    heading: messages.heading,
    picture: pictureOf(deps, first),
    paragraphs: [messages[first.delivery_method], messages.change],
    ...(gifts.length > 1
      ? {
          rows: gifts.map((gift) => ({
            label: gift.recipient_name,
            ...(!isPassedOn(gift) && { contact: gift.recipient_email }),
            note: valuesOf(gift).when,
            value: formatMailAmount(amountOf(gift), gift.locale),
          })),
        }
      : { quote: first.message }),
    link: { label: seeScheduled, url: senderPageOf(deps, first) },
    values: { ...valuesOf(first), count: String(gifts.length) },
  });
};

/** Confirms to the sender another day of a gift. A gift that was sent, cancelled or moved to another day since is not confirmed. */
export const mailGiftSchedule = defineJob<{ giftId: string; deliverAt: string }>({
  topic: 'mail-gift-schedule',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { giftId, deliverAt } }, deps) => {
    const gift = await findGift(deps.db, giftId);
    if (gift?.state !== 'SCHEDULED' || gift.deliver_at?.toISOString() !== deliverAt) return;
    await deps.mailer.send(renderSchedule(deps, id, [gift]));
  },
});

/** Confirms to the sender of a purchase on which days its gifts are sent: one mail, without those that were sent or cancelled since. */
export const mailPurchaseSchedule = defineJob<{ purchaseId: string }>({
  topic: 'mail-purchase-schedule',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { purchaseId } }, deps) => {
    const rows = await selectGifts(deps.db)
      .where('gift.purchase_id', '=', purchaseId)
      .where('gift.state', '=', 'SCHEDULED')
      .where('gift.deliver_at', 'is not', null)
      .orderBy('gift.position')
      .execute();
    const [first, ...others] = rows.map(toShown);
    if (first) await deps.mailer.send(renderSchedule(deps, id, [first, ...others]));
  },
});

/** Confirms to the sender that a gift is cancelled and its amount goes back. */
export const mailGiftCancelled = defineJob<{ giftId: string }>({
  topic: 'mail-gift-cancelled',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { giftId } }, deps) => {
    const gift = await findGift(deps.db, giftId);
    if (gift?.state !== 'CANCELLED') return;
    await deps.mailer.send(
      renderGiftMail({
        id,
        to: gift.sender_email,
        locale: gift.locale,
        subject: cancelled.subject,
        heading: cancelled.heading,
        paragraphs: [gift.sent_at === null ? cancelled.lead : cancelled.ended],
        values: valuesOf(gift),
      }),
    );
  },
});
