import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { AppDeps } from '../http/app-deps.ts';

const hourMs = 60 * 60_000;

/** One sweep an hour however many processes there are: the hour is the key. */
export const scheduleSweep = (deps: AppDeps, runAt: Date = deps.clock.now()): Promise<void> => {
  const hour = Math.floor(runAt.getTime() / hourMs);
  return enqueueJob(deps.db, deps, {
    topic: 'sweep-sessions',
    payload: {},
    runAt: new Date(hour * hourMs),
    dedupeKey: `sweep-sessions:${hour}`,
  });
};

const dayMs = 24 * hourMs;
/** Prices that nobody ordered for. */
const sweepPrices = ({ db }: AppDeps, now: Date) =>
  db
    .deleteFrom('priced_order')
    .where('expires_at', '<', new Date(now.getTime() - dayMs))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders')
            .select('order_id')
            .whereRef('orders.order_id', '=', 'priced_order.order_id'),
        ),
      ),
    )
    .execute();

/** Deletes ended sessions, old prices, counters and done jobs, then arms the next sweep. */
export const sweepSessions: JobHandler = async (_job, deps) => {
  const now = deps.clock.now();
  await deps.db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await deps.db
    .deleteFrom('rate_bucket')
    .where('window_start', '<', new Date(now.getTime() - hourMs))
    .execute();
  await sweepPrices(deps, now);
  await deps.db
    .deleteFrom('job')
    .where('done_at', '<', new Date(now.getTime() - 7 * dayMs))
    .execute();
  await scheduleSweep(deps, new Date(now.getTime() + hourMs));
};
