import type { Kysely, Selectable } from 'kysely';
import type { AppDeps } from '../../../http/app-deps.ts';
import { giveBackOffer } from '../../../rewards/rewards.public.ts';
import type { Tables } from '../../../storage/tables.ts';
import { lockPricedOrder } from '../priced-orders.ts';
import type { OrderPaymentTable } from '../../ordering.tables.ts';
import { releaseHold } from '../slot-hold.ts';

export type OrderPaymentRow = Selectable<OrderPaymentTable>;

export type OrderPaymentOutcome = Pick<OrderPaymentRow, 'state' | 'error_code' | 'reason'>;
export const placedPayment: OrderPaymentOutcome = { state: 'PLACED', error_code: null, reason: null };
/** The payment has failed; `reason` is the bank's own code, if it has named one. */
export const failedPayment = (errorCode: string, reason: string | null = null): OrderPaymentOutcome => ({
  state: 'FAILED',
  error_code: errorCode,
  reason,
});

export const findOrderPayment = (db: Kysely<Tables>, orderId: string): Promise<OrderPaymentRow | undefined> =>
  db.selectFrom('order_payment').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/**
 * Ends a waiting payment, and gives back the place that it holds in a slot (ORD-064); a failed one gives back the offer that the
 * order holds. A payment that has ended, or was replaced by another one, stays as it is.
 */
export const endOrderPayment = async (
  deps: AppDeps,
  { order_id, reference }: Pick<OrderPaymentRow, 'order_id' | 'reference'>,
  outcome: OrderPaymentOutcome,
): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    await lockPricedOrder(trx, order_id);
    const ended = await trx
      .updateTable('order_payment')
      .set(outcome)
      .where('order_id', '=', order_id)
      .where('reference', '=', reference)
      .where('state', '=', 'WAITING')
      .returning('order_id')
      .executeTakeFirst();
    if (ended) await releaseHold(trx, order_id);
    if (ended && outcome.state === 'FAILED') await giveBackOffer(trx, deps, order_id, 'HELD');
    return ended !== undefined;
  });
