import { brand, type GiftDeliveryMethod } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob, type Job } from '../../jobs/job.ts';
import { defineHourlyJob } from '../../jobs/periodic-job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { MailRefused } from '../../mail/mailer.ts';
import type { Tables } from '../../storage/tables.ts';
import { isChargedBack } from '../charged-back.ts';
import { closeGiftCard } from '../../cards/cards.public.ts';
import { linkOfGift } from '../claim/gift-token.ts';
import { formatMailAmount, renderGiftMail } from './gift-mail.ts';
import { amountOf, findGift, isPassedOn, pictureOf, type ShownGift } from './gift-store.ts';
import { noteBounce } from './mail-bounced.job.ts';

const messages = {
  subject: ['{sender} sent you a {product} gift', '{sender} vous offre un cadeau {product}'],
  heading: ['A gift for you, {name}', 'Un cadeau pour vous, {name}'],
  lead: [
    '{sender} sent you {amount} to spend at {product}.',
    '{sender} vous offre {amount} à dépenser chez {product}.',
  ],
  open: ['Open your gift', 'Ouvrir votre cadeau'],
  note: [
    'Add it to your account, or show it at the register. The link works for one year; keep it to yourself, it is as good as cash.',
    'Ajoutez-le à votre compte ou présentez-le à la caisse. Le lien fonctionne pendant un an; gardez-le pour vous, il vaut de l’argent.',
  ],
} as const satisfies Record<string, LocalizedMessage>;

type Messages = Record<keyof typeof messages, LocalizedMessage>;
/** D-72: to the sender, who passes the link on. */
const facebookMessages = {
  subject: ['Your gift for {name}: the link to send', 'Votre cadeau pour {name}\u00a0: le lien à envoyer'],
  heading: ['Your gift for {name} is ready', 'Votre cadeau pour {name} est prêt'],
  lead: [
    'Send {name} this link in a Facebook message. It opens a gift of {amount} to spend at {product}.',
    'Envoyez ce lien à {name} dans un message Facebook. Il ouvre un cadeau de {amount} à dépenser chez {product}.',
  ],
  open: ['The gift’s link', 'Le lien du cadeau'],
  note: [
    'The first person who opens the link can add the gift. It works for one year; send it to {name} only, it is as good as cash.',
    'La première personne qui ouvre le lien peut ajouter le cadeau. Il fonctionne pendant un an; envoyez-le seulement à {name}, il vaut de l’argent.',
  ],
} as const satisfies Messages;
const messagesOf: Readonly<Record<GiftDeliveryMethod, Messages>> = {
  email: messages,
  facebook: facebookMessages,
  link: {
    ...facebookMessages,
    lead: [
      'Send {name} this link in a text message, or any way you like. It opens a gift of {amount} to spend at {product}.',
      'Envoyez ce lien à {name} par message texte, ou comme vous voulez. Il ouvre un cadeau de {amount} à dépenser chez {product}.',
    ],
  },
};

const renderDelivery = (deps: AppDeps, id: string, gift: ShownGift) => {
  const { subject, heading, lead, open, note } = messagesOf[gift.delivery_method];
  return renderGiftMail({
    id,
    to: isPassedOn(gift) ? gift.sender_email : gift.recipient_email,
    locale: gift.locale,
    subject,
    heading,
    picture: pictureOf(deps, gift),
    paragraphs: [lead],
    quote: gift.message,
    link: { label: open, url: linkOfGift(deps, gift) },
    notes: [note],
    values: {
      sender: gift.sender_name,
      name: gift.recipient_name,
      amount: formatMailAmount(amountOf(gift), gift.locale),
      product: brand.product,
    },
  });
};

type DeliveryPayload = {
  readonly giftId: string;
  /** The number of the link that the mail brings. Jobs of earlier releases have none: it is the first link. */
  readonly link: number | null;
};

/**
 * Decides under the row's lock that a due gift is sent now: from then on it can be neither changed nor cancelled. Returns the gift
 * while its mail is to be sent. A gift whose payment the bank took back is cancelled instead.
 */
