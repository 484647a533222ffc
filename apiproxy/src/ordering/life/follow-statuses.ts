import type { AppDeps } from '../../http/app-deps.ts';
import type { OrderStatus } from './order-pace.ts';

const pollEveryMs = 1_000;

export interface FollowOptions {
  /** The ids of the followed orders. */
  subjects(): ReadonlySet<string>;
  onMove(orderId: string, status: OrderStatus): void;
}
export interface StatusFollower {
  /** Sets the status that the order's followers have. */
  know(orderId: string, status: OrderStatus): void;
  stop(): Promise<void>;
}

/**
 * Reads the statuses of the followed orders every second, in one query, and reports each that has changed: whichever process
 * has moved the order. Without followed orders it reads nothing. A failed read is repeated a second later.
 */
export const followStatuses = (
  { db, log }: Pick<AppDeps, 'db' | 'log'>,
  { subjects, onMove }: FollowOptions,
): StatusFollower => {
  const known = new Map<string, OrderStatus>();
  const read = async () => {
    const ids = subjects();
    for (const orderId of known.keys()) if (!ids.has(orderId)) known.delete(orderId);
    if (ids.size === 0) return;
    const rows = await db
      .selectFrom('orders')
      .select(['order_id', 'status'])
      .where('order_id', 'in', [...ids])
      .execute();
    for (const { order_id: orderId, status } of rows) {
      if (known.get(orderId) === status) continue;
      known.set(orderId, status);
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
    know: (orderId, status) => void known.set(orderId, status),
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
