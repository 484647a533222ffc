import type { AppDeps } from '../../../http/app-deps.ts';
import { AppError } from '../../../http/errors/app-error.ts';
import { releaseNow } from '../../../payments/payments.public.ts';
import { findOrder } from '../../stored-orders.ts';
import { lockPricedOrder } from '../priced-orders.ts';
import { claimSlot } from '../slot-hold.ts';
import type { SubmitFacts } from '../submit-rules.ts';
import { takeOrderOffer } from '../take-offer.ts';
import { findOrderPayment, orderPayments } from './order-payments.ts';
import { toStored } from './stored-submission.ts';

/**
 * Stores a submission whose payment is not decided, with the job that places the order or gives it up. The payment of an
 * earlier submission of the same order is released: one payment of an order waits at a time. Returns false if another payment
 * has placed the order meanwhile: then this one is released, and the placed order stays as it is. The waiting payment holds the
 * chosen slot (ORD-064); if it is full, SLOT_UNAVAILABLE is thrown, and the release job ends the payment unless it is sent again.
 * The order's offer is held too; throws REWARD_NOT_APPLIED if another order uses it, after this payment is released.
 */
export const awaitPayment = async (
  deps: AppDeps,
  facts: SubmitFacts,
  { memberId, reference }: { readonly memberId: string | null; readonly reference: string },
): Promise<boolean> => {
  const { priced, submission } = facts;
  const store = deps.db.transaction().execute(async (trx) => {
    await lockPricedOrder(trx, priced.order_id);
    if (await findOrder(trx, priced.order_id)) return { isPlaced: true, released: reference };
    const earlier = await findOrderPayment(trx, priced.order_id);
    const isSame = earlier?.reference === reference && earlier.submission.hash === submission.hash;
    if (isSame && earlier.state !== 'FAILED') return { isPlaced: false, released: undefined };
    await claimSlot(trx, facts);
    const row = {
      order_id: priced.order_id,
      reference,
      owner: priced.owner,
      member_id: memberId,
      is_guest: priced.is_guest,
      submission: JSON.stringify(toStored(submission, reference)),
      state: 'WAITING' as const,
      error_code: null,
      reason: null,
      slot_at: submission.slotAt ?? null,
      created_at: deps.clock.now(),
    };
    const stored = await trx
      .insertInto('order_payment')
      .values(row)
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
      .returningAll()
      .executeTakeFirstOrThrow();
    await takeOrderOffer(trx, deps, { priced, memberId, offer: facts.offer }, 'HELD');
    await orderPayments.start(trx, deps, stored);
    const isReplaced = earlier?.state === 'WAITING' && earlier.reference !== reference;
    return { isPlaced: false, released: isReplaced ? earlier.reference : undefined };
  });
  const { isPlaced, released } = await store.catch(async (cause: unknown) => {
    // After a lost slot the same payment can be sent again with another time.
    if (cause instanceof AppError && cause.code === 'REWARD_NOT_APPLIED') await releaseNow(deps, reference);
    throw cause;
  });
  // The payment of a stored order is not released: the job only releases payments without one.
  if (released !== undefined) await releaseNow(deps, released);
  return !isPlaced;
};
