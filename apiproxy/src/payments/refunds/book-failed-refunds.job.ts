import type { AppDeps } from '../../http/app-deps.ts';
import { defineHourlyJob } from '../../jobs/periodic-job.ts';
import { enqueuePaymentMail, enqueueTopic, paymentMailTopics } from '../chargebacks.ts';
import type { FailedRefund, MadeRefund } from '../payment-provider.ts';

export const failedRefundsTopic = 'book-failed-refunds';
/** A bank sends a refund back within days. */
const reachMs = 30 * 24 * 60 * 60_000;

/** Records a refund that an operator made at the provider once, with the mail to its customer. */
const recordMade = (deps: AppDeps, { refundId, reference, amount, madeAt }: MadeRefund): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('payment_attempt')
      .select(['purpose', 'order_id as subject'])
      .where('reference', '=', reference)
      .where('state', '=', 'CAPTURED')
      .executeTakeFirst();
    if (!attempt) return;
    const made = await trx
      .insertInto('payment_refund')
      .values({
        refund_id: refundId,
        reference,
        amount_minor: amount.amountMinor,
        currency: amount.currency,
        at: madeAt,
      })
      .onConflict((conflict) => conflict.column('refund_id').doNothing())
      .returning('refund_id')
      .executeTakeFirst();
    if (made) await enqueuePaymentMail(trx, deps, { id: refundId, ...attempt, kind: 'refunded', amount });
  });

/**
 * Records a failed refund once, with the mail to its customer. It may have no record yet: an operator made it at the provider, or a crash
 * has delayed ours.
 */
const record = (deps: AppDeps, { refundId, reference, amount, madeAt, at }: FailedRefund): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('payment_attempt')
      .select(['purpose', 'order_id'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!attempt) return;
    const { purpose, order_id: subject } = attempt;
    const failed = await trx
      .insertInto('payment_refund')
      .values({
        refund_id: refundId,
        reference,
        amount_minor: amount.amountMinor,
        currency: amount.currency,
        at: madeAt,
        failed_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .column('refund_id')
          .doUpdateSet({ failed_at: at })
          .where('payment_refund.failed_at', 'is', null),
      )
      .returning('refund_id')
      .executeTakeFirst();
    if (!failed) return;
    const payload = { refundId, subject };
    await enqueueTopic(trx, deps, { topic: paymentMailTopics[purpose], key: refundId, payload });
    deps.log.error(
      {
        alarm: 'refund-failed',
        refundId,
        reference,
        purpose,
        amount,
        command: 'npm run payments -- failed-refunds',
      },
      'a refund has failed: pay the customer in another way',
    );
  });

/**
 * PAY-007: compares the refunds that operators have made at the provider, and those that have failed, with ours and records the missing ones. It runs each hour, and at once
 * when a webhook reports one.
 */
export const { job: bookFailedRefunds, schedule: scheduleFailedRefunds } = defineHourlyJob(
  failedRefundsTopic,
  async (deps) => {
    const since = new Date(deps.clock.now().getTime() - reachMs);
    for (const refund of await deps.payments.listOperatorRefunds(since)) await recordMade(deps, refund);
    for (const refund of await deps.payments.listFailedRefunds(since)) await record(deps, refund);
    deps.jobs.notify();
  },
);
