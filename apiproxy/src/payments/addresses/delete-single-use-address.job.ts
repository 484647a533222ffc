import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';

/** CRD-061: how long a guest's address waits for its payment. */
export const singleUseMs = 24 * 60 * 60_000;

/** Deletes the address of a draft that was left, also if no other guest comes. */
export const deleteSingleUseAddress = defineJob<{ tokenHash: string }>({
  topic: 'delete-single-use-address',
  lane: 'upkeep',
  retry: retryPolicies.upkeep,
  run: async ({ payload: { tokenHash } }, { db }) => {
    await db.deleteFrom('single_use_address').where('token_hash', '=', tokenHash).execute();
  },
});
