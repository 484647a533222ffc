import { useIntl } from 'react-intl';
import { useCards } from './use-cards.ts';
import type { WalletCard } from '../card/wallet-card.ts';

/** The card that becomes the primary one: the oldest of the others, as the server chooses it. */
const nextPrimary = (card: WalletCard, cards: readonly WalletCard[]) =>
  card.isPrimary ? cards.find(({ cardId }) => cardId !== card.cardId) : undefined;

/** D-93: what the removal of a card changes: its auto reload, the default card, and how long it can be undone. */
export const useRemovalEffects = (card: WalletCard): string => {
  const intl = useIntl();
  const wallet = useCards();
  const next = wallet.status === 'ready' ? nextPrimary(card, wallet.cards) : undefined;
  return intl.formatMessage(
    { id: 'cards.remove.effects' },
    {
      hasAutoReload: card.autoReloadProfile?.isActive ? 'yes' : 'no',
      hasNext: next ? 'yes' : 'no',
      next: next?.nickname ?? '',
    },
  );
};
