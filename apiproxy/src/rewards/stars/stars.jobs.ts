import type { AppDeps } from '../../http/app-deps.ts';
import { isJobDue } from '../../jobs/due-jobs.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { bookReloadStars } from './earning.ts';
import { type ReturnedMoney, restoreSource, returnSource } from './star-sources.ts';

/** Modules that know their orders and reloads store the jobs that book Stars; each payload names the member. */
export const bookingTopics = { order: 'book-stars', reload: 'book-reload-stars' } as const;

/** Whether Stars of the member wait to be booked. Ask before the balance is read: a booking between the two is in the balance then. */
export const areStarsPending = (deps: Pick<AppDeps, 'db' | 'clock'>, memberId: string): Promise<boolean> =>
  isJobDue(deps, { topics: Object.values(bookingTopics), payload: ['memberId', memberId] });

/**
 * The bonus of a reload (D-135). A job of its own, because a submitted order locks the member's Stars before the card, and a reload
 * has locked the card.
 */
export const reloadStarsJob = defineJob<{ reloadId: string; memberId: string; amountMinor: number }>({
  topic: bookingTopics.reload,
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

/** The Stars of money that the bank gave back after it had taken it. */
export const giveBackStarsJob = defineJob<{ [Key in keyof ReturnedMoney]: ReturnedMoney[Key] }>({
  topic: 'give-back-stars',
  lane: 'money',
  retry: retryPolicies.money,
  run: ({ payload }, deps) => deps.db.transaction().execute((trx) => restoreSource(trx, deps, payload)),
});
