import type { AppDeps } from '../../http/app-deps.ts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderGiftMail } from './gift-mail.ts';
import { senderPageOf } from '../order-link/order-token.ts';
import { findGift, pictureOf } from './gift-store.ts';

const messages = {
  subject: ['Your gift to {name} came back', 'Votre cadeau pour {name} nous est revenu'],
  heading: ['We couldn’t deliver your gift', 'Nous n’avons pas pu livrer votre cadeau'],
  lead: [
    'The email to {email} came back: the address may have a typing error. The gift is safe.',
    'Le courriel à {email} nous est revenu\u00a0: l’adresse contient peut-être une faute de frappe. Le cadeau est en sûreté.',
  ],
  correct: [
    'Correct the address, and we’ll send it again. The earlier link will stop working.',
    'Corrigez l’adresse et nous l’enverrons de nouveau. Le lien précédent cessera de fonctionner.',
  ],
  link: ['Correct the address', 'Corriger l’adresse'],
} as const satisfies Record<string, LocalizedMessage>;

/** Reports to the sender that the mail of a gift came back, with the next step. A gift that was sent again since is not reported. */
export const mailGiftBounced = defineJob<{ giftId: string; mailId: string }>({
  topic: 'mail-gift-bounced',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { giftId, mailId } }, deps) => {
    const gift = await findGift(deps.db, giftId);
    if (gift?.state !== 'SENT' || gift.mail_id !== mailId) return;
    await deps.mailer.send(
      renderGiftMail({
        id,
        to: gift.sender_email,
        locale: gift.locale,
        subject: messages.subject,
        heading: messages.heading,
        picture: pictureOf(deps, gift),
        paragraphs: [messages.lead, messages.correct],
        link: { label: messages.link, url: senderPageOf(deps, gift) },
        values: {
          name: gift.recipient_name,
          email: gift.recipient_email,
        },
      }),
    );
  },
});

/**
 * Notes that a mail came back and mails the sender, once. Another mail than a gift's, and one of a gift that was added or sent again
 * since, changes nothing.
 */
export const noteBounce = async (deps: AppDeps, mailId: string): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const gift = await trx
      .updateTable('gift')
      .set({ bounced_at: deps.clock.now() })
      .where('mail_id', '=', mailId)
      .where('state', '=', 'SENT')
      .where('bounced_at', 'is', null)
      .returning('gift_id')
      .executeTakeFirst();
    if (!gift) return;
    await enqueueJob(trx, deps, {
      job: mailGiftBounced,
      payload: { giftId: gift.gift_id, mailId },
      dedupeKey: `mail-gift-bounced:${mailId}`,
    });
  });
  deps.jobs.notify();
};
