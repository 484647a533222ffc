import type { ExpressionBuilder } from 'kysely';
import type { QueryOpenOrdersArgs } from '../../generated/resolvers.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import type { Tables } from '../../storage/tables.ts';
import type { OrderRow } from '../stored-orders.ts';
import { openStatuses, type OrderStatus } from '../life/order-pace.ts';
import { ownersOf } from '../owner.ts';
import { isTokenOf, presentOrder, type SubmittedOrder } from './present-order.ts';

const maxOrders = 10;
/** The time for which an order that is over is listed, so that the customer learns about it. */
const endShownMs = 2 * 60 * 60_000;

const reachedSince = (eb: ExpressionBuilder<Tables, 'orders'>, status: OrderStatus, since: Date) =>
  eb
    .selectFrom('order_transition')
    .select('order_transition.order_id')
    .where('order_transition.status', '=', status)
    .where('at', '>', since);

/**
 * openOrders: the caller's orders that are not picked up yet, and those voided within two hours, oldest first; for a guest also orders beyond
 * the session, by the token of their signed link (ORD-067). `withPickedUp` adds those that were picked up within two hours. Orders that are unknown or
 * wrongly signed are omitted.
 */
export const openOrders = async (
  { deps, visitor }: GraphqlContext,
  { signed, withPickedUp }: QueryOpenOrdersArgs,
): Promise<readonly SubmittedOrder[]> => {
  const owners = ownersOf(visitor);
  const tokens = (signed ?? []).slice(0, maxOrders);
  if (owners.length + tokens.length === 0) return [];
  const since = new Date(deps.clock.now().getTime() - endShownMs);
  const rows: readonly OrderRow[] = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('status', 'in', openStatuses),
        eb.and([
          eb('status', '=', 'VOIDED'),
          // A customer who canceled an order knows about it.
          eb(
            'order_id',
            'in',
            eb.selectFrom('order_void').select('order_void.order_id').where('reason', '<>', 'CUSTOMER'),
          ),
          eb('order_id', 'in', reachedSince(eb, 'VOIDED', since)),
        ]),
        ...(withPickedUp
          ? [
              eb.and([
                eb('status', '=', 'PICKED_UP'),
                eb('order_id', 'in', reachedSince(eb, 'PICKED_UP', since)),
              ]),
            ]
          : []),
      ]),
    )
    .where((eb) =>
      eb.or([
        ...(owners.length > 0 ? [eb('owner', 'in', owners)] : []),
        ...(tokens.length > 0
          ? [
              eb(
                'order_id',
                'in',
                tokens.map(({ orderId }) => orderId),
              ),
            ]
          : []),
      ]),
    )
    // Orders that are over never take the place of open ones.
    .orderBy((eb) => eb('status', '=', 'PICKED_UP'))
    .orderBy('placed_at')
    .limit(maxOrders)
    .execute();
  return rows.flatMap((row) => {
    const own = owners.includes(row.owner);
    const proven = tokens.some(({ orderId, token }) => orderId === row.order_id && isTokenOf(row, token));
    return own || proven ? [presentOrder(row, { own })] : [];
  });
};
