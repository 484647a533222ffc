import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { bookReloadStars } from './earning.ts';
import { type ReturnedMoney, returnSource } from './star-sources.ts';

/**
 * The bonus of a reload (D-135). A job of its own, because a submitted order locks the member's Stars before the card, and a reload
 * has locked the card.
 */
export const reloadStarsJob = defineJob<{ reloadId: string; memberId: string; amountMinor: number }>({
  topic: 'book-reload-stars',
  lane: 'money',
  retry: retryPolicies.money,
  run: ({ payload }, deps) => deps.db.transaction().execute((trx) => bookReloadStars(trx, deps, payload)),
});

/** The Stars of money that the bank took back. */
export const takeBackStarsJob = defineJob<{ [Key in keyof ReturnedMoney]: ReturnedMoney[Key] }>({
  topic: 'take-back-stars',
  lane: 'money',
  retry: retryPolicies.money,
  run: ({ payload }, deps) => deps.db.transaction().execute((trx) => returnSource(trx, deps, payload)),
});
