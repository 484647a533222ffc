import { highestTip, money } from '@crema/shared-contracts';
import type { TipChange } from '../../generated/resolvers.ts';
import type { Db } from '../../storage/database.ts';

/** D-27: how long after the pickup a tip can be changed. */
export const tipChangeMs = 2 * 60 * 60_000;

const loadOrders = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .select(['order_id', 'status', 'currency', 'total_minor', 'member_id'])
    .select(({ selectFrom }) => [
      selectFrom('order_tender')
        .whereRef('order_tender.order_id', '=', 'orders.order_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('tenders'),
      selectFrom('order_tender')
        .whereRef('order_tender.order_id', '=', 'orders.order_id')
        .select(({ fn }) => fn.max('tender').as('kind'))
        .as('kind'),
      selectFrom('order_transition')
        .whereRef('order_transition.order_id', '=', 'orders.order_id')
        .where('order_transition.status', '=', 'PICKED_UP')
        .select('at')
        .as('picked_up_at'),
    ])
    .where('order_id', 'in', orderIds)
    .execute();
type Facts = Awaited<ReturnType<typeof loadOrders>>[number];

const changeOf = (order: Facts, now: Date): TipChange | null => {
  if (order.status === 'VOIDED' || order.total_minor === 0 || order.member_id === null) return null;
  if (Number(order.tenders) !== 1 || order.kind !== 'SVC') return null;
  const until = order.picked_up_at && new Date(order.picked_up_at.getTime() + tipChangeMs);
  if (until && now >= until) return null;
  return {
    until: until?.toISOString() ?? null,
    highest: money(highestTip(order.total_minor), order.currency),
  };
};

/**
 * Whether and until when the tips of orders can be changed, and to which amount at most: for a member's order that one stored-value
 * card pays, until two hours after its pickup, and not once it is voided (ORD-104, D-27). The map lacks orders whose tip cannot be
 * changed at `now`.
 */
export const listTipChanges = async (
  db: Db,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, TipChange>> => {
  if (orderIds.length === 0) return new Map();
  const orders = await loadOrders(db, orderIds);
  return new Map(
    orders.flatMap((order) => {
      const change = changeOf(order, now);
      return change ? [[order.order_id, change] as const] : [];
    }),
  );
};

/** The same for one order; null if its tip cannot be changed at `now`. */
export const findTipChange = async (db: Db, orderId: string, now: Date): Promise<TipChange | null> =>
  (await listTipChanges(db, [orderId], now)).get(orderId) ?? null;
