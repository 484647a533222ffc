import { sql, type Kysely, type Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { keyOf, type Counter } from '../../http/limits/rate-limit.ts';
import type { Tables } from '../../storage/tables.ts';

/** One try of a card number and code, on the counters that it counts on. A repeated request has the same id. */
export interface Guess {
  readonly id: string;
  readonly counters: readonly Counter[];
}

const countOf = async (
  db: Kysely<Tables>,
  { clock }: Pick<AppDeps, 'clock'>,
  counter: Counter,
  id: string,
): Promise<number> => {
  const now = clock.now();
  const since = new Date(now.getTime() - counter.limit.windowMs);
  const subject = keyOf(counter);
  await db.deleteFrom('card_guess').where('at', '<=', since).execute();
  await db
    .insertInto('card_guess')
    .values({ subject, guess_id: id, at: now })
    .onConflict((conflict) => conflict.columns(['subject', 'guess_id']).doNothing())
    .execute();
  const { n } = await db
    .selectFrom('card_guess')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('subject', '=', subject)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(n);
};

/**
 * Counts a guess before it is checked, widest counter first, and answers whether it may be checked. The window slides: a
 * guess counts for exactly the time of its limit. Outside of a transaction parallel guesses see each other, because each is
 * committed before it is counted.
 */
export const isGuessAllowed = async (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'clock'>,
  { id, counters }: Guess,
): Promise<boolean> => {
  for (const counter of counters)
    if ((await countOf(db, deps, counter, id)) > counter.limit.max) return false;
  return true;
};

/** Within a transaction the guesses of one subject wait for each other: the count of the later one includes the earlier one. */
export const isGuessAllowedInTurn = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'clock'>,
  guess: Guess,
): Promise<boolean> => {
  for (const counter of guess.counters)
    await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(counter)}, 0))`.execute(trx);
  return isGuessAllowed(trx, deps, guess);
};

/** The guess was right: it counts no more. */
export const forgiveGuess = async (db: Kysely<Tables>, { id, counters }: Guess): Promise<void> => {
  for (const counter of counters)
    await db
      .deleteFrom('card_guess')
      .where('subject', '=', keyOf(counter))
      .where('guess_id', '=', id)
      .execute();
};
