import { FormattedMessage } from 'react-intl';
import { Price, RadioCards } from '@crema/shared-ui';
import { CardThumb } from '../../card/card-thumb.tsx';
import { balanceOf, maskedNumber, type WalletCard } from '../../card/wallet-card.ts';

interface CardSwitcherProps {
  readonly cards: readonly WalletCard[];
  readonly value: string;
  readonly onChange: (cardId: string) => void;
}

/** Chooses the card of the barcode; another card requests another barcode (CRD-012). */
export const CardSwitcher = ({ cards, value, onChange }: CardSwitcherProps) => (
  <RadioCards
    legend={<FormattedMessage id="cards.scan.switch" />}
    value={value}
    onChange={onChange}
    options={cards.map((card) => ({
      value: card.cardId,
      label: card.nickname,
      description: maskedNumber(card),
      start: <CardThumb card={card} />,
      end: <Price value={balanceOf(card)} />,
    }))}
  />
);
