import { DatabaseUnavailable } from '../../storage/database-unavailable.ts';
import type { Clock, Log } from '../system.ts';

/** The value of retry-after, in seconds. */
export const retryAfterSeconds = 5;
const logEveryMs = 10_000;

export interface Outages {
  /** Records a failed request. Causes other than an outage are ignored. */
  record(cause: unknown): void;
}

/** Logs a database outage every 10 s with the number of rejected requests, not once per request. */
export const createOutages = ({ log, clock }: { log: Log; clock: Clock }): Outages => {
  let refused = 0;
  let loggedAt = -Infinity;
  return {
    record: (cause) => {
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
