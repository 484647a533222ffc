import { sql } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { maxDelayMs } from './account-delay.ts';

/** The attempt runs after `waitMs`, or is rejected and may be repeated after `retryAfter` seconds. */
export type Turn = { readonly waitMs: number } | { readonly retryAfter: number };

/**
 * Reserves the next time slot of a queue that all processes share: `delayMs` after the previous slot, or after now if
 * that is later. Parallel attempts therefore wait one after the other. A slot beyond the maximum delay is not
 * reserved.
 */
export const takeTurn = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  key: string,
  delayMs: number,
): Promise<Turn> => {
  const now = clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const lastStart = after(maxDelayMs - delayMs);
  const granted = await db
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
  if (granted) return { waitMs: granted.turn_at.getTime() - now.getTime() };
  const last = await db
    .selectFrom('sign_in_turn')
    .select('turn_at')
    .where('key', '=', key)
    .executeTakeFirst();
  const freeInMs = (last?.turn_at.getTime() ?? now.getTime()) - lastStart.getTime();
  return { retryAfter: Math.max(1, Math.ceil(freeInMs / 1000)) };
};
