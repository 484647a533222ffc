import { money } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { CardRemoval } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { lockWallet } from '../../payments/payments.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { listCards, type CardRow } from '../card-store.ts';
import { lockCards } from '../ledger.ts';
import { lockOwnCard } from '../own-card.ts';
import { makePrimary } from './change-card.ts';
import { detachCard, undoWithinMs } from './detach-card.job.ts';

/** The oldest card that is left takes the role of a removed primary card. */
const handOver = async (trx: Transaction<Tables>, memberId: string): Promise<string | null> => {
  const cards = await listCards(trx, memberId);
  const primary = cards.find(({ is_primary }) => is_primary);
  if (primary) return primary.card_id;
  const [next] = cards;
  if (next) await makePrimary(trx, memberId, next.card_id);
  return next?.card_id ?? null;
};

/** Removes a locked card: auto reload is turned off first, and the primary card hands over (D-93). */
export const removeLocked = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  memberId: string,
  card: CardRow,
): Promise<CardRemoval> => {
  if (card.balance_minor < 0) throw createAppError('CARD_NEGATIVE_BALANCE');
  const now = deps.clock.now();
  const undoUntil = new Date(now.getTime() + undoWithinMs);
  await trx.updateTable('auto_reload').set({ status: 'off' }).where('card_id', '=', card.card_id).execute();
  await trx
    .updateTable('svc_card')
    .set({ status: 'REMOVED', is_primary: false, was_primary: card.is_primary, removed_at: now })
    .where('card_id', '=', card.card_id)
    .execute();
  await enqueueJob(trx, deps, {
    job: detachCard,
    payload: { cardId: card.card_id },
    runAt: undoUntil,
    dedupeKey: `detach-card:${card.card_id}:${now.getTime()}`,
  });
  return {
    cardId: card.card_id,
    lastFour: card.last4,
    balance: money(card.balance_minor, card.currency),
    undoUntil: undoUntil.toISOString(),
    primaryCardId: await handOver(trx, memberId),
  };
};

/** CRD-011, D-93: removes a card. Throws CARD_NEGATIVE_BALANCE after a chargeback. */
export const removeCard = (deps: AppDeps, memberId: string, cardId: string): Promise<CardRemoval> =>
  deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    return removeLocked(trx, deps, memberId, await lockOwnCard(trx, memberId, cardId));
  });

/** Restores a removed card within 10 minutes; auto reload stays off. A card that is not removed is left as it is. */
export const undoRemoveCard = async (deps: AppDeps, memberId: string, cardId: string): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    const [card] = await lockCards(trx, [cardId]);
    if (card?.status !== 'REMOVED' || card.member_id !== memberId) {
      await lockOwnCard(trx, memberId, cardId);
      return;
    }
    const removedAt = card.removed_at?.getTime() ?? 0;
    if (deps.clock.now().getTime() >= removedAt + undoWithinMs) throw createAppError('UNDO_EXPIRED');
    await trx
      .updateTable('svc_card')
      .set({ status: 'ACTIVE', removed_at: null, was_primary: false })
      .where('card_id', '=', cardId)
      .execute();
    if (card.was_primary) await makePrimary(trx, memberId, cardId);
    else await handOver(trx, memberId);
  });
};
