import type { Currency } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import { issueCard, listCards } from '../card-store.ts';
import { bookDebit, lockCards, type LedgerDeps } from '../ledger.ts';
import { loadMemberFacts } from '../member-facts.ts';
import { assertRoom, drawNumber } from '../wallet/add-card.ts';

interface NewGiftCard {
  readonly cardId: string;
  readonly giftId: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly nickname: string;
  readonly design: string | undefined;
}
/** A digital card with the amount of a gift, which belongs to no member until the recipient adds it. */
export const issueGiftCard = (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { amountMinor, ...card }: NewGiftCard,
): Promise<void> =>
  issueCard(trx, deps, {
    ...card,
    memberId: null,
    number: drawNumber(deps),
    isPrimary: false,
    openingMinor: amountMinor,
  });

/** Takes the amount of a gift off its card and closes the card, once. The gift was not sent: nobody has used the card. */
export const closeGiftCard = async (
  trx: Transaction<Tables>,
  deps: LedgerDeps,
  { cardId, giftId, amountMinor }: Pick<NewGiftCard, 'cardId' | 'giftId' | 'amountMinor'>,
): Promise<void> => {
  const result = await bookDebit(trx, deps, {
    cardId,
    amountMinor,
    kind: 'GIFT',
    refType: 'gift-cancelled',
    refId: giftId,
  });
  if (!result.ok)
    throw new Error(`Cannot take the amount of the gift ${giftId} off its card: ${result.reason}`);
  await trx.updateTable('svc_card').set({ status: 'CLOSED' }).where('card_id', '=', cardId).execute();
};

/**
 * Gives the card of a gift to a member, within the wallet's limits. Throws WALLET_LIMIT for a full wallet, 121033 for a card of
 * another currency, 121034 for a card that somebody has. The member's wallet must be locked (`lockWallet`).
 */
export const addGiftCard = async (
  trx: Transaction<Tables>,
  memberId: string,
  { cardId, nickname }: { readonly cardId: string; readonly nickname: string },
): Promise<void> => {
  const { currency } = await loadMemberFacts(trx, memberId);
  const [card] = await lockCards(trx, [cardId]);
  if (!card || card.status !== 'ACTIVE' || card.member_id !== null) throw createAppError('121034');
  if (card.currency !== currency) throw createAppError('121033');
  await assertRoom(trx, memberId);
  const cards = await listCards(trx, memberId);
  await trx
    .updateTable('svc_card')
    .set({ member_id: memberId, nickname, is_primary: !cards.some(({ is_primary }) => is_primary) })
    .where('card_id', '=', cardId)
    .execute();
};
