import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useHost, useMember } from '@crema/remote-kit';
import { RemoveCardDocument } from '../../generated/remove-card.ts';
import { cardPaths } from '../../wallet/card-paths.ts';
import { removedCards } from '../../wallet/removed-cards.ts';
import { useChange } from '../../wallet/use-change.ts';
import { useMoneyText } from '../../wallet/use-money-text.ts';
import { useWalletChanges } from '../../wallet/use-wallet-changes.ts';
import { balanceOf, type WalletCard } from '../../wallet/wallet-card.ts';

/** D-93: asks with the balance, removes the card, and opens the list, where it can be undone. */
export const useRemoveCard = (card: WalletCard) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { confirm, toast, clock } = useHost();
  const memberId = useMember()?.memberId;
  const { send, announce, refresh } = useWalletChanges();
  const moneyText = useMoneyText();
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const ask = () =>
    confirm({
      title: text('cards.remove.title', { name: card.nickname }),
      body: text('cards.remove.body', {
        balance: moneyText(balanceOf(card)),
      }),
      confirmLabel: text('cards.remove.confirm'),
      cancelLabel: text('cards.cancel'),
      tone: 'danger',
    });
  return useChange(async () => {
    if (!(await ask())) return;
    const { removeCard: removal } = await send(RemoveCardDocument, { cardId: card.cardId });
    const { cardId, lastFour, undoUntil } = removal;
    if (memberId) removedCards.add(memberId, { cardId, lastFour, undoUntil }, clock.now());
    toast({ kind: 'success', text: text('cards.removed', { lastFour }), keepOnNavigation: true });
    void navigate(cardPaths.list);
    announce('removed', cardId);
    await refresh();
  });
};
