import { defineHourlyJob } from '../../jobs/periodic-job.ts';

const hourMs = 60 * 60_000;
export const retentionHours = 24;

/** The retention of thirteen months allows comparing a month with the same month a year before. */
export const usageRetentionDays = 400;

/** Deletes counts of versions that are older than a day, and usage counts that are older than `usageRetentionDays`. */
export const { job: pruneTelemetry, schedule: schedulePrune } = defineHourlyJob(
  'prune-telemetry',
  async ({ db, clock }) => {
    for (const table of ['telemetry_count', 'telemetry_network'] as const)
      await db
        .deleteFrom(table)
        .where('minute', '<', new Date(clock.now().getTime() - retentionHours * hourMs))
        .execute();
    const oldest = new Date(clock.now().getTime() - usageRetentionDays * 24 * hourMs);
    await db.deleteFrom('usage_count').where('day', '<', oldest.toISOString().slice(0, 10)).execute();
  },
);
