import type { MutationCancelOrderArgs } from '../../generated/resolvers.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { isTokenOf, presentOrder, type SubmittedOrder } from '../history/present-order.ts';
import { findOrder } from '../stored-orders.ts';
import { ownersOf } from '../owner.ts';
import { voidOrder } from './void-order.ts';

/**
 * cancelOrder (L-10): the customer's own order, or the order of the token, is voided while the store has not begun it. Of the customer
 * and the store that begins it, the first one wins. Idempotent: an order that its customer canceled is answered again. Throws
 * ORDER_NOT_FOUND, or ORDER_STARTED once the store has begun, voided it or handed it over.
 */
export const cancelOrder = async (
  { deps, visitor }: GraphqlContext,
  { orderId, token }: MutationCancelOrderArgs,
): Promise<SubmittedOrder> => {
  const order = await findOrder(deps.db, orderId);
  const own = order !== undefined && ownersOf(visitor).includes(order.owner);
  if (!order || !(own || (token ? isTokenOf(order, token) : false))) throw createAppError('ORDER_NOT_FOUND');
  const current = await deps.db.transaction().execute(async (trx) => {
    const canceled = await voidOrder(trx, deps, { orderId, reason: 'CUSTOMER' });
    const after = await findOrder(trx, orderId);
    if (canceled) return after;
    const voided = await trx
      .selectFrom('order_void')
      .select('reason')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    return voided?.reason === 'CUSTOMER' ? after : undefined;
  });
  if (!current) throw createAppError('ORDER_STARTED');
  deps.jobs.notify();
  return presentOrder(current, { own });
};
