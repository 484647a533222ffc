import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { AppError } from '../../http/errors/app-error.ts';
import {
  countAttempts,
  forgiveAttempts,
  ipCounters,
  type AttemptLimit,
  type Counter,
} from '../../http/limits/rate-limit.ts';

const windowMs = 15 * 60_000;
/** Links that did not work (pitfalls G05). Links that work are not counted: a family or an office shares an address. */
export const linkLimits = {
  address: { name: 'gift-link-address', max: 30, windowMs },
  session: { name: 'gift-link-session', max: 20, windowMs },
  overall: { name: 'gift-link', max: 5_000, windowMs },
} as const satisfies Record<string, AttemptLimit>;

/** Widest last: a sender over the own limit adds nothing to the overall one, so that one address cannot close the links of all. */
const countersOf = ({ ip, visitor }: FastifyRequest): readonly Counter[] => {
  const session = visitor.sessionId ?? visitor.visitorId;
  return [
    ...ipCounters(linkLimits.address, ip),
    ...(session === '' ? [] : [{ limit: linkLimits.session, subject: session }]),
    { limit: linkLimits.overall, subject: 'all' },
  ];
};

/**
 * Counts a try of a link before it is looked up, so that parallel guesses count too, and forgives it unless the link did not work.
 * Throws TOO_MANY_REQUESTS over a limit.
 */
export const withLinkLimits = async <Result>(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  followLink: () => Promise<Result>,
): Promise<Result> => {
  const counters = countersOf(request);
  await countAttempts(deps, { ip: request.ip, reply }, counters);
  try {
    const result = await followLink();
    await forgiveAttempts(deps, counters);
    return result;
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'GIFT_LINK_INVALID')
      await forgiveAttempts(deps, counters);
    throw cause;
  }
};
