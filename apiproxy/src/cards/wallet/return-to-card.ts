import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn } from '../../i18n/messages.ts';
import type { Tables } from '../../storage/tables.ts';
import { defaultDesign } from '../card-designs.ts';
import { digitalNickname } from '../card-limits.ts';
import { issueCard, listCards, type CardRow } from '../card-store.ts';
import { creditCard, lockCards } from '../ledger.ts';
import { loadMemberFacts } from '../member-facts.ts';
import { drawNumber } from './add-card.ts';

export interface ReturnedMoney {
  /** The card that paid. */
  readonly cardId: string;
  readonly amountMinor: number;
  readonly refType: string;
  readonly refId: string;
}

/** A new digital card of the member who paid: the money is never lost with a card. */
const issueReplacement = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { card_id, member_id, currency }: CardRow,
  { refType, refId }: ReturnedMoney,
): Promise<CardRow | undefined> => {
  if (member_id === null) return undefined;
  const { locale } = await loadMemberFacts(trx, member_id);
  const cards = await listCards(trx, member_id);
  const cardId = `${refType}-${refId}-${card_id}`;
  await issueCard(trx, deps, {
    cardId,
    memberId: member_id,
    number: drawNumber(deps),
    nickname: messageIn(digitalNickname, locale),
    design: defaultDesign,
    currency,
    isPrimary: !cards.some(({ is_primary }) => is_primary),
    openingMinor: 0,
  });
  return (await lockCards(trx, [cardId]))[0];
};

/**
 * Credits the card that paid, in the caller's transaction. If it cannot take the money, because it is closed, lost or would exceed the
 * highest balance, another card of its member in the same currency gets it, or a new digital card. Returns the credited card.
 * Call it once for each reference.
 */
export const returnToCard = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  returned: ReturnedMoney,
): Promise<CardRow> => {
  const { amountMinor, refType, refId } = returned;
  const [paying] = await lockCards(trx, [returned.cardId]);
  if (!paying) throw new Error(`Cannot give money back to ${returned.cardId}: the card does not exist`);
  const credit = async (card: CardRow): Promise<boolean> =>
    (await creditCard(trx, deps, { cardId: card.card_id, amountMinor, kind: 'REFUND', refType, refId })).ok;
  if (await credit(paying)) return paying;
  const others = paying.member_id === null ? [] : await listCards(trx, paying.member_id);
  for (const other of others)
    if (other.card_id !== paying.card_id && other.currency === paying.currency && (await credit(other)))
      return other;
  const replacement = await issueReplacement(trx, deps, paying, returned);
  if (!replacement || !(await credit(replacement)))
    throw new Error(`Cannot give ${amountMinor} back to ${returned.cardId}: no card can take it`);
  return replacement;
};
