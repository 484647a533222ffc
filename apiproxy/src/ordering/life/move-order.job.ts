import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Tables } from '../../storage/tables.ts';
import { findOrder, type OrderRow } from '../stored-orders.ts';
import { moveOrder } from './move-order.ts';
import { isOpen, stepAfter, stepAt, type LifeStep } from './order-pace.ts';

type ScheduledOrder = Pick<
  OrderRow,
  'order_id' | 'placed_at' | 'ready_at' | 'slot_at' | 'estimates' | 'pickup_option'
>;
/** The store's lead time for the pickup option when the order was placed; undefined without a chosen time, or without an estimate. */
const leadMinutesOf = ({ slot_at, estimates, pickup_option }: ScheduledOrder): number | undefined =>
  slot_at ? estimates.find(({ pickUpOption }) => pickUpOption === pickup_option)?.minMinutes : undefined;

/** Stores the job that takes this step of an order, once. */
export const scheduleStep = (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock' | 'configuration'>,
  order: ScheduledOrder,
  step: LifeStep,
): Promise<void> =>
  enqueueJob(db, deps, {
    job: moveOrderJob,
    payload: { orderId: order.order_id, step },
    runAt: stepAt(step, {
      placedAt: order.placed_at,
      readyAt: order.ready_at,
      preparingMinutes: leadMinutesOf(order),
      pickedUpAfterMinutes: deps.configuration.pickedUpAfterMinutes,
    }),
    dedupeKey: `move-order:${order.order_id}:${step}`,
  });

/** Whether a person moves the orders of this store: nobody can open the board of a store without a key (L-21). */
const isMovedByPerson = async (db: Kysely<Tables>, deps: AppDeps, storeNumber: string): Promise<boolean> =>
  deps.configuration.storeBoard === true &&
  (await db
    .selectFrom('store_key')
    .select('store_number')
    .where('store_number', '=', storeNumber)
    .executeTakeFirst()) !== undefined;

/**
 * Plays the store: each run takes one step of an order and stores the job of the next one (ORD-066). While a person moves
 * the store's orders at its board, the steps only wait, and the last one closes an order that nobody has handed over (D-145).
 */
export const moveOrderJob = defineJob<{ orderId: string; step: LifeStep }>({
  topic: 'move-order',
  lane: 'orders',
  retry: retryPolicies.upkeep,
  run: async ({ payload: { orderId, step } }, deps) => {
    await deps.db.transaction().execute(async (trx) => {
      const isLast = step === 'CLOSED';
      const placed = await findOrder(trx, orderId);
      if (placed && (isLast || !(await isMovedByPerson(trx, deps, placed.store_number))))
        await moveOrder(trx, deps, { orderId, to: isLast ? 'PICKED_UP' : step });
      const order = await findOrder(trx, orderId);
      const next = stepAfter(step);
      if (order && next && isOpen(order.status)) await scheduleStep(trx, deps, order, next);
    });
    deps.jobs.notify();
  },
});
