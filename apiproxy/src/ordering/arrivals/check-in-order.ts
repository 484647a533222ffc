import type { QueryCheckInOrderArgs } from '../../generated/resolvers.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { presentArrival } from './present-arrival.ts';

/** ENG-030: what the check-in page shows of the order of this token; null for an unknown token (D-139). */
export const checkInOrder = async (
  { deps: { db } }: GraphqlContext,
  { orderToken }: QueryCheckInOrderArgs,
) => {
  const order = await db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'status', 'pickup_option', 'store_number'])
    .where('order_token', '=', orderToken)
    .executeTakeFirst();
  if (!order) return null;
  const arrival = await db
    .selectFrom('order_arrival')
    .select(['arrived_at', 'stall_number', 'noticed_at'])
    .where('order_id', '=', order.order_id)
    .executeTakeFirst();
  return {
    orderId: order.order_id,
    orderNumber: order.order_number,
    status: order.status,
    pickUpOption: order.pickup_option,
    storeNumber: order.store_number,
    arrival: arrival ? presentArrival(arrival) : null,
  };
};
export type CheckInOrder = NonNullable<Awaited<ReturnType<typeof checkInOrder>>>;

declare module '../../http/graphql/resolver-parents.ts' {
  interface ResolverParents {
    readonly CheckInOrder: CheckInOrder;
  }
}
