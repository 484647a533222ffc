import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readRouteParams } from '@crema/shared-contracts';
import { useAppSelector } from '../cards.hooks.ts';
import { selectActiveCardId } from '../scan-choice/scan-to-pay.slice.ts';
import type { WalletCard } from './wallet-card.ts';

/**
 * The card that a modal of a URL hash is about, on any page: the one that the customer picks in the modal, the card of the
 * page, the card that was picked last, or the primary one.
 */
export const useModalCard = (cards: readonly WalletCard[]) => {
  const { pathname } = useLocation();
  const [pickedId, pick] = useState<string>();
  const ofPage = readRouteParams('/account/cards/:cardId', pathname)['cardId'];
  const active = useAppSelector(selectActiveCardId);
  const find = (id: string | undefined) => cards.find(({ cardId }) => cardId === id);
  const card =
    find(pickedId) ?? find(ofPage) ?? find(active) ?? cards.find(({ isPrimary }) => isPrimary) ?? cards[0];
  return { card, pick };
};
