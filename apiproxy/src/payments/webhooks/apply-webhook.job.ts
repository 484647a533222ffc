import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { bookNow, chargebacksTopic } from '../chargebacks.ts';
import { failedRefundsTopic } from '../refunds/book-failed-refunds.job.ts';
import { settleNow } from '../payment-attempt.ts';
import type { PaymentEvent, ReceivedWebhook } from '../payment-provider.ts';

const settle = (deps: AppDeps, { reference }: PaymentEvent) => settleNow(deps, reference);

const bookChargebacks = (deps: AppDeps, { id }: PaymentEvent) => bookNow(deps, chargebacksTopic, id);

/** The effect of each event. Jobs ask the provider for the present state, so that the order of arrival does not matter. */
const effects: Readonly<Record<PaymentEvent['type'], (deps: AppDeps, event: PaymentEvent) => Promise<void>>> =
  {
    'payment.authorised': settle,
    'payment.refused': settle,
    'payment.refunded': async (deps, event) => {
      await settle(deps, event);
      await bookNow(deps, failedRefundsTopic, event.id);
    },
    'payment.refund-failed': (deps, { id }) => bookNow(deps, failedRefundsTopic, id),
    'payment.charged-back': bookChargebacks,
    'payment.chargeback-returned': bookChargebacks,
  };

/** Applies a stored event. A repeated run has no further effect. */
export const applyWebhook = defineJob<{ id: string }>({
  topic: 'apply-payment-webhook',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { id } }, deps) => {
    const stored = await deps.db
      .selectFrom('payment_event')
      .select(['type', 'object_id'])
      .where('id', '=', id)
      .where('applied_at', 'is', null)
      .executeTakeFirst();
    if (!stored) return;
    const event = await deps.payments.eventOf({ id, type: stored.type, objectId: stored.object_id ?? '' });
    if (event) await effects[event.type](deps, event);
    const { reference = null, purpose = null, subject = null } = event ?? {};
    await deps.db
      .updateTable('payment_event')
      .set({ reference, purpose, subject, applied_at: deps.clock.now() })
      .where('id', '=', id)
      .execute();
  },
});

/** Stores a webhook once, together with the job that applies it. */
export const storeWebhook = async (deps: AppDeps, { id, type, objectId }: ReceivedWebhook): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('payment_event')
      .values({
        id,
        type,
        object_id: objectId,
        reference: null,
        purpose: null,
        subject: null,
        received_at: deps.clock.now(),
        applied_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted)
      await enqueueJob(trx, deps, {
        job: applyWebhook,
        payload: { id },
        dedupeKey: `apply-payment-webhook:${id}`,
      });
  });
  deps.jobs.notify();
};
