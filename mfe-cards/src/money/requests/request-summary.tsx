import { FormattedMessage } from 'react-intl';
import { MoneyText } from '@crema/shared-ui';
import { useCards } from '../../wallet/use-cards.ts';
import { balanceOf, maskedNumber, type WalletCard } from '../../card/wallet-card.ts';

interface RequestSummaryProps {
  readonly messageId: 'cards.unanswered.reload' | 'cards.unanswered.transfer';
  /** In minor units of the card's currency. */
  readonly amountMinor: number;
  readonly cardId: string;
  /** The card that gives the money in a transfer. */
  readonly fromCardId?: string;
}
/** The amount and the cards of a request whose outcome is unknown. Null until the card is read, and if it was removed. */
export const RequestSummary = ({ messageId, amountMinor, cardId, fromCardId }: RequestSummaryProps) => {
  const wallet = useCards();
  const cards = wallet.status === 'ready' ? wallet.cards : [];
  const find = (id: string | undefined) => cards.find((card) => card.cardId === id);
  const nameOf = (card: WalletCard | undefined) => card && `${card.nickname} (${maskedNumber(card)})`;
  const card = find(cardId);
  const from = find(fromCardId);
  const known = card ?? from;
  if (!known || (fromCardId !== undefined && !(card && from))) return null;
  const amount = <MoneyText value={{ ...balanceOf(known), amountMinor }} />;
  return <FormattedMessage id={messageId} values={{ amount, name: nameOf(card), from: nameOf(from) }} />;
};
