import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn } from '../../i18n/messages.ts';
import type { Tables } from '../../storage/tables.ts';
import { digitalNickname } from '../card-limits.ts';
import { issueCard, listCards, type CardRow } from '../card-store.ts';
import { creditCard, lockCards } from '../ledger.ts';
import { loadMemberFacts } from '../member-facts.ts';
import { drawNumber } from './add-card.ts';

export interface ReturnedMoney {
  /** The card that paid. */
  readonly cardId: string;
  /** The member who paid; null for a guest. */
  readonly memberId: string | null;
  readonly amountMinor: number;
  readonly refType: string;
  readonly refId: string;
}

/** A new digital card of the member who paid: the money is never lost with a card. */
const issueReplacement = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { card_id, currency }: CardRow,
  { memberId, refType, refId }: ReturnedMoney,
): Promise<CardRow | undefined> => {
  if (memberId === null) return undefined;
  const { locale } = await loadMemberFacts(trx, memberId);
  const cards = await listCards(trx, memberId);
  const cardId = `${refType}-${refId}-${card_id}`;
  await issueCard(trx, deps, {
    cardId,
    memberId,
    number: drawNumber(deps),
    nickname: messageIn(digitalNickname, locale),
    currency,
    isPrimary: !cards.some(({ is_primary }) => is_primary),
    openingMinor: 0,
  });
  return (await lockCards(trx, [cardId]))[0];
};

/**
 * Credits the card that paid, in the caller's transaction. If it cannot take the money, because it is closed, lost, would exceed the
 * highest balance or belongs to another member or to nobody by now, another card of the member who paid gets it, in the same currency, or a new
 * digital card. Returns the credited card.
 * Call it once for each reference.
 */
export const returnToCard = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  returned: ReturnedMoney,
): Promise<CardRow> => {
  const { amountMinor, memberId, refType, refId } = returned;
  const [paying] = await lockCards(trx, [returned.cardId]);
  if (!paying) throw new Error(`Cannot give money back to ${returned.cardId}: the card does not exist`);
  const credit = async (card: CardRow): Promise<boolean> =>
    (await creditCard(trx, deps, { cardId: card.card_id, amountMinor, kind: 'REFUND', refType, refId })).ok;
  const isGone = memberId !== null && paying.member_id !== memberId;
  if (!isGone && (await credit(paying))) return paying;
  const others = memberId === null ? [] : await listCards(trx, memberId);
  for (const other of others)
    if (other.card_id !== paying.card_id && other.currency === paying.currency && (await credit(other)))
      return other;
  const replacement = await issueReplacement(trx, deps, paying, returned);
  if (!replacement || !(await credit(replacement)))
    throw new Error(`Cannot give ${amountMinor} back to ${returned.cardId}: no card can take it`);
  return replacement;
};
