import type { ApolloCache } from '@apollo/client';
import { GetCardsDocument } from '../generated/get-cards.ts';
import type { RemovedCard } from './use-cards.ts';

/**
 * Moves a card from the list of cards that was read before to the removals that can be undone (D-93), so that the undo shows at once,
 * also if the list cannot be read again.
 */
export const showRemoval = (cache: ApolloCache, removal: RemovedCard): void =>
  void cache.updateQuery({ query: GetCardsDocument }, (data) => {
    if (!data?.user) return data;
    const isOther = ({ cardId }: { readonly cardId: string }) => cardId !== removal.cardId;
    const { user } = data;
    return {
      ...data,
      user: {
        ...user,
        cards: user.cards.filter(isOther),
        removedCards: [removal, ...user.removedCards.filter(isOther)],
      },
    };
  });
