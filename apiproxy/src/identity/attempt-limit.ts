import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { refusal } from '../http/refusal.ts';

export interface AttemptLimit {
  /** What is counted, in words: part of the key. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}
/** D-121: per account and address, then per address alone. */
export const signInLimits = {
  pair: { name: 'sign-in', most: 5, windowMs: 5 * 60_000 },
  address: { name: 'sign-in-address', most: 60, windowMs: 5 * 60_000 },
} as const satisfies Record<string, AttemptLimit>;

/** Addresses and names are counted by their hashes: the table tells nothing about people. */
const keyOf = (limit: AttemptLimit, subject: string) =>
  createHash('sha256').update(`${limit.name}\u0000${subject}`).digest('hex');
const windowStart = (limit: AttemptLimit, now: Date) =>
  new Date(Math.floor(now.getTime() / limit.windowMs) * limit.windowMs);

/** Counts one attempt and tells how many there were in this window; parallel ones count too. */
const countUp = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  limit: AttemptLimit,
  subject: string,
): Promise<{ readonly within: boolean; readonly retryAfter: number }> => {
  const now = clock.now();
  const start = windowStart(limit, now);
  const { n } = await db
    .insertInto('rate_bucket')
    .values({ key: keyOf(limit, subject), window_start: start, n: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet((eb) => ({ n: eb('rate_bucket.n', '+', 1) })),
    )
    .returning('n')
    .executeTakeFirstOrThrow();
  const retryAfter = Math.ceil((start.getTime() + limit.windowMs - now.getTime()) / 1000);
  return { within: n <= limit.most, retryAfter };
};

/** Counts one attempt; false when there were too many, for callers that say nothing about it. */
export const isWithinLimit = async (
  deps: Pick<AppDeps, 'db' | 'clock'>,
  limit: AttemptLimit,
  subject: string,
): Promise<boolean> => (await countUp(deps, limit, subject)).within;

/**
 * Counts one attempt before it is made, so that parallel guesses count too. Over the limit it refuses
 * TOO_MANY_REQUESTS and the reply says when to come back.
 */
export const countAttempt = async (
  deps: Pick<AppDeps, 'db' | 'clock'>,
  limit: AttemptLimit,
  subject: string,
  reply: FastifyReply,
): Promise<void> => {
  const { within, retryAfter } = await countUp(deps, limit, subject);
  if (within) return;
  reply.header('retry-after', retryAfter);
  throw refusal('TOO_MANY_REQUESTS', { retryAfter });
};

/** Takes an attempt back that turned out to be a good one. */
export const forgiveAttempt = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  limit: AttemptLimit,
  subject: string,
) => {
  await db
    .updateTable('rate_bucket')
    .set((eb) => ({ n: eb('n', '-', 1) }))
    .where('key', '=', keyOf(limit, subject))
    .where('window_start', '=', windowStart(limit, clock.now()))
    .execute();
};
