import { useIntl } from 'react-intl';
import type { Money } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { useMoneyText } from '../../card/use-money-text.ts';

export type KeepAnswer = 'keep' | 'remove' | 'add-money';

/**
 * CRD-016: asks about a card that was added during a transfer and has no balance. An empty card is kept or removed; a card below
 * zero cannot be removed (D-93), so that it is kept, or gets money. A card with a balance is kept without a question.
 */
export const useKeepQuestion = () => {
  const intl = useIntl();
  const { confirm } = useHost();
  const moneyText = useMoneyText();
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  return async (balance: Money): Promise<KeepAnswer> => {
    if (balance.amountMinor > 0) return 'keep';
    const isEmpty = balance.amountMinor === 0;
    const name = isEmpty ? 'cards.transfer.added' : 'cards.transfer.addedBelowZero';
    const isConfirmed = await confirm({
      title: text(`${name}.title`),
      body: text(`${name}.body`, { balance: moneyText(balance) }),
      confirmLabel: text(isEmpty ? 'cards.transfer.remove' : 'cards.addMoney.title'),
      cancelLabel: text('cards.transfer.keep'),
    });
    if (!isConfirmed) return 'keep';
    return isEmpty ? 'remove' : 'add-money';
  };
};
