import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import {
  countAttempts,
  ipCounters,
  perIp,
  type AttemptLimit,
  type Counter,
} from '../../http/limits/rate-limit.ts';
import { readProvedBrowserId } from '../sign-in/known-browser.ts';
import type { AskedChallengeRow } from './challenge.ts';

const hour = 60 * 60_000;
interface StepLimits {
  /** Of one browser that has passed the second step of the account, or of one session (a step-up). */
  readonly own: AttemptLimit;
  /** Of one network at one account. It is the smaller one, so that one network leaves attempts for the owner elsewhere. */
  readonly network: AttemptLimit;
  /** Of all unknown browsers at one account: the limit that makes guessing six digits hopeless. */
  readonly account: AttemptLimit;
}
/** D-121: codes that are typed, and messages that are sent. Decision 150 states what an attacker gains from each. */
export const stepLimits = {
  verify: {
    own: { name: 'mfa-code-own', max: 20, windowMs: hour },
    network: { name: 'mfa-code-network', max: 10, windowMs: hour },
    account: { name: 'mfa-code', max: 40, windowMs: hour },
  },
  send: {
    own: { name: 'mfa-sent-own', max: 15, windowMs: hour },
    network: { name: 'mfa-sent-network', max: 6, windowMs: hour },
    account: { name: 'mfa-sent', max: 15, windowMs: hour },
  },
} as const satisfies Record<string, StepLimits>;
/** Ids of challenges that do not exist, from one network. */
const unknownLimit: AttemptLimit = { name: 'mfa-address', max: 60, windowMs: 5 * 60_000 };

/**
 * The counters of a code or message. A new password starts them from zero: the earlier one begins no challenges any more, and
 * the owner does not wait for attempts that were made with it.
 */
export const countersOf = (
  request: FastifyRequest,
  deps: AppDeps,
  { own, network, account }: StepLimits,
  { memberId, email, passwordHash, purpose }: AskedChallengeRow,
): readonly Counter[] => {
  if (purpose === 'step-up')
    return [{ limit: own, subject: `session ${request.visitor.sessionId ?? memberId}` }];
  const browserId = readProvedBrowserId(request, deps, email);
  if (browserId !== undefined) return [{ limit: own, subject: `browser ${browserId}` }];
  const subject = `${memberId} ${passwordHash}`;
  return [perIp(network, request.ip, subject), { limit: account, subject }];
};

/** Counts the id of a challenge that does not exist. Throws TOO_MANY_REQUESTS. */
export const countUnknownChallenge = (
  { ip }: FastifyRequest,
  reply: FastifyReply,
  deps: AppDeps,
): Promise<void> => countAttempts(deps, { ip, reply }, ipCounters(unknownLimit, ip));
