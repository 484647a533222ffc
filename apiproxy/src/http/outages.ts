import { DatabaseUnavailable } from '../storage/database-unavailable.ts';
import type { Clock, Log } from './app-deps.ts';

/** Seconds after which a refused caller may ask again. */
export const retryAfterSeconds = 5;
const logEveryMs = 10_000;

export interface Outages {
  /** Notes a failed request; what is not an outage is ignored. */
  note(cause: unknown): void;
}

/** Writes an outage of the database to the log every few seconds with the number of requests it cost, not for each. */
export const createOutages = ({ log, clock }: { log: Log; clock: Clock }): Outages => {
  let refused = 0;
  let loggedAt = -Infinity;
  return {
    note: (cause) => {
      if (!(cause instanceof DatabaseUnavailable)) return;
      refused += 1;
      const now = clock.now().getTime();
      if (now - loggedAt < logEveryMs) return;
      log.error({ alarm: 'database-unavailable', reason: cause.reason, cause, refused }, 'requests refused');
      loggedAt = now;
      refused = 0;
    },
  };
};
