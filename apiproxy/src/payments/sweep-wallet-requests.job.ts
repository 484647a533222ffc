import { idempotencyRetentionMs } from '../http/idempotency/idempotency-store.ts';
import { defineHourlyJob } from '../jobs/periodic-job.ts';
import { deleteInBatches } from '../storage/delete-in-batches.ts';

/** Deletes the results of wallet requests when the idempotency key of the same request would have expired (D-164). */
export const { job: sweepWalletRequests, schedule: scheduleWalletRequestSweep } = defineHourlyJob(
  'sweep-wallet-requests',
  async ({ db, clock }) => {
    const before = new Date(clock.now().getTime() - idempotencyRetentionMs);
    await deleteInBatches((limit) => {
      const expired = db
        .selectFrom('wallet_request')
        .select('request_id')
        .where('created_at', '<=', before)
        .limit(limit);
      return db.deleteFrom('wallet_request').where('request_id', 'in', expired);
    });
  },
);
