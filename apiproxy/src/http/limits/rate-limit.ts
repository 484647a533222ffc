import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { networkOf, networksOf, siteOf } from '../security/network.ts';
import { createAppError } from '../errors/app-error.ts';
import { onSharedConnection } from '../../storage/shared-connection.ts';

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

const toCount = (counter: Counter, attempts: number, now: Date): Count => {
  const { limit } = counter;
  const endsAt = windowStart(limit, now).getTime() + limit.windowMs;
  return { ...counter, attempts, retryAfter: Math.ceil((endsAt - now.getTime()) / 1000) };
};

/**
 * Counts one attempt on each counter until one is over its limit, in one statement, and returns the counts. Counters are
 * ordered widest first: a sender who is over the limit of an address adds no rows for the subjects that the sender names.
 */
const countInTurn = async (
  { db, clock }: CountDeps,
  counters: readonly Counter[],
): Promise<readonly Count[]> => {
  const now = clock.now();
  const parts = counters.map((counter, place) => {
    const row = sql`${keyOf(counter)}::text, ${windowStart(counter.limit, now)}::timestamptz, 1`;
    const before = sql.raw(`counted_${place - 1}`);
    const isReached =
      place === 0
        ? sql``
        : sql` from ${before} where ${before}.n <= ${counters[place - 1]?.limit.max}::integer`;
    return sql`${sql.raw(`counted_${place}`)} as (
      insert into rate_bucket (key, window_start, n) select ${row}${isReached}
      on conflict (key, window_start) do update set n = rate_bucket.n + 1 returning n)`;
  });
  const results = counters.map((_, place) => sql.raw(`select ${place} as place, n from counted_${place}`));
  const { rows } = await sql<{ place: number; n: number }>`
    with ${sql.join(parts)} ${sql.join(results, sql` union all `)}`.execute(onSharedConnection(db));
  return counters.flatMap((counter, at) => {
    const counted = rows.find(({ place }) => place === at);
    return counted ? [toCount(counter, counted.n, now)] : [];
  });
};

/** Counts one attempt on one counter. */
export const countUp = async (deps: CountDeps, counter: Counter): Promise<Count> => {
  const [count] = await countInTurn(deps, [counter]);
  if (!count)
    throw new Error(`The counter ${counter.limit.name} returned no count. Check the table rate_bucket.`);
  return count;
};

/** The attempts so far on each counter. Counts nothing. */
export const readCounts = async (
  { db, clock }: CountDeps,
  counters: readonly Counter[],
): Promise<readonly Count[]> => {
  if (counters.length === 0) return [];
  const now = clock.now();
  const rows = await onSharedConnection(db)
    .selectFrom('rate_bucket')
    .selectAll()
    .where('key', 'in', counters.map(keyOf))
    .execute();
  return counters.map((counter) => {
    const start = windowStart(counter.limit, now).getTime();
    const row = rows.find(
      ({ key, window_start }) => key === keyOf(counter) && window_start.getTime() === start,
    );
    return toCount(counter, row?.n ?? 0, now);
  });
};

/** Counts one attempt on each counter; returns the count that is over its limit, if any. */
export const countToFirstOver = async (
  deps: CountDeps,
  counters: readonly Counter[],
): Promise<Count | undefined> =>
  counters.length === 0 ? undefined : (await countInTurn(deps, counters)).find(isOver);

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
