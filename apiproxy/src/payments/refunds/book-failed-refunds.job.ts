import type { AppDeps } from '../../http/app-deps.ts';
import { defineHourlyJob } from '../../jobs/periodic-job.ts';
import { enqueuePaymentMail, enqueueTopic, paymentMailTopics } from '../chargebacks.ts';
import type { FailedRefund, MadeRefund } from '../payment-provider.ts';
import { recordRefund } from './record-refund.ts';

export const failedRefundsTopic = 'book-failed-refunds';
/** A bank sends a refund back within days. */
const reachMs = 30 * 24 * 60 * 60_000;

/** Records a refund that an operator made at the provider once, with the mail to its customer. */
const recordMade = (deps: AppDeps, refund: MadeRefund): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const { refundId: id, reference, amount } = refund;
    const attempt = await trx
      .selectFrom('payment_attempt')
      .select(['purpose', 'order_id as subject'])
      .where('reference', '=', reference)
      .where('state', '=', 'CAPTURED')
      .executeTakeFirst();
    if (attempt && (await recordRefund(trx, refund)))
      await enqueuePaymentMail(trx, deps, { id, ...attempt, kind: 'refunded', amount });
  });

/** Records a failed refund once, with the mail to its customer. */
const recordFailed = (deps: AppDeps, refund: FailedRefund): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const { refundId, reference, amount } = refund;
    const attempt = await trx
      .selectFrom('payment_attempt')
      .select(['purpose', 'order_id as subject'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!attempt || !(await recordRefund(trx, refund, refund.at))) return;
    const { purpose, subject } = attempt;
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
    for (const refund of await deps.payments.listFailedRefunds(since)) await recordFailed(deps, refund);
    deps.jobs.notify();
  },
);
