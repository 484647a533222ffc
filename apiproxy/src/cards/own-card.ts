import type { Rule } from '@crema/shared-contracts';
import type { Kysely, Transaction } from 'kysely';
import type { CardProblem } from '../generated/resolvers.ts';
import { createAppError } from '../http/errors/app-error.ts';
import type { Tables } from '../storage/tables.ts';
import type { CardRow } from './card-store.ts';
import { lockCards } from './ledger.ts';

/** The facts about a card that a member named by its id. */
interface Facts {
  readonly card: CardRow;
  readonly memberId: string;
}
/** The codes of CRD-082 to CRD-086 for a card that cannot be used. */
export type CardStateCode =
  'CARD_NOT_FOUND' | '121024' | '121030' | '121032' | '121034' | '121037' | 'DIGITAL_CARD_PROVISION_ERROR';

/** Checked top to bottom; another member's card is unknown. */
const rules: readonly Rule<Facts, { readonly code: CardStateCode }>[] = [
  {
    code: 'CARD_NOT_FOUND',
    isViolatedBy: ({ card, memberId }) => card.member_id !== null && card.member_id !== memberId,
  },
  // It has no number and code to be registered with.
  { code: 'CARD_NOT_FOUND', isViolatedBy: ({ card }) => card.is_digital && card.status === 'REMOVED' },
  { code: '121032', isViolatedBy: ({ card }) => card.status === 'LOST' },
  { code: '121037', isViolatedBy: ({ card }) => card.status === 'CLOSED' },
  { code: '121024', isViolatedBy: ({ card }) => card.status === 'STORE_CREDIT' },
  {
    code: 'DIGITAL_CARD_PROVISION_ERROR',
    isViolatedBy: ({ card }) => card.status === 'NOT_ACTIVATED' && card.is_digital,
  },
  { code: '121030', isViolatedBy: ({ card }) => card.status === 'NOT_ACTIVATED' },
  { code: '121034', isViolatedBy: ({ card }) => card.member_id === null || card.status !== 'ACTIVE' },
];

/** The code of the first violated rule; undefined if the member can use the card. */
export const findCardError = (card: CardRow | undefined, memberId: string): CardStateCode | undefined =>
  card ? rules.find(({ isViolatedBy }) => isViolatedBy({ card, memberId }))?.code : 'CARD_NOT_FOUND';

/** CRD-082 to CRD-086: why the member cannot use a card; null for a usable one. */
export const findCardProblem = async (
  db: Kysely<Tables>,
  memberId: string,
  cardId: string,
): Promise<CardProblem | null> => {
  const card = await db.selectFrom('svc_card').selectAll().where('card_id', '=', cardId).executeTakeFirst();
  const code = findCardError(card, memberId);
  if (code === undefined) return null;
  const own = card?.member_id === memberId ? card : undefined;
  return { code, lastFour: own?.last4 ?? null, nickname: own?.nickname ?? null };
};

/** Locks the cards in the order of their ids and returns them in the order asked for. Throws the code of an unusable one. */
export const lockOwnCards = async (
  trx: Transaction<Tables>,
  memberId: string,
  cardIds: readonly string[],
): Promise<CardRow[]> => {
  const locked = await lockCards(trx, cardIds);
  return cardIds.map((cardId) => {
    const card = locked.find(({ card_id }) => card_id === cardId);
    const code = findCardError(card, memberId);
    if (!card || code) throw createAppError(code ?? 'CARD_NOT_FOUND');
    return card;
  });
};
/** Like lockOwnCards, for one card. */
export const lockOwnCard = async (
  trx: Transaction<Tables>,
  memberId: string,
  cardId: string,
): Promise<CardRow> => {
  const [card] = await lockOwnCards(trx, memberId, [cardId]);
  if (!card) throw createAppError('CARD_NOT_FOUND');
  return card;
};
