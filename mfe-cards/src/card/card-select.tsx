import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '@crema/shared-ui';
import { useMoneyText } from './use-money-text.ts';
import { balanceOf, maskedNumber, type WalletCard } from './wallet-card.ts';

interface CardSelectProps {
  readonly labelId: string;
  readonly cards: readonly WalletCard[];
  readonly value: string;
  readonly onChange: (cardId: string) => void;
}
/** A choice of one of the member's cards, each with its balance. */
export const CardSelect = ({ labelId, cards, value, onChange }: CardSelectProps) => {
  const intl = useIntl();
  const moneyText = useMoneyText();
  return (
    <Select
      label={<FormattedMessage id={labelId} />}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {cards.map((card) => (
        <option key={card.cardId} value={card.cardId}>
          {intl.formatMessage(
            { id: 'cards.select.option' },
            { name: card.nickname, number: maskedNumber(card), balance: moneyText(balanceOf(card)) },
          )}
        </option>
      ))}
    </Select>
  );
};
