import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Tables } from '../../storage/tables.ts';
import { findOrder, type OrderRow } from '../history/stored-orders.ts';
import { moveOrder } from './move-order.ts';
import { isOpen, stepAfter, stepAt, type LifeStep } from './order-pace.ts';

/** Stores the job that takes this step of an order, once. */
export const scheduleStep = (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  order: Pick<OrderRow, 'order_id' | 'placed_at' | 'ready_at'>,
  step: LifeStep,
): Promise<void> =>
  enqueueJob(db, deps, {
    job: moveOrderJob,
    payload: { orderId: order.order_id, step },
    runAt: stepAt(step, { placedAt: order.placed_at, readyAt: order.ready_at }),
    dedupeKey: `move-order:${order.order_id}:${step}`,
  });

/**
 * Plays the store: each run takes one step of an order and stores the job of the next one (ORD-066). While a person moves
 * orders at the store board, the steps only wait, and the last one closes an order that nobody has handed over (D-145).
 */
export const moveOrderJob = defineJob<{ orderId: string; step: LifeStep }>({
  topic: 'move-order',
  lane: 'orders',
  retry: retryPolicies.upkeep,
  run: async ({ payload: { orderId, step } }, deps) => {
    await deps.db.transaction().execute(async (trx) => {
      const isLast = step === 'CLOSED';
      if (isLast || deps.configuration.storeBoard !== true)
        await moveOrder(trx, deps, { orderId, to: isLast ? 'PICKED_UP' : step });
      const order = await findOrder(trx, orderId);
      const next = stepAfter(step);
      if (order && next && isOpen(order.status)) await scheduleStep(trx, deps, order, next);
    });
    deps.jobs.notify();
  },
});
