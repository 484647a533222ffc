import { defineHourlyJob } from '../../jobs/hourly-job.ts';

const hourMs = 60 * 60_000;
export const keptHours = 24;

/** Deletes the counts of client errors that are older than a day. */
export const { job: pruneBeacons, schedule: schedulePrune } = defineHourlyJob(
  'prune-beacons',
  async ({ db, clock }) => {
    await db
      .deleteFrom('beacon_count')
      .where('minute', '<', new Date(clock.now().getTime() - keptHours * hourMs))
      .execute();
  },
);
