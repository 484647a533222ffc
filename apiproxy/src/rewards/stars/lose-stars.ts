import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { bookExpired, lockStars } from './star-ledger.ts';

/** D-160: the Stars of a deleted account expire at once. The entries stay, because discounts of orders name them. */
export const loseStars = async (trx: Transaction<Tables>, deps: AppDeps, memberId: string): Promise<void> => {
  await lockStars(trx, memberId);
  await trx
    .updateTable('star_batch')
    .set({ expires_at: deps.clock.now() })
    .where('member_id', '=', memberId)
    .where('remaining_tenths', '>', 0)
    .execute();
  await bookExpired(trx, deps, memberId);
};
