import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { AppError } from '../../http/errors/app-error.ts';
import { countAttempts, ipCounters, type AttemptLimit, type Counter } from '../../http/limits/rate-limit.ts';

const windowMs = 15 * 60_000;
/** Links that did not work (pitfalls G05). Links that work are neither counted nor refused: a shop's Wi-Fi is one address. */
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
 * Follows a link, and counts it if it did not work: then it throws TOO_MANY_REQUESTS over a limit. A token has 256 bits, so that no
 * number of guesses finds one; a recipient whose neighbour guesses gets the gift (decision 150).
 */
export const withLinkLimits = async <Result>(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  followLink: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await followLink();
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'GIFT_LINK_INVALID')
      await countAttempts(deps, { ip: request.ip, reply }, countersOf(request));
    throw cause;
  }
};
