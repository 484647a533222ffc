import type { Transaction } from 'kysely';
import { returnToCard } from '../../cards/cards.public.ts';
import type { OrderVoidReason } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { returnPayment } from '../../payments/payments.public.ts';
import { giveBackOffer } from '../../rewards/rewards.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { releaseSlot } from '../../stores/stores.public.ts';
import type { OrderRow } from '../stored-orders.ts';
import { storeTransitions } from '../life/move-order.ts';
import { openStatuses } from '../life/order-pace.ts';
import { mailVoid } from './mail-void.job.ts';

/** The reasons that the store board offers. */
export const voidReasons = ['SOLD_OUT', 'EQUIPMENT', 'CLOSING', 'OTHER'] as const satisfies readonly Exclude<
  OrderVoidReason,
  'CUSTOMER'
>[];

/** The store may void any open order; its customer, only one that the store has not begun (L-10). */
const voidableFor = (reason: OrderVoidReason) =>
  reason === 'CUSTOMER' ? (['RECEIVED'] as const) : openStatuses;

/** Gives each tender back to what paid it: at once to a stored-value card, by a job to a bank card or an account. */
const returnTenders = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { order_id, member_id: memberId }: OrderRow,
) => {
  const tenders = await trx
    .selectFrom('order_tender')
    .selectAll()
    .where('order_id', '=', order_id)
    // The cards are locked in the order of their ids.
    .orderBy('ref_id')
    .execute();
  for (const { position, tender, ref_id, amount_minor, label } of tenders) {
    let returnedTo = label;
    if (tender === 'CARD') await returnPayment(trx, deps, ref_id);
    else {
      const returned = {
        cardId: ref_id,
        memberId,
        amountMinor: amount_minor,
        refType: 'order',
        refId: order_id,
      };
      returnedTo = `svc ${(await returnToCard(trx, deps, returned)).last4}`;
    }
    await trx
      .updateTable('order_tender')
      .set({ returned_to: returnedTo })
      .where('order_id', '=', order_id)
      .where('position', '=', position)
      .execute();
  }
};

export interface OrderVoiding {
  readonly orderId: string;
  readonly reason: OrderVoidReason;
}

/**
 * Voids an order that its store cannot make or its customer cancels, in the caller's transaction: the slot, the offer with its Stars and the payment are given
 * back, and the customer is mailed (D-144). Its Stars are never booked. Returns false if the order is not in a state that the reason allows: of concurrent callers one
 * voids it, and a store that begins it at the same time comes first or finds it voided. Call `deps.jobs.notify()` after the commit.
 */
export const voidOrder = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { orderId, reason }: OrderVoiding,
): Promise<boolean> => {
  const order = await trx
    .updateTable('orders')
    .set({ status: 'VOIDED' })
    .where('order_id', '=', orderId)
    .where('status', 'in', voidableFor(reason))
    .returningAll()
    .executeTakeFirst();
  if (!order) return false;
  await storeTransitions(trx, orderId, [{ status: 'VOIDED', at: deps.clock.now() }]);
  await trx.insertInto('order_void').values({ order_id: orderId, reason }).execute();
  if (order.slot_at) await releaseSlot(trx, order.store_number, order.slot_at);
  await giveBackOffer(trx, deps, orderId, 'SPENT');
  await returnTenders(trx, deps, order);
  await enqueueJob(trx, deps, { job: mailVoid, payload: { orderId }, dedupeKey: `mail-void:${orderId}` });
  return true;
};
