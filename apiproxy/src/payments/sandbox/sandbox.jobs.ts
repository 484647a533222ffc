import type { Kysely } from 'kysely';
import { restPaths } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PaymentEvent } from '../payment-provider.ts';
import { signWebhook } from './webhook-signature.ts';

type Payment = Pick<Tables['sandbox_payment'], 'reference' | 'purpose' | 'subject'>;
/** The time in which the sandbox bank decides a pending payment. */
export const pendingMs = 5_000;
const timeoutMs = 10_000;
export const signatureHeader = 'crema-signature';

/** Posts a signed event to the shop, as a real provider does; repeated until the shop accepts it. */
export const sendWebhook = defineJob<{ body: string }>({
  topic: 'sandbox-webhook',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { body } }, deps) => {
    const reply = await fetch(new URL(restPaths.paymentWebhook, deps.publicOrigin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signWebhook(deps, body) },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new Error(`The shop answered ${reply.status} to the webhook; expected 204.`);
  },
});

export const enqueueWebhook = async (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  { reference, purpose, subject }: Payment,
  type: PaymentEvent['type'],
): Promise<void> => {
  const event: PaymentEvent = { id: `evt_${deps.ids.next()}`, type, reference, purpose, subject };
  await enqueueJob(db, deps, { job: sendWebhook, payload: { body: JSON.stringify(event) } });
};

/**
 * Decides a payment that waits for its customer or the bank, once, and sends the event. Returns undefined if
 * none waits.
 */
export const decidePayment = (
  deps: Pick<AppDeps, 'db' | 'ids' | 'clock'>,
  waiting: { readonly column: 'reference' | 'action_key'; readonly value: string },
  isApproved: boolean,
) =>
  deps.db.transaction().execute(async (trx) => {
    const decided = await trx
      .updateTable('sandbox_payment')
      .set(isApproved ? { state: 'HELD' } : { state: 'REFUSED', error_code: 'PAYMENT_DECLINED' })
      .where(waiting.column, '=', waiting.value)
      .where('state', '=', waiting.column === 'reference' ? 'PENDING' : 'ACTION')
      .returning(['reference', 'purpose', 'subject', 'action', 'return_url'])
      .executeTakeFirst();
    if (decided)
      await enqueueWebhook(trx, deps, decided, isApproved ? 'payment.authorised' : 'payment.refused');
    return decided;
  });

/** The bank refuses the card of a payment that has a reason. */
const hasReason = async (db: Kysely<Tables>, reference: string): Promise<boolean> =>
  (await db
    .selectFrom('sandbox_payment')
    .select('reference')
    .where('reference', '=', reference)
    .where('reason', 'is not', null)
    .executeTakeFirst()) !== undefined;

export const decidePending = defineJob<{ reference: string }>({
  topic: 'sandbox-decide',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reference } }, deps) => {
    const isApproved = !(await hasReason(deps.db, reference));
    await decidePayment(deps, { column: 'reference', value: reference }, isApproved);
    deps.jobs.notify();
  },
});
