import { definePeriodicJob } from '../jobs/periodic-job.ts';
import { deletePrices } from './price-store.ts';

const everyMs = 10 * 60_000;
/** How long a price is kept after it ended, for a submit that arrives late. */
export const keptMs = 60 * 60_000;

/** Deletes prices an hour after they ended. */
export const { job: sweepPrices, schedule: schedulePriceSweep } = definePeriodicJob(
  'sweep-prices',
  everyMs,
  ({ db, clock }) => deletePrices(db, new Date(clock.now().getTime() - keptMs)),
);
