import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { definePeriodicJob } from '../../jobs/periodic-job.ts';
import {
  chargebacksTopic,
  enqueuePaymentMail,
  enqueueTopic,
  refundCancelledGiftsTopic,
  refundReturned,
  type Chargeback,
} from '../../payments/payments.public.ts';
import { giveBackStarsJob, takeBackStarsJob } from '../../rewards/rewards.public.ts';
import type { CardRow } from '../card-store.ts';
import type { Tables } from '../../storage/tables.ts';
import { mailAutoReload } from '../auto-reload/auto-reload-mail.job.ts';
import { mailCardChange } from '../card-mails/mail-card-change.job.ts';
import { bookChargeback, bookChargebackReturn, lockCards } from '../ledger.ts';

const everyMs = 60 * 60_000;
/** Banks can take a payment back for months. The list of the provider is short. */
const reachMs = 180 * 24 * 60 * 60_000;

const findReload = (trx: Transaction<Tables>, reference: string) =>
  trx
    .selectFrom('card_reload')
    .select(['reload_id', 'card_id', 'member_id', 'payment_method_id'])
    .where('reference', '=', reference)
    .where('state', '=', 'DONE')
    .executeTakeFirst();

interface CardChange {
  readonly kind: 'charged-back' | 'chargeback-returned';
  readonly chargebackId: string;
  /** The card before the change. */
  readonly card: CardRow;
  readonly movedMinor: number;
}
/** Mails the card's owner what was taken off it or returned to it. */
const mailChange = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { kind, chargebackId, card, movedMinor }: CardChange,
): Promise<void> => {
  const { card_id: cardId, member_id: memberId, last4: lastFour, currency, balance_minor } = card;
  if (movedMinor === 0 || memberId === null) return;
  const amounts = { amountMinor: Math.abs(movedMinor), balanceMinor: balance_minor + movedMinor };
  await enqueueJob(trx, deps, {
    job: mailCardChange,
    payload: { kind, memberId, cardId, lastFour, currency, ...amounts },
    dedupeKey: `mail-${kind}:${chargebackId}`,
  });
};

/**
 * Takes the money of a reload off its card and turns off auto reload with this payment method: its owner disputes it. One email says
 * either that auto reload is off or what was taken. The chargeback of an order or a gift is only recorded here. Returns what was taken off a card.
 */
const takeBack = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { chargebackId, reference, amount }: Chargeback,
): Promise<number> => {
  const reload = await findReload(trx, reference);
  if (!reload) return 0;
  // Another member who has registered the card since owes nothing: the amount is recorded, and no card pays it.
  const [card] = await lockCards(trx, [reload.card_id]);
  if (card?.member_id !== reload.member_id) return 0;
  const bookedMinor = await bookChargeback(trx, deps, {
    cardId: reload.card_id,
    amountMinor: amount.amountMinor,
    refType: 'chargeback',
    refId: chargebackId,
  });
  const turnedOff = await trx
    .updateTable('auto_reload')
    .set({ status: 'off' })
    .where('card_id', '=', reload.card_id)
    .where('payment_method_id', '=', reload.payment_method_id ?? '')
    .where('status', '=', 'on')
    .returning('card_id')
    .executeTakeFirst();
  if (turnedOff)
    await enqueueJob(trx, deps, {
      job: mailAutoReload,
      payload: { reloadId: reload.reload_id, chargedBackMinor: amount.amountMinor },
      dedupeKey: `mail-charged-back:${chargebackId}`,
    });
  else await mailChange(trx, deps, { kind: 'charged-back', chargebackId, card, movedMinor: -bookedMinor });
  return bookedMinor;
};

const sources = { order: 'order', reload: 'reload', 'auto-reload': 'reload' } as const;
const isSource = (purpose: string): purpose is keyof typeof sources => Object.hasOwn(sources, purpose);
const starJobs = {
  'take-back-stars': takeBackStarsJob,
  'give-back-stars': giveBackStarsJob,
} as const;
/** The Stars that the money had earned go with it, and return with it. */
const moveStars = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { chargebackId, reference, purpose, amount }: Chargeback,
  name: keyof typeof starJobs,
): Promise<void> => {
  const attempt = await trx
    .selectFrom('payment_attempt')
    .select(['order_id', 'amount_minor'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!attempt || !isSource(purpose)) return;
  await enqueueJob(trx, deps, {
    job: starJobs[name],
    payload: {
      refType: sources[purpose],
      refId: attempt.order_id,
      chargebackId,
      amountMinor: amount.amountMinor,
      paidMinor: attempt.amount_minor,
    },
    dedupeKey: `${name}:${chargebackId}`,
  });
};

/** Mails the customer of a disputed order or gift; of a reload, its card's mails say it. */
const mailPurchase = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { chargebackId: id, purpose, subject, amount }: Chargeback,
  kind: CardChange['kind'],
): Promise<void> => {
  if (purpose === 'order' || purpose === 'gift')
    await enqueuePaymentMail(trx, deps, { id, purpose, subject, kind, amount });
};

