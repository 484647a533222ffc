import { sql } from 'kysely';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { lockCards } from '../ledger.ts';

/** D-93: how long a removal can be undone. */
export const undoWithinMs = 10 * 60_000;

/**
 * Ends a removal: the card has no auto reload any more, and a physical card belongs to no account, so that a person with its
 * number and code can register it with its balance. A digital card has no code; it was empty when it was removed, and keeps its
 * member only because the ledger names it.
 */
export const detachCard = defineJob<{ cardId: string }>({
  topic: 'detach-card',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { cardId } }, { db, clock }) => {
    await db.transaction().execute(async (trx) => {
      const [card] = await lockCards(trx, [cardId]);
      const undoUntilMs = (card?.removed_at?.getTime() ?? Infinity) + undoWithinMs;
      if (card?.status !== 'REMOVED' || clock.now().getTime() < undoUntilMs) return;
      await trx.deleteFrom('auto_reload').where('card_id', '=', cardId).execute();
      if (card.is_digital) return;
      await trx
        .updateTable('svc_card')
        .set({
          member_id: null,
          status: 'ACTIVE',
          nickname: '',
          removed_at: null,
          was_primary: false,
          // The entries of this member are not shown to the next one.
          hidden_through_seq: sql<number>`(select coalesce(max(seq), 0) from svc_ledger where svc_ledger.card_id = svc_card.card_id)`,
        })
        .where('card_id', '=', cardId)
        .execute();
    });
  },
});
