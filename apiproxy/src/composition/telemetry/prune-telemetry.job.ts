import { defineHourlyJob } from '../../jobs/periodic-job.ts';

const hourMs = 60 * 60_000;
export const retentionHours = 24;

/** Deletes counts that are older than a day. */
export const { job: pruneTelemetry, schedule: schedulePrune } = defineHourlyJob(
  'prune-beacons',
  async ({ db, clock }) => {
    for (const table of ['beacon_count', 'beacon_network'] as const)
      await db
        .deleteFrom(table)
        .where('minute', '<', new Date(clock.now().getTime() - retentionHours * hourMs))
        .execute();
  },
);