/** Records a chargeback, once by the provider's id, with the entry that it causes in one transaction. */
const record = (deps: AppDeps, chargeback: Chargeback): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const { chargebackId, reference, purpose, subject, amount, at } = chargeback;
    const recorded = await trx
      .insertInto('payment_chargeback')
      .values({
        chargeback_id: chargebackId,
        reference,
        purpose,
        subject,
        amount_minor: amount.amountMinor,
        booked_minor: 0,
        at,
      })
      .onConflict((conflict) => conflict.column('chargeback_id').doNothing())
      .returning('chargeback_id')
      .executeTakeFirst();
    if (!recorded) return;
    const bookedMinor = await takeBack(trx, deps, chargeback);
    await moveStars(trx, deps, chargeback, 'take-back-stars');
    await trx
      .updateTable('payment_chargeback')
      .set({ booked_minor: bookedMinor })
      .where('chargeback_id', '=', chargebackId)
      .execute();
    await mailPurchase(trx, deps, chargeback, 'charged-back');
    const facts = { chargebackId, reference, purpose, amountMinor: amount.amountMinor, bookedMinor };
    deps.log.error(
      { alarm: 'payment-disputed', ...facts },
      'the bank took a payment back: answer the dispute at the provider',
    );
  });

/** Puts money that the bank gave back on the card that it was taken off, and mails its owner. Returns what the card got. */
const giveBack = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { chargebackId, reference }: Chargeback,
  bookedMinor: number,
): Promise<number> => {
  const reload = bookedMinor > 0 ? await findReload(trx, reference) : undefined;
  const [card] = reload ? await lockCards(trx, [reload.card_id]) : [];
  if (!reload || !card || card.member_id !== reload.member_id) return 0;
  const movement = {
    cardId: card.card_id,
    amountMinor: bookedMinor,
    refType: 'chargeback',
    refId: chargebackId,
  };
  const returnedMinor = await bookChargebackReturn(trx, deps, movement);
  await mailChange(trx, deps, { kind: 'chargeback-returned', chargebackId, card, movedMinor: returnedMinor });
  return returnedMinor;
};

/**
 * Records that the bank gave the money of a recorded chargeback back, once: card, Stars, and refunds of gifts that were cancelled and of
 * payments that were released meanwhile. Money that its card cannot take is an alarm: the card has another owner, was closed, or reached the highest balance.
 */
const recordReturn = (deps: AppDeps, chargeback: Chargeback): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const { chargebackId, reference, purpose, subject, returnedAt } = chargeback;
    if (returnedAt === null) return;
    const recorded = await trx
      .updateTable('payment_chargeback')
      .set({ returned_at: returnedAt })
      .where('chargeback_id', '=', chargebackId)
      .where('returned_at', 'is', null)
      .returning('booked_minor')
      .executeTakeFirst();
    if (!recorded) return;
    const returnedMinor = await giveBack(trx, deps, chargeback, recorded.booked_minor);
    await trx
      .updateTable('payment_chargeback')
      .set({ returned_minor: returnedMinor })
      .where('chargeback_id', '=', chargebackId)
      .execute();
    await moveStars(trx, deps, chargeback, 'give-back-stars');
    await mailPurchase(trx, deps, chargeback, 'chargeback-returned');
    if (purpose === 'gift')
      await enqueueTopic(trx, deps, {
        topic: refundCancelledGiftsTopic,
        key: chargebackId,
        payload: { purchaseId: subject, chargebackId },
      });
    await enqueueJob(trx, deps, {
      job: refundReturned,
      payload: { reference },
      dedupeKey: `refund-returned:${chargebackId}`,
    });
    const facts = { chargebackId, reference, purpose, returnedMinor };
    deps.log.warn(facts, 'the bank gave a payment back');
    const missingMinor = recorded.booked_minor - returnedMinor;
    if (missingMinor > 0)
      deps.log.error(
        { alarm: 'won-dispute', ...facts, missingMinor, command: 'npm run reconcile' },
        'money of a won dispute is not on its card: pay the customer in another way',
      );
  });

/**
 * D-153, PAY-007: compares the provider's chargebacks with ours and books the missing ones, and those whose money has returned. It runs each hour, and at once when a
 * webhook reports one: a lost webhook loses no money.
 */
export const { job: bookChargebacks, schedule: scheduleChargebacks } = definePeriodicJob(
  chargebacksTopic,
  everyMs,
  async (deps) => {
    const since = new Date(deps.clock.now().getTime() - reachMs);
    for (const chargeback of await deps.payments.listChargebacks(since)) {
      await record(deps, chargeback);
      await recordReturn(deps, chargeback);
    }
    deps.jobs.notify();
  },
);
