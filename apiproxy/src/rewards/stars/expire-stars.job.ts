import { defineHourlyJob } from '../../jobs/periodic-job.ts';
import { bookExpired, lockStars } from './star-ledger.ts';

/**
 * Books the batches that are over (D-150). It runs at each full hour: a month ends at midnight in the member's zone, and every
 * market's zone is whole hours from UTC.
 */
export const { job: expireStars, schedule: scheduleStarExpiry } = defineHourlyJob(
  'expire-stars',
  async (deps) => {
    const due = await deps.db
      .selectFrom('star_batch')
      .select('member_id')
      .distinct()
      .where('remaining_tenths', '>', 0)
      .where('expires_at', '<=', deps.clock.now())
      .execute();
    for (const { member_id } of due)
      await deps.db.transaction().execute(async (trx) => {
        await lockStars(trx, member_id);
        await bookExpired(trx, deps, member_id);
      });
  },
);
