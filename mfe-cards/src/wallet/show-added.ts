import type { ApolloCache } from '@apollo/client';
import { GetCardsDocument } from '../generated/get-cards.ts';
import type { WalletCard } from './wallet-card.ts';

/** Adds a new card to the list of cards that was read before, so that it is known also if the list cannot be read again. */
export const showAdded = (cache: ApolloCache, card: WalletCard): void =>
  void cache.updateQuery({ query: GetCardsDocument }, (data) => {
    if (!data?.user || data.user.cards.some(({ cardId }) => cardId === card.cardId)) return data;
    return { ...data, user: { ...data.user, cards: [...data.user.cards, card] } };
  });
