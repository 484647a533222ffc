import { definePeriodicJob } from '../../jobs/periodic-job.ts';
import { deletePrices } from './price-store.ts';

const everyMs = 10 * 60_000;
/** Retention of an expired price, for a late submission. */
export const retentionMs = 60 * 60_000;

/** Deletes prices one hour after they expired. */
export const { job: sweepPrices, schedule: schedulePriceSweep } = definePeriodicJob(
  'sweep-prices',
  everyMs,
  ({ db, clock }) => deletePrices(db, new Date(clock.now().getTime() - retentionMs)),
);
