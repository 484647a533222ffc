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
import type { Tables } from '../../storage/tables.ts';
import { giveBack, takeBack, type ChargebackChange } from './card-money.ts';

const everyMs = 60 * 60_000;
/** Banks can take a payment back for months. The list of the provider is short. */
const reachMs = 180 * 24 * 60 * 60_000;

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
  kind: ChargebackChange,
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
