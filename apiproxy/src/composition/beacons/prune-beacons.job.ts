import { defineHourlyJob } from '../../jobs/periodic-job.ts';

const hourMs = 60 * 60_000;
export const keptHours = 24;

/** Deletes the counts of client errors that are older than a day. */
export const { job: pruneBeacons, schedule: schedulePrune } = defineHourlyJob(
  'prune-beacons',
  async ({ db, clock }) => {
    for (const table of ['beacon_count', 'beacon_network'] as const)
      await db
        .deleteFrom(table)
        .where('minute', '<', new Date(clock.now().getTime() - keptHours * hourMs))
        .execute();
  },
);
