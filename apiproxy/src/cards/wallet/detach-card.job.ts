import { sql, type Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Tables } from '../../storage/tables.ts';
import type { CardRow } from '../card-store.ts';
import { lockCards } from '../ledger.ts';
import { mailCardChange } from '../card-mails/mail-card-change.job.ts';

/** D-93: how long a removal can be undone. */
export const undoWithinMs = 10 * 60_000;

/** Confirms the removal once it can't be undone any more (K-08). */
const enqueueMail = async (trx: Transaction<Tables>, deps: AppDeps, card: CardRow): Promise<void> => {
  const {
    member_id: memberId,
    card_id: cardId,
    last4: lastFour,
    currency,
    balance_minor: balanceMinor,
  } = card;
  if (memberId === null) return;
  await enqueueJob(trx, deps, {
    job: mailCardChange,
    payload: { kind: 'removed', memberId, cardId, lastFour, currency, amountMinor: 0, balanceMinor },
    dedupeKey: `mail-card-removed:${cardId}:${card.removed_at?.getTime() ?? ''}`,
  });
};

/**
 * Ends a removal: the card has no auto reload any more, and a physical card belongs to no account, so that a person with its
 * number and code can register it with its balance. A digital card has no code; it was empty when it was removed, and keeps its
 * member only because the ledger names it.
 */
export const detachCard = defineJob<{ cardId: string }>({
  topic: 'detach-card',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { cardId } }, deps) => {
    const { db, clock } = deps;
    await db.transaction().execute(async (trx) => {
      const [card] = await lockCards(trx, [cardId]);
      const undoUntilMs = (card?.removed_at?.getTime() ?? Infinity) + undoWithinMs;
      if (card?.status !== 'REMOVED' || clock.now().getTime() < undoUntilMs) return;
      await trx.deleteFrom('auto_reload').where('card_id', '=', cardId).execute();
      await enqueueMail(trx, deps, card);
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
