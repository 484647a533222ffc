import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { RemoveCardDocument } from '../generated/remove-card.ts';
import { removalSubject, showRemoval } from './show-removal.ts';
import { useWalletChanges } from '../changes/use-wallet-changes.ts';

/** Removes a card, says so and emits the change (D-93). `leave` leaves the card's own page before the card is gone from it. */
export const useRemoval = () => {
  const intl = useIntl();
  const { toast } = useHost();
  const { send, announce, refresh, evict } = useWalletChanges();
  return async (cardId: string, leave?: () => void): Promise<void> => {
    const { removeCard } = await send(RemoveCardDocument, { cardId }, (cache, data) =>
      showRemoval(cache, data.removeCard),
    );
    const text = intl.formatMessage({ id: 'cards.removed' }, { lastFour: removeCard.lastFour });
    toast({ kind: 'success', text, keepOnNavigation: true, subject: removalSubject(cardId) });
    leave?.();
    evict(cardId);
    announce('removed', cardId);
    await refresh();
  };
};
