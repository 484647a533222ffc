import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { cardPaths } from '../card/card-paths.ts';
import { useChange } from '../changes/use-change.ts';
import { useMoneyText } from '../card/use-money-text.ts';
import { useRemoval } from './use-removal.ts';
import { balanceOf, maskedNumber, type WalletCard } from '../card/wallet-card.ts';
import { useRemovalEffects } from './use-removal-effects.ts';

/**
 * D-93: asks with the balance and what the removal changes, removes the card, and opens the list, where it can be undone. A digital
 * card with money is not removed: it has no number and code that would bring the money back, so its balance is transferred first.
 */
export const useRemoveCard = (card: WalletCard) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { confirm } = useHost();
  const remove = useRemoval();
  const effects = useRemovalEffects(card);
  const moneyText = useMoneyText();
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const ask = () =>
    confirm({
      title: text('cards.remove.title', { name: card.nickname }),
      body: text('cards.remove.body', {
        number: maskedNumber(card),
        balance: moneyText(balanceOf(card)),
        hasMoney: balanceOf(card).amountMinor > 0 ? 'yes' : 'no',
        effects,
      }),
      confirmLabel: text('cards.remove.confirm'),
      cancelLabel: text('cards.cancel'),
      tone: 'danger',
    });
  const { run, error, ...state } = useChange(async () => {
    if (await ask()) await remove(card.cardId, () => void navigate(cardPaths.list));
  });
  const [isRefused, setRefused] = useState(false);
  const keepsMoney = card.isDigital && balanceOf(card).amountMinor > 0;
  return {
    ...state,
    error: isRefused && keepsMoney ? { code: 'DIGITAL_CARD_HAS_BALANCE' } : error,
    run: async () => {
      setRefused(keepsMoney);
      if (!keepsMoney) await run();
    },
  };
};