const beginDelivery = (
  deps: AppDeps,
  { id, payload: { giftId, link } }: Pick<Job<DeliveryPayload>, 'id' | 'payload'>,
): Promise<ShownGift | undefined> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const row = await trx
      .selectFrom('gift')
      .select(['state', 'deliver_at', 'mailed_at', 'link_number', 'purchase_id', 'card_id', 'amount_minor'])
      .where('gift_id', '=', giftId)
      .forUpdate()
      .executeTakeFirst();
    // A gift whose day was changed, or that is sent again, has another job.
    if (!row || row.state === 'CANCELLED' || row.state === 'CLAIMED') return undefined;
    if (row.mailed_at !== null || row.link_number !== (link ?? 0)) return undefined;
    if (row.deliver_at !== null && row.deliver_at > now) return undefined;
    if (row.state === 'SCHEDULED' && (await isChargedBack(trx, row.purchase_id))) {
      const { card_id: cardId, amount_minor: amountMinor } = row;
      await closeGiftCard(trx, deps, { cardId, giftId, amountMinor });
      await trx.updateTable('gift').set({ state: 'CANCELLED' }).where('gift_id', '=', giftId).execute();
      return undefined;
    }
    await trx
      .updateTable('gift')
      .set({ mail_id: id, ...(row.state === 'SCHEDULED' && { state: 'SENT', sent_at: now }) })
      .where('gift_id', '=', giftId)
      .execute();
    return findGift(trx, giftId);
  });

/**
 * Mails a gift to its recipient, or its link to the sender (D-72), at once or on its day; one that is late is mailed when the program runs again. A repeated mail has
 * the same id (the job's).
 */
export const deliverGift = defineJob<DeliveryPayload>({
  topic: 'deliver-gift',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async (job, deps) => {
    const gift = await beginDelivery(deps, job);
    if (!gift) return;
    const { gift_id: giftId } = gift;
    try {
      await deps.mailer.send(renderDelivery(deps, job.id, gift));
    } catch (cause) {
      if (!(cause instanceof MailRefused)) throw cause;
      await noteBounce(deps, job.id);
    }
    await deps.db
      .updateTable('gift')
      .set({ mailed_at: deps.clock.now() })
      .where('gift_id', '=', giftId)
      .where('mail_id', '=', job.id)
      .execute();
  },
});

/** Jobs are stored for the next hours only: nothing else of the server is postponed by more than a day. */
const plannedAheadMs = 2 * 60 * 60_000;

/**
 * Stores the job of a gift that is sent at once or within the next hours; `planDeliveries` stores the others in time. Another instant
 * has another job; the earlier one then does nothing.
 */
export const enqueueDelivery = async (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  { gift_id, deliver_at }: { readonly gift_id: string; readonly deliver_at: Date | null },
): Promise<void> => {
  if (deliver_at && deliver_at.getTime() > deps.clock.now().getTime() + plannedAheadMs) return;
  await enqueueJob(db, deps, {
    job: deliverGift,
    payload: { giftId: gift_id, link: 0 },
    ...(deliver_at && { runAt: deliver_at }),
    dedupeKey: `deliver-gift:${gift_id}:${deliver_at?.getTime() ?? 'now'}`,
  });
};

/** Stores the job that mails a sent gift again, with its new link. */
export const enqueueAnotherDelivery = (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  { giftId, link }: { readonly giftId: string; readonly link: number },
): Promise<unknown> =>
  enqueueJob(db, deps, {
    job: deliverGift,
    payload: { giftId, link },
    dedupeKey: `deliver-gift:${giftId}:link-${link}`,
  });

/** Stores the jobs of the gifts that are due within the next hours, and of those whose day has passed while the program was off. */
export const { job: planDeliveries, schedule: scheduleDeliveries } = defineHourlyJob(
  'plan-gift-deliveries',
  async (deps) => {
    const due = await deps.db
      .selectFrom('gift')
      .select(['gift_id', 'deliver_at'])
      .where('state', '=', 'SCHEDULED')
      .where('deliver_at', '<=', new Date(deps.clock.now().getTime() + plannedAheadMs))
      .execute();
    for (const gift of due) await enqueueDelivery(deps.db, deps, gift);
    deps.jobs.notify();
  },
);
