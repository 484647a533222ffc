import type { QueryOrderArgs } from '../../generated/resolvers.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { findOrder } from '../stored-orders.ts';
import { ownersOf } from '../owner.ts';
import { isTokenOf, presentOrder, type SubmittedOrder } from './present-order.ts';

/** Returns the caller's own order, or the order of the given token (D-25, D-35); otherwise null. */
export const findOwnOrder = async (
  { deps, visitor }: GraphqlContext,
  { orderId, token }: QueryOrderArgs,
): Promise<SubmittedOrder | null> => {
  const order = await findOrder(deps.db, orderId);
  if (!order) return null;
  const own = ownersOf(visitor).includes(order.owner);
  const proven = own || (token ? isTokenOf(order, token) : false);
  return proven ? presentOrder(order, { own }) : null;
};
