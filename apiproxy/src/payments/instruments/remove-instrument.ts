import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { forgetInstrument } from './forget-instrument.job.ts';
import { lockWallet, makeDefault, listInstruments, isReadOnly } from './instrument-store.ts';

/** Removes a payment method; the oldest one that is left becomes the default. A removed one is left as it is. */
export const removeInstrument = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { memberId, paymentMethodId }: { readonly memberId: string; readonly paymentMethodId: string },
): Promise<void> => {
  await lockWallet(trx, memberId);
  const removed = await trx
    .updateTable('payment_instrument')
    .set({ removed_at: deps.clock.now(), is_default: false })
    .where('payment_method_id', '=', paymentMethodId)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .returning('instrument_id')
    .executeTakeFirst();
  if (!removed) return;
  const { instrument_id: instrumentId } = removed;
  await enqueueJob(trx, deps, { job: forgetInstrument, payload: { instrumentId } });
  const left = (await listInstruments(trx, deps, memberId)).filter((row) => !isReadOnly(row, deps));
  const [next] = left;
  if (next && !left.some(({ is_default }) => is_default))
    await makeDefault(trx, memberId, next.payment_method_id);
};
