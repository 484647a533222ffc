import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { networkOf, networksOf, siteOf } from '../security/network.ts';
import { createAppError } from '../errors/app-error.ts';

export interface AttemptLimit {
  /** The name of the limit: part of the counter's key and of the log line. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}
/** A counted subject: an IP address, an account or a session. */
export interface Counter {
  readonly limit: AttemptLimit;
  readonly subject: string;
}
/** Counters of the sender's IP address, widest network first: for IPv6 the /48 with a larger limit, then the /64. */
export const ipCounters = (limit: AttemptLimit, ip: string): readonly Counter[] =>
  networksOf(ip)
    .map(({ name, share }) => ({ limit: { ...limit, max: limit.max * share }, subject: name }))
    .toReversed();
/** A counter per subject and sender. */
export const perIp = (limit: AttemptLimit, ip: string, subject: string): Counter => ({
  limit,
  subject: `${networkOf(ip)} ${subject}`,
});
/** A counter per subject and site: for IPv6 the /48. */
export const perSite = (limit: AttemptLimit, ip: string, subject: string): Counter => ({
  limit,
  subject: `${siteOf(ip)} ${subject}`,
});

/** Keys are hashes, so that the table contains no addresses or names. */
export const keyOf = ({ limit, subject }: Counter) =>
  createHash('sha256').update(`${limit.name}\u0000${subject}`).digest('hex');
const windowStart = ({ windowMs }: AttemptLimit, now: Date) =>
  new Date(Math.floor(now.getTime() / windowMs) * windowMs);

type CountDeps = Pick<AppDeps, 'db' | 'clock'>;
export interface Count extends Counter {
  /** Attempts in this window, including this one and parallel ones. */
  readonly attempts: number;
  readonly retryAfter: number;
}
const isOver = ({ attempts, limit }: Count) => attempts > limit.max;

/** Counts one attempt on one counter. */
export const countUp = async ({ db, clock }: CountDeps, counter: Counter): Promise<Count> => {
  const now = clock.now();
  const start = windowStart(counter.limit, now);
  const { n } = await db
    .insertInto('rate_bucket')
    .values({ key: keyOf(counter), window_start: start, n: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet((eb) => ({ n: eb('rate_bucket.n', '+', 1) })),
    )
    .returning('n')
    .executeTakeFirstOrThrow();
  const retryAfter = Math.ceil((start.getTime() + counter.limit.windowMs - now.getTime()) / 1000);
  return { ...counter, attempts: n, retryAfter };
};
/**
 * Counts one attempt on each counter until one is over its limit, and returns that one. Counters are ordered widest
 * first: a sender who is over the limit of an address adds no rows for the subjects that the sender names.
 */
const countToFirstOver = async (
  deps: CountDeps,
  counters: readonly Counter[],
): Promise<Count | undefined> => {
  for (const counter of counters) {
    const count = await countUp(deps, counter);
    if (isOver(count)) return count;
  }
  return undefined;
};

/**
 * Counts one attempt; returns false if a limit is exceeded. Use it in callers that do not report the limit.
 */
export const isWithinLimits = async (deps: CountDeps, counters: readonly Counter[]): Promise<boolean> =>
  (await countToFirstOver(deps, counters)) === undefined;

export interface Caller {
  /** The sender's IP address, for the log. */
  readonly ip: string;
  /** The reply that gets retry-after. A GraphQL error carries it as a parameter instead. */
  readonly reply?: Pick<FastifyReply, 'header'>;
}
/** Throws TOO_MANY_REQUESTS with retry-after. */
export const rejectAttempt = (retryAfter: number, reply: Caller['reply']): never => {
  reply?.header('retry-after', retryAfter);
  throw createAppError('TOO_MANY_REQUESTS', { retryAfter });
};
/**
 * Counts one attempt on each counter, widest first, before the attempt is made, so that parallel guesses count too.
 * Over a limit it throws TOO_MANY_REQUESTS with retry-after. The first rejection of a window is a security event.
 */
export const countAttempts = async (
  deps: CountDeps & Pick<AppDeps, 'security'>,
  { ip, reply }: Caller,
  counters: readonly Counter[],
): Promise<void> => {
  const over = await countToFirstOver(deps, counters);
  if (!over) return;
  const { limit, attempts, retryAfter } = over;
  if (attempts === limit.max + 1) deps.security.report('limit reached', { ip, detail: limit.name });
  rejectAttempt(retryAfter, reply);
};

/** Subtracts an attempt that succeeded. */
export const forgiveAttempts = async (
  { db, clock }: CountDeps,
  counters: readonly Counter[],
): Promise<void> => {
  for (const counter of counters)
    await db
      .updateTable('rate_bucket')
      .set((eb) => ({ n: eb('n', '-', 1) }))
      .where('key', '=', keyOf(counter))
      .where('window_start', '=', windowStart(counter.limit, clock.now()))
      .execute();
};
