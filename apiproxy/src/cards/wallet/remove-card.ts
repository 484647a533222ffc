import { money, type Rule } from '@crema/shared-contracts';
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
import { assertRoom } from './add-card.ts';
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

const present = (card: CardRow, removedAt: Date, primaryCardId: string | null): CardRemoval => ({
  cardId: card.card_id,
  lastFour: card.last4,
  balance: money(card.balance_minor, card.currency),
  undoUntil: new Date(removedAt.getTime() + undoWithinMs).toISOString(),
  primaryCardId,
});

/** The removal of a card that can still be undone; null for any other card. */
export const findRemoval = async (
  trx: Transaction<Tables>,
  memberId: string,
  cardId: string,
): Promise<CardRemoval | null> => {
  const card = await trx
    .selectFrom('svc_card')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'REMOVED')
    .executeTakeFirst();
  if (!card?.removed_at) return null;
  const primary = (await listCards(trx, memberId)).find(({ is_primary }) => is_primary);
  return present(card, card.removed_at, primary?.card_id ?? null);
};

/** Checked top to bottom (D-93). A removed digital card has no printed number and code that would bring its balance back. */
const rules: readonly Rule<
  CardRow,
  { readonly code: 'CARD_NEGATIVE_BALANCE' | 'DIGITAL_CARD_HAS_BALANCE' }
>[] = [
  { code: 'CARD_NEGATIVE_BALANCE', isViolatedBy: ({ balance_minor }) => balance_minor < 0 },
  {
    code: 'DIGITAL_CARD_HAS_BALANCE',
    isViolatedBy: ({ is_digital, balance_minor }) => is_digital && balance_minor > 0,
  },
];

/** The member's removals that can still be undone, the latest first. */
export const listRemovals = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  memberId: string,
): Promise<CardRemoval[]> => {
  const removed = await db
    .selectFrom('svc_card')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'REMOVED')
    .where('removed_at', '>', new Date(clock.now().getTime() - undoWithinMs))
    .orderBy('removed_at', 'desc')
    .execute();
  if (removed.length === 0) return [];
  const primaryCardId = (await listCards(db, memberId)).find(({ is_primary }) => is_primary)?.card_id ?? null;
  return removed.flatMap((card) => (card.removed_at ? [present(card, card.removed_at, primaryCardId)] : []));
};

/** Removes a locked card: auto reload is turned off first, and the primary card hands over (D-93). */
export const removeLocked = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  memberId: string,
  card: CardRow,
): Promise<CardRemoval> => {
  const violated = rules.find(({ isViolatedBy }) => isViolatedBy(card));
  if (violated) throw createAppError(violated.code);
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
  return present(card, now, await handOver(trx, memberId));
};

/**
 * CRD-011, D-93: removes a card. Throws CARD_NEGATIVE_BALANCE after a chargeback, and DIGITAL_CARD_HAS_BALANCE for a digital card
 * whose balance was not transferred.
 */
export const removeCard = (deps: AppDeps, memberId: string, cardId: string): Promise<CardRemoval> =>
  deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    return removeLocked(trx, deps, memberId, await lockOwnCard(trx, memberId, cardId));
  });

/**
 * Restores a removed card within 10 minutes; auto reload stays off. A card that is not removed is left as it is. Throws
 * WALLET_LIMIT if another card took its place meanwhile.
 */
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
    await assertRoom(trx, memberId);
    await trx
      .updateTable('svc_card')
      .set({ status: 'ACTIVE', removed_at: null, was_primary: false })
      .where('card_id', '=', cardId)
      .execute();
    if (card.was_primary) await makePrimary(trx, memberId, cardId);
    else await handOver(trx, memberId);
  });
};
