import type { GraphqlContext } from '../http/domain.ts';
import { addressCounters, countAttempts, type AttemptLimit } from '../identity/attempt-limit.ts';

const windowMs = 60_000;
/** Customers behind one address: an office, or a mobile network's gateway. */
export const addressLimit: AttemptLimit = { name: 'price-address', most: 300, windowMs };
/** One customer; the page asks once for a burst of changes. */
export const sessionLimit: AttemptLimit = { name: 'price-session', most: 60, windowMs };
/** A first price begins a session. */
export const newSessionLimit: AttemptLimit = { name: 'price-new-session', most: 60, windowMs };

/** Counts one price by address and session before anything is looked up; TOO_MANY_REQUESTS with retryAfter beyond. */
export const countPrice = ({ deps, request, visitor }: GraphqlContext): Promise<void> => {
  const { ip } = request;
  const bySession =
    visitor.sessionId === undefined
      ? addressCounters(newSessionLimit, ip)
      : [{ limit: sessionLimit, subject: visitor.sessionId }];
  return countAttempts(deps, { ip }, [...addressCounters(addressLimit, ip), ...bySession]);
};
