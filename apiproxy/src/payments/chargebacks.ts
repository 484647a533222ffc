import type { Kysely } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { JobPayload } from '../jobs/jobs.tables.ts';
import type { Tables } from '../storage/tables.ts';
import type { PaymentPurpose } from './payment-provider.ts';

/** The topic of the job that books chargebacks. Its module is cards, which payments do not import. */
export const chargebacksTopic = 'book-chargebacks';
/** The topic of the job that refunds gifts which were cancelled while the bank had their money. Its module is gifts. */
export const refundCancelledGiftsTopic = 'refund-cancelled-gifts';
/** The topics of the jobs that mail a customer whose refund has failed, in the module that knows the customer. */
export const failedRefundTopics = {
  order: 'mail-failed-order-refund',
  gift: 'mail-failed-gift-refund',
  reload: 'mail-failed-reload-refund',
  'auto-reload': 'mail-failed-reload-refund',
} as const satisfies Record<PaymentPurpose, string>;
/** The payload of these jobs: the refund, and the id of what was paid. */
export type FailedRefundPayload = { readonly refundId: string; readonly subject: string };

/** Stores a job of another module by its topic, once for a key. */
export const enqueueTopic = async (
  db: Kysely<Tables>,
  { ids, clock }: Pick<AppDeps, 'ids' | 'clock'>,
  {
    topic,
    key,
    payload = {},
  }: { readonly topic: string; readonly key: string; readonly payload?: JobPayload },
): Promise<void> => {
  await db
    .insertInto('job')
    .values({
      id: ids.next(),
      topic,
      payload: JSON.stringify(payload),
      dedupe_key: `${topic}:${key}`,
      run_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
};

/** A webhook reports what a periodic job books: the job runs once now, in addition to its hourly runs. */
export const bookNow = async (deps: AppDeps, topic: string, eventId: string): Promise<void> => {
  await enqueueTopic(deps.db, deps, { topic, key: eventId });
  deps.jobs.notify();
};
