import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { networkOf, networksOf, siteOf } from '../http/network.ts';
import { refusal } from '../http/refusal.ts';

export interface AttemptLimit {
  /** What is counted, in words: part of the key, and of the line in the log. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}
/** One thing that is counted: an address, an account, a session. */
export interface Counter {
  readonly limit: AttemptLimit;
  readonly subject: string;
}
/** D-121: per known browser, and per address. What is counted for an account is delayed: account-delay.ts. */
export const signInLimits = {
  browser: { name: 'sign-in', most: 5, windowMs: 5 * 60_000 },
  address: { name: 'sign-in-address', most: 60, windowMs: 5 * 60_000 },
} as const satisfies Record<string, AttemptLimit>;

/** The sender's address under a limit, widest first: IPv6 by its /48 with a larger limit, then by its /64. */
export const addressCounters = (limit: AttemptLimit, ip: string): readonly Counter[] =>
  networksOf(ip)
    .map(({ name, share }) => ({ limit: { ...limit, most: limit.most * share }, subject: name }))
    .toReversed();
/** Something that is counted apart for each sender. */
export const perAddress = (limit: AttemptLimit, ip: string, subject: string): Counter => ({
  limit,
  subject: `${networkOf(ip)} ${subject}`,
});
/** Something that is counted apart for each site: IPv6 by its /48. */
export const perSite = (limit: AttemptLimit, ip: string, subject: string): Counter => ({
  limit,
  subject: `${siteOf(ip)} ${subject}`,
});

/** Addresses and names are counted by their hashes: the table tells nothing about people. */
export const keyOf = ({ limit, subject }: Counter) =>
  createHash('sha256').update(`${limit.name}\u0000${subject}`).digest('hex');
const windowStart = ({ windowMs }: AttemptLimit, now: Date) =>
  new Date(Math.floor(now.getTime() / windowMs) * windowMs);

type CountDeps = Pick<AppDeps, 'db' | 'clock'>;
export interface Count extends Counter {
  /** Attempts in this window, this one included; parallel ones count too. */
  readonly attempts: number;
  readonly retryAfter: number;
}
const isOver = ({ attempts, limit }: Count) => attempts > limit.most;

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
 * Counts one attempt on each counter up to the first that is over its limit, which is the answer. Counters are given
 * widest first: a sender who is over the limit of an address adds no rows for what the sender names.
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

/** Counts one attempt; false when there were too many, for callers that say nothing about it. */
export const isWithinLimits = async (deps: CountDeps, counters: readonly Counter[]): Promise<boolean> =>
  (await countToFirstOver(deps, counters)) === undefined;

export interface Caller {
  /** The sender's address, for the log. */
  readonly ip: string;
  /** Gets retry-after; a GraphQL error carries it as a parameter. */
  readonly reply?: Pick<FastifyReply, 'header'>;
}
/** Throws TOO_MANY_REQUESTS; the reply says when to come back. */
export const refuseAttempt = (retryAfter: number, reply: Caller['reply']): never => {
  reply?.header('retry-after', retryAfter);
  throw refusal('TOO_MANY_REQUESTS', { retryAfter });
};
/**
 * Counts one attempt on each counter, widest first, before it is made, so that parallel guesses count too. Over a limit it refuses
 * TOO_MANY_REQUESTS, and the reply says when to come back; the first refusal of a window is a security event.
 */
export const countAttempts = async (
  deps: CountDeps & Pick<AppDeps, 'security'>,
  { ip, reply }: Caller,
  counters: readonly Counter[],
): Promise<void> => {
  const over = await countToFirstOver(deps, counters);
  if (!over) return;
  const { limit, attempts, retryAfter } = over;
  if (attempts === limit.most + 1) deps.security.report('limit reached', { ip, detail: limit.name });
  refuseAttempt(retryAfter, reply);
};

/** Takes an attempt back that turned out to be a good one. */
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
