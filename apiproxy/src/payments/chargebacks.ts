import type { Currency, Money } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { JobPayload } from '../jobs/jobs.tables.ts';
import type { Tables } from '../storage/tables.ts';
import type { PaymentPurpose } from './payment-provider.ts';

/** The topic of the job that books chargebacks. Its module is cards, which payments do not import. */
export const chargebacksTopic = 'book-chargebacks';
/** The topic of the job that refunds gifts which were cancelled while the bank had their money. Its module is gifts. */
export const refundCancelledGiftsTopic = 'refund-cancelled-gifts';
/** The topics of the jobs that mail a customer about a payment, in the module that knows the customer. */
export const paymentMailTopics = {
  order: 'mail-failed-order-refund',
  gift: 'mail-failed-gift-refund',
  reload: 'mail-failed-reload-refund',
  'auto-reload': 'mail-failed-reload-refund',
} as const satisfies Record<PaymentPurpose, string>;
/** Events of a payment that the customer has not caused on our pages: of an operator at the provider, or of the bank. */
export type PaymentMailKind =
  'refund-failed' | 'refunded' | 'captured-less' | 'charged-back' | 'chargeback-returned';
/** The payload of these jobs: the refund, and the id of what was paid. */
export type PaymentMailPayload = {
  readonly refundId: string;
  readonly subject: string;
  /** Missing for a refund that has failed. */
  readonly kind?: Exclude<PaymentMailKind, 'refund-failed'>;
  readonly amountMinor?: number;
  readonly currency?: Currency;
};

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

/** Mails the customer once for a refund or chargeback; `id` is of the refund, the chargeback or the payment. */
export const enqueuePaymentMail = (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  {
    id,
    purpose,
    subject,
    kind,
    amount: { amountMinor, currency },
  }: {
    readonly id: string;
    readonly purpose: PaymentPurpose;
    readonly subject: string;
    readonly kind: Exclude<PaymentMailKind, 'refund-failed'>;
    readonly amount: Money;
  },
): Promise<void> =>
  enqueueTopic(db, deps, {
    topic: paymentMailTopics[purpose],
    key: `${kind}:${id}`,
    payload: { refundId: id, subject, kind, amountMinor, currency },
  });

/** A webhook reports what a periodic job books: the job runs once now, in addition to its hourly runs. */
export const bookNow = async (deps: AppDeps, topic: string, eventId: string): Promise<void> => {
  await enqueueTopic(deps.db, deps, { topic, key: eventId });
  deps.jobs.notify();
};
