import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { networkOf, networksOf } from '../http/network.ts';
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
/** D-121: per account and address, then per address alone. */
export const signInLimits = {
  pair: { name: 'sign-in', most: 5, windowMs: 5 * 60_000 },
  address: { name: 'sign-in-address', most: 60, windowMs: 5 * 60_000 },
} as const satisfies Record<string, AttemptLimit>;

/** The sender's address under a limit: IPv6 by its /64, and with a larger limit by the /48 around it. */
export const addressCounters = (limit: AttemptLimit, ip: string): readonly Counter[] =>
  networksOf(ip).map(({ name, share }) => ({ limit: { ...limit, most: limit.most * share }, subject: name }));
/** Something that is counted apart for each sender. */
export const perAddress = (limit: AttemptLimit, ip: string, subject: string): Counter => ({
  limit,
  subject: `${networkOf(ip)} ${subject}`,
});

/** Addresses and names are counted by their hashes: the table tells nothing about people. */
const keyOf = ({ limit, subject }: Counter) =>
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

/** Counts one attempt on each counter, in one statement. */
export const countUp = async (
  { db, clock }: CountDeps,
  counters: readonly Counter[],
): Promise<readonly Count[]> => {
  const now = clock.now();
  // In one order everywhere: two statements that count the same rows wait for each other once.
  const rows = counters
    .map((counter) => ({ counter, key: keyOf(counter), start: windowStart(counter.limit, now) }))
    .toSorted((left, right) => (left.key < right.key ? -1 : 1));
  const stored = await db
    .insertInto('rate_bucket')
    .values(rows.map(({ key, start }) => ({ key, window_start: start, n: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet((eb) => ({ n: eb('rate_bucket.n', '+', 1) })),
    )
    .returning(['key', 'n'])
    .execute();
  return rows.map(({ counter, key, start }) => ({
    ...counter,
    attempts: stored.find((row) => row.key === key)?.n ?? 1,
    retryAfter: Math.ceil((start.getTime() + counter.limit.windowMs - now.getTime()) / 1000),
  }));
};

/** Counts one attempt; false when there were too many, for callers that say nothing about it. */
export const isWithinLimits = async (deps: CountDeps, counters: readonly Counter[]): Promise<boolean> =>
  !(await countUp(deps, counters)).some(isOver);

interface Caller {
  /** The sender's address, for the log. */
  readonly ip: string;
  /** Gets retry-after; a GraphQL error carries it as a parameter. */
  readonly reply?: Pick<FastifyReply, 'header'>;
}
/**
 * Counts one attempt on each counter before it is made, so that parallel guesses count too. Over a limit it refuses
 * TOO_MANY_REQUESTS, and the reply says when to come back; the first refusal of a window is a security event.
 */
export const countAttempts = async (
  deps: CountDeps & Pick<AppDeps, 'security'>,
  { ip, reply }: Caller,
  counters: readonly Counter[],
): Promise<void> => {
  const over = (await countUp(deps, counters)).filter(isOver);
  for (const { limit, attempts } of over)
    if (attempts === limit.most + 1) deps.security.report('limit reached', { ip, detail: limit.name });
  if (over.length === 0) return;
  const retryAfter = Math.max(...over.map((count) => count.retryAfter));
  reply?.header('retry-after', retryAfter);
  throw refusal('TOO_MANY_REQUESTS', { retryAfter });
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
