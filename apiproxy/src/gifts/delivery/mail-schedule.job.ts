import type { LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { formatMailAmount, formatMailMoment, renderGiftMail } from './gift-mail.ts';
import { amountOf, findGift, pictureOf, type ShownGift } from './gift-store.ts';

const scheduled = {
  subject: ['Your gift to {name} is scheduled', 'Votre cadeau pour {name} est planifié'],
  heading: ['Your gift is scheduled', 'Votre cadeau est planifié'],
  lead: [
    'We’ll email {amount} to {name} ({email}) on {when}.',
    'Nous enverrons {amount} par courriel à {name} ({email}) le {when}.',
  ],
  member: ['Until then you can change or cancel it.', 'D’ici là, vous pouvez le modifier ou l’annuler.'],
  link: ['See your scheduled gifts', 'Voir vos cadeaux planifiés'],
} as const satisfies Record<string, LocalizedMessage>;

const cancelled = {
  subject: [
    'Your gift to {name} is canceled',
    'Votre cadeau pour {name} est annulé',
    'Your gift to {name} is cancelled',
  ],
  heading: ['Your gift is canceled', 'Votre cadeau est annulé', 'Your gift is cancelled'],
  lead: [
    'We won’t send it. {amount} goes back to your payment method within a few days.',
    'Nous ne l’enverrons pas. {amount} sera remboursé sur votre mode de paiement d’ici quelques jours.',
  ],
} as const satisfies Record<string, LocalizedMessage>;

const valuesOf = (gift: ShownGift): Readonly<Record<string, string>> => ({
  name: gift.recipient_name,
  email: gift.recipient_email,
  amount: formatMailAmount(amountOf(gift), gift.locale),
  when: gift.deliver_at ? formatMailMoment(gift.deliver_at, gift.locale, gift.time_zone) : '',
});

/** Confirms to the sender on which day a gift is sent. A gift that was sent, cancelled or moved to another day since is not confirmed. */
export const mailGiftSchedule = defineJob<{ giftId: string; deliverAt: string }>({
  topic: 'mail-gift-schedule',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { giftId, deliverAt } }, deps) => {
    const gift = await findGift(deps.db, giftId);
    if (gift?.state !== 'SCHEDULED' || gift.deliver_at?.toISOString() !== deliverAt) return;
    await deps.mailer.send(
      renderGiftMail({
        id,
        to: gift.sender_email,
        locale: gift.locale,
        subject: scheduled.subject,
        heading: scheduled.heading,
        picture: pictureOf(deps, gift),
        paragraphs: gift.member_id === null ? [scheduled.lead] : [scheduled.lead, scheduled.member],
        quote: gift.message,
        ...(gift.member_id !== null && {
          link: { label: scheduled.link, url: `${deps.publicOrigin}/gift/scheduled` },
        }),
        values: valuesOf(gift),
      }),
    );
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
        paragraphs: [cancelled.lead],
        values: valuesOf(gift),
      }),
    );
  },
});
