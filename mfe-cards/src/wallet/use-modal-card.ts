import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readRouteParams } from '@crema/shared-contracts';
import { useAppSelector } from '../scan-choice/cards.hooks.ts';
import { useShortfall } from '../card/shortfall-state.ts';
import { selectActiveCardId } from '../scan-choice/scan-to-pay.slice.ts';
import type { WalletCard } from '../card/wallet-card.ts';

/** The pages of one card. */
const cardPages = ['/account/cards/:cardId', '/account/cards/:cardId/transactions'] as const;

/**
 * The card that a modal of a URL hash is about, on any page: the one that the customer picks in the modal, the one of a form
 * that the customer left (`leftId`), the card that lacks money for an order, the card of the page, the card that was picked
 * last, or the primary one. `isOther`: it is another card than the one that was shown or that the page names, because that one
 * is not in the account (any more), so the modal says which card it is about now.
 */
export const useModalCard = (cards: readonly WalletCard[], leftId?: string) => {
  const { pathname } = useLocation();
  const [pickedId, pick] = useState(leftId);
  const ofPage = cardPages
    .map((path) => readRouteParams(path, pathname)['cardId'])
    .find((id) => id !== undefined);
  const active = useAppSelector(selectActiveCardId);
  const find = (id: string | undefined) => cards.find(({ cardId }) => cardId === id);
  const short = useShortfall();
  const [shownId, setShownId] = useState<string>();
  const card =
    find(pickedId) ??
    find(short?.cardId) ??
    find(ofPage) ??
    find(active) ??
    cards.find(({ isPrimary }) => isPrimary) ??
    cards[0];
  const namedId = pickedId ?? shownId ?? ofPage;
  const isOther = card !== undefined && namedId !== undefined && find(namedId) === undefined;
  if (card && !isOther && card.cardId !== shownId) setShownId(card.cardId);
  return { card, pick, isOther };
};
