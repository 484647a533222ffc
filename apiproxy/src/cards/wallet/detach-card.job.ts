import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';

/** D-93: how long a removal can be undone. */
export const undoWithinMs = 10 * 60_000;

/**
 * Ends a removal: a physical card belongs to no account, so that a person with its number and code can register it. A digital
 * card has no code: it keeps its member, so that customer service can restore its balance.
 */
export const detachCard = defineJob<{ cardId: string }>({
  topic: 'detach-card',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { cardId } }, { db, clock }) => {
    await db.transaction().execute(async (trx) => {
      const detached = await trx
        .updateTable('svc_card')
        .set({ member_id: null, status: 'ACTIVE', nickname: '', removed_at: null, was_primary: false })
        .where('card_id', '=', cardId)
        .where('status', '=', 'REMOVED')
        .where('is_digital', '=', false)
        .where('removed_at', '<=', new Date(clock.now().getTime() - undoWithinMs))
        .returning('card_id')
        .executeTakeFirst();
      if (detached) await trx.deleteFrom('auto_reload').where('card_id', '=', cardId).execute();
    });
  },
});
