import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { ipCounters, countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';

const windowMs = 60_000;
/** The limit of customers behind one IP address: an office, or a mobile network's gateway. */
export const ipLimit: AttemptLimit = { name: 'price-address', max: 300, windowMs };
/** The limit of one customer; the page sends one request for several quick changes. */
export const sessionLimit: AttemptLimit = { name: 'price-session', max: 60, windowMs };
/** The first price starts a session. */
export const newSessionLimit: AttemptLimit = { name: 'price-new-session', max: 60, windowMs };

/**
 * Counts one price by IP address and session before anything is loaded. Throws TOO_MANY_REQUESTS with retryAfter over
 * the limit.
 */
export const countPrice = ({ deps, request, visitor }: GraphqlContext): Promise<void> => {
  const { ip } = request;
  const bySession =
    visitor.sessionId === undefined
      ? ipCounters(newSessionLimit, ip)
      : [{ limit: sessionLimit, subject: visitor.sessionId }];
  return countAttempts(deps, { ip }, [...ipCounters(ipLimit, ip), ...bySession]);
};
