import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { bookStarsJob, bookStarsKey } from '../completion/book-stars.job.ts';
import { statusesBefore, type OrderStatus } from './order-pace.ts';

/** Stores that an order reached a state at this time. */
export const storeTransitions = async (
  trx: Transaction<Tables>,
  orderId: string,
  transitions: readonly { readonly status: OrderStatus; readonly at: Date }[],
): Promise<void> => {
  await trx
    .insertInto('order_transition')
    .values(transitions.map((transition) => ({ order_id: orderId, ...transition })))
    .execute();
};

export interface Move {
  readonly orderId: string;
  readonly to: Exclude<OrderStatus, 'VOIDED'>;
}

/**
 * Moves an order forward and stores the time, in the caller's transaction. Returns false if the order is in this state or a
 * later one: of concurrent callers one moves it. An order that is picked up gets the job that books its Stars.
 */
export const moveOrder = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  { orderId, to }: Move,
): Promise<boolean> => {
  const moved = await trx
    .updateTable('orders')
    .set({ status: to })
    .where('order_id', '=', orderId)
    .where('status', 'in', statusesBefore(to))
    .returning(['star_tenths', 'member_id'])
    .executeTakeFirst();
  if (!moved) return false;
  await storeTransitions(trx, orderId, [{ status: to, at: deps.clock.now() }]);
  if (to === 'PICKED_UP' && moved.star_tenths > 0)
    await enqueueJob(trx, deps, {
      job: bookStarsJob,
      payload: { orderId, ...(moved.member_id !== null && { memberId: moved.member_id }) },
      dedupeKey: bookStarsKey(orderId),
    });
  return true;
};
