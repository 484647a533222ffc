import { money, type Currency, type Money } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Chargeback } from '../payment-provider.ts';
import type { SandboxDeps } from './sandbox-instruments.ts';
import { enqueueWebhook } from './sandbox.jobs.ts';

/** The bank takes a captured payment back, or a part of it, and the sandbox reports it. */
export const chargeBack = (
  deps: Pick<AppDeps, 'db' | 'ids' | 'clock'>,
  reference: string,
  amount: Money,
): Promise<string> =>
  deps.db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('reference', '=', reference)
      .where('state', '=', 'CAPTURED')
      .executeTakeFirst();
    if (!payment) throw new Error(`Cannot charge ${reference} back: expected a captured payment`);
    const chargebackId = `cb_${deps.ids.next()}`;
    await trx
      .insertInto('sandbox_chargeback')
      .values({
        chargeback_id: chargebackId,
        reference,
        amount_minor: amount.amountMinor,
        at: deps.clock.now(),
      })
      .execute();
    await enqueueWebhook(trx, deps, payment, 'payment.charged-back');
    return chargebackId;
  });

export const listChargebacks = async ({ db }: SandboxDeps, since: Date): Promise<readonly Chargeback[]> => {
  const rows = await db
    .selectFrom('sandbox_chargeback')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'sandbox_chargeback.reference')
    .selectAll('sandbox_chargeback')
    .select(['currency', 'purpose', 'subject'])
    .where('at', '>=', since)
    .orderBy('at')
    .execute();
  return rows.map(({ chargeback_id, reference, amount_minor, currency, purpose, subject, at }) => ({
    chargebackId: chargeback_id,
    reference,
    purpose,
    subject,
    amount: money(amount_minor, currency as Currency),
    at,
  }));
};
