import type { ApolloCache } from '@apollo/client';
import { GetCardsDocument } from '../generated/get-cards.ts';
import type { RemovedCard } from './use-cards.ts';
import type { WalletCard } from '../card/wallet-card.ts';

/** The subject of the toasts about the removal of a card: the undo replaces what said that it was removed. */
export const removalSubject = (cardId: string): string => `card-removal:${cardId}`;

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

/**
 * Adds a new card, or one that came back, to the list of cards that was read before. The offer to undo its removal is gone at once, also if the
 * list cannot be read again.
 */
export const showAdded = (cache: ApolloCache, card: WalletCard): void =>
  void cache.updateQuery({ query: GetCardsDocument }, (data) => {
    if (!data?.user) return data;
    const isOther = ({ cardId }: { readonly cardId: string }) => cardId !== card.cardId;
    const { user } = data;
    return {
      ...data,
      user: {
        ...user,
        cards: [...user.cards.filter(isOther), card],
        removedCards: user.removedCards.filter(isOther),
      },
    };
  });
