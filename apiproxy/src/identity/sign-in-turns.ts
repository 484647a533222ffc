import { sql } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import { longestDelayMs } from './account-delay.ts';

/** When an attempt is judged: after `waitMs`, or not at all and to be made again after `retryAfter` seconds. */
export type Turn = { readonly waitMs: number } | { readonly retryAfter: number };

/**
 * Hands out the next turn of a queue that all processes share: `delayMs` after the turn before it, or after now when
 * that is later. Parallel attempts therefore wait one after the other. A turn further away than the longest delay is
 * not handed out.
 */
export const takeTurn = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  key: string,
  delayMs: number,
): Promise<Turn> => {
  const now = clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const lastStart = after(longestDelayMs - delayMs);
  const given = await db
    .insertInto('sign_in_turn')
    .values({ key, turn_at: after(delayMs) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          turn_at: sql<Date>`greatest(sign_in_turn.turn_at, ${now}::timestamptz) + ${delayMs} * interval '1 millisecond'`,
        })
        .where('sign_in_turn.turn_at', '<=', lastStart),
    )
    .returning('turn_at')
    .executeTakeFirst();
  if (given) return { waitMs: given.turn_at.getTime() - now.getTime() };
  const last = await db
    .selectFrom('sign_in_turn')
    .select('turn_at')
    .where('key', '=', key)
    .executeTakeFirst();
  const freeInMs = (last?.turn_at.getTime() ?? now.getTime()) - lastStart.getTime();
  return { retryAfter: Math.max(1, Math.ceil(freeInMs / 1000)) };
};
