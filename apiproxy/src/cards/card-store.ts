import type { Currency } from '@crema/shared-contracts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Tables } from '../storage/tables.ts';
import type { CardStatus, SvcCardTable } from './cards.tables.ts';
import { readDefaultDesign } from './designs/card-designs.ts';
import { creditCard } from './ledger.ts';

export type CardRow = Selectable<SvcCardTable>;

/** A member's usable cards, the primary one first. */
export const listCards = (db: Kysely<Tables>, memberId: string): Promise<CardRow[]> =>
  db
    .selectFrom('svc_card')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .orderBy('is_primary', 'desc')
    .orderBy('created_at')
    .orderBy('card_id')
    .execute();

const ownCard = (db: Kysely<Tables>, memberId: string, cardId: string) =>
  db.selectFrom('svc_card').selectAll().where('card_id', '=', cardId).where('member_id', '=', memberId);
/** The usable card if it belongs to this member. Another member's card is treated as unknown. */
export const findOwnCard = (
  db: Kysely<Tables>,
  memberId: string,
  cardId: string,
): Promise<CardRow | undefined> =>
  ownCard(db, memberId, cardId).where('status', '=', 'ACTIVE').executeTakeFirst();
/** Like findOwnCard, also for a card that the member removed and that belongs to nobody else since. */
export const findAddedCard = (
  db: Kysely<Tables>,
  memberId: string,
  cardId: string,
): Promise<CardRow | undefined> => ownCard(db, memberId, cardId).executeTakeFirst();

/** Whether the card is this member's digital card and not activated yet: it has no balance and cannot pay. */
export const isAwaitingActivation = async (
  db: Kysely<Tables>,
  memberId: string,
  cardId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('svc_card')
    .select('card_id')
    .where('card_id', '=', cardId)
    .where('member_id', '=', memberId)
    .where('is_digital', '=', true)
    .where('status', '=', 'NOT_ACTIVATED')
    .executeTakeFirst()) !== undefined;

export interface NewCard {
  readonly cardId: string;
  readonly memberId: string | null;
  /** 16 digits. */
  readonly number: string;
  /** The printed security code, 8 digits: a physical card. Without one the card is digital. */
  readonly code?: string;
  readonly nickname: string;
  /** The default of the shop's data unless it is given. */
  readonly design?: string | undefined;
  readonly currency: Currency;
  readonly isPrimary: boolean;
  readonly openingMinor: number;
  /** The gift that the opening amount was paid for; without it the card was bought as a card. */
  readonly giftId?: string;
  /** ACTIVE by default. */
  readonly status?: CardStatus;
}
/** Creates a card. Its first ledger entry is the purchase amount. */
export const issueCard = async (
  db: Transaction<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock' | 'cardNumbers'>,
  card: NewCard,
): Promise<void> => {
  const { hash, sealed } = deps.cardNumbers.seal(card.number);
  await db
    .insertInto('svc_card')
    .values({
      card_id: card.cardId,
      member_id: card.memberId,
      number_hash: hash,
      number_sealed: sealed,
      code_hash: card.code === undefined ? null : deps.cardNumbers.codeHashOf(card.number, card.code),
      last4: card.number.slice(-4),
      nickname: card.nickname,
      design: card.design ?? (await readDefaultDesign(db)),
      is_digital: card.code === undefined,
      is_primary: card.isPrimary,
      status: card.status ?? 'ACTIVE',
      balance_minor: 0,
      currency: card.currency,
      created_at: deps.clock.now(),
    })
    .execute();
  if (card.openingMinor === 0) return;
  await creditCard(db, deps, {
    cardId: card.cardId,
    amountMinor: card.openingMinor,
    ...(card.giftId === undefined
      ? { kind: 'ISSUE', refType: 'card', refId: card.cardId }
      : { kind: 'GIFT', refType: 'gift', refId: card.giftId }),
  });
};
