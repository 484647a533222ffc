import { timingSafeEqual } from 'node:crypto';
import type { GraphqlContext } from '../http/domain.ts';
import { findOrder } from './order-store.ts';
import { ownersOf } from './owner.ts';
import { presentOrder, type SubmittedOrder } from './present-order.ts';

const sameToken = (told: string, kept: string): boolean => {
  const [left, right] = [Buffer.from(told), Buffer.from(kept)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The caller's own order, or the one whose token is shown (D-25, D-35); null for any other. */
export const findOwnOrder = async (
  { deps, visitor }: GraphqlContext,
  { orderId, token }: { readonly orderId: string; readonly token?: string | null },
): Promise<SubmittedOrder | null> => {
  const order = await findOrder(deps.db, orderId);
  if (!order) return null;
  const own =
    ownersOf(visitor).includes(order.owner) || (token ? sameToken(token, order.order_token) : false);
  return own ? presentOrder(order, deps.clock.now()) : null;
};
