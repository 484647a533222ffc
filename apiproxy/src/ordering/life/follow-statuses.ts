import type { AppDeps } from '../../http/app-deps.ts';
import type { OrderStatus } from './order-pace.ts';

const pollEveryMs = 1_000;

export interface FollowOptions {
  /** The ids of the followed orders. */
  subjects(): ReadonlySet<string>;
  /** Also called with the same status when the store has noticed the customer's arrival, or the customer has changed the spot. */
  onMove(orderId: string, status: OrderStatus): void;
}
export interface KnownState {
  readonly status: OrderStatus;
  /** The store has noticed the customer's arrival (D-145). */
  readonly isNoticed: boolean;
}
export interface StatusFollower {
  /** Sets the state that the order's followers have. */
  know(orderId: string, state: KnownState): void;
  stop(): Promise<void>;
}

/**
 * Reads the statuses and noticed arrivals of the followed orders every second, in one query, and reports each that has changed: whichever process
 * has moved the order. Without followed orders it reads nothing. A failed read is repeated a second later.
 */
export const followStatuses = (
  { db, log }: Pick<AppDeps, 'db' | 'log'>,
  { subjects, onMove }: FollowOptions,
): StatusFollower => {
  const known = new Map<string, KnownState>();
  const read = async () => {
    const ids = subjects();
    for (const orderId of known.keys()) if (!ids.has(orderId)) known.delete(orderId);
    if (ids.size === 0) return;
    const rows = await db
      .selectFrom('orders')
      .leftJoin('order_arrival', 'order_arrival.order_id', 'orders.order_id')
      .select(['orders.order_id', 'status', 'noticed_at'])
      .where('orders.order_id', 'in', [...ids])
      .execute();
    for (const { order_id: orderId, status, noticed_at } of rows) {
      const before = known.get(orderId);
      const isNoticed = noticed_at !== null;
      known.set(orderId, { status, isNoticed });
      if (before?.status === status && before.isNoticed === isNoticed) continue;
      onMove(orderId, status);
    }
  };
  let running: Promise<void> | undefined;
  const poll = () => {
    running ??= read()
      .catch((cause: unknown) => log.warn({ cause }, 'statuses of followed orders not read'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(poll, pollEveryMs);
  timer.unref();
  return {
    know: (orderId, state) => void known.set(orderId, state),
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
