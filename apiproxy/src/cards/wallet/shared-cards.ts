import { money } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { listCards } from '../card-store.ts';
import { readLatest } from '../transactions/transactions.ts';

const transactionsOfACard = 50;

/** The member's usable cards with their latest transactions, for an app that the member lets read them: no numbers, no orders (D-159). */
export const listSharedCards = async (db: Kysely<Tables>, memberId: string) => {
  const cards = await listCards(db, memberId);
  return Promise.all(
    cards.map(async (card) => ({
      cardId: card.card_id,
      nickname: card.nickname,
      lastFour: card.last4,
      isPrimary: card.is_primary,
      balance: money(card.balance_minor, card.currency),
      transactions: (await readLatest(db, card, transactionsOfACard)).map(
        ({ kind, amount, balanceAfter, at }) => ({ kind, amount, balanceAfter, at }),
      ),
    })),
  );
};
