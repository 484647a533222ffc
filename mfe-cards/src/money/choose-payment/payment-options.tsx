import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GiftPaymentChoice, Money } from '@crema/shared-contracts';
import { Icon, Price, Tag, type RadioCard } from '@crema/shared-ui';
import { PaymentMark } from '@crema/shared-ui/payment-mark';
import { PaymentMethodName } from '../../methods/payment-method-name.tsx';
import { chargeable, type PaymentMethod } from '../../methods/use-payment-methods.ts';
import { CardThumb } from '../../card/card-thumb.tsx';
import { balanceOf, maskedNumber, type WalletCard } from '../../card/wallet-card.ts';
import { canPay, coversTotal, isBelowZero, type Payment } from './choose-payment.rules.ts';
import s from './payment-chooser.module.css';

interface CardNoteProps {
  readonly card: WalletCard;
  readonly total: Money | undefined;
  readonly isChosen: boolean;
}
/**
 * The card's last four digits, and why it may not pay this order. Without a total any card may that is not below zero. `Shortfall`
 * has the amount that the chosen card lacks.
 */
const CardNote = ({ card, total, isChosen }: CardNoteProps) => (
  <span className={s.note}>
    <span className={s.number}>{maskedNumber(card)}</span>
    {!total && isBelowZero(card) && (
      <Tag tone="warning" icon="alert">
        <FormattedMessage id="cards.choose.belowZero" />
      </Tag>
    )}
    {total && !canPay(card, total) && (
      <Tag tone="neutral">
        <FormattedMessage id="cards.choose.otherCurrency" values={{ currency: balanceOf(card).currency }} />
      </Tag>
    )}
    {total && !isChosen && canPay(card, total) && !coversTotal(card, total) && (
      <Tag tone="warning" icon="alert">
        <FormattedMessage id="cards.choose.insufficient" />
      </Tag>
    )}
  </span>
);

/** The reason that a stored payment method cannot pay, or soon cannot: an expired card, a wallet that is only listed (D-97). */
const methodNotes: readonly { applies: (method: PaymentMethod) => boolean; note: ReactNode }[] = [
  {
    applies: ({ isReadOnly }) => isReadOnly,
    note: <FormattedMessage id="cards.choose.readOnly" />,
  },
  {
    applies: ({ expiry }) => expiry === 'expired',
    note: (
      <Tag tone="warning">
        <FormattedMessage id="cards.choose.expired" />
      </Tag>
    ),
  },
  {
    applies: ({ expiry }) => expiry === 'soon',
    note: (
      <Tag tone="warning">
        <FormattedMessage id="cards.payment.expiry.soon" />
      </Tag>
    ),
  },
];

const newCard = 'new-card';
/** One value per payment, for radio buttons: ids of cards and of payment methods may be equal. */
export const valueOf = (payment: Payment): string => {
  if (payment.kind === 'stored-value') return `stored-value:${payment.card.cardId}`;
  return payment.kind === 'instrument' ? `instrument:${payment.method.paymentMethodId}` : newCard;
};
/** The value of the payment that the member picked for gifts. */
export const valueOfGiftChoice = ({ kind, paymentMethodId }: GiftPaymentChoice): string =>
  kind === 'instrument' ? `instrument:${paymentMethodId}` : newCard;

interface Choices {
  readonly cards: readonly WalletCard[];
  /** Undefined if only stored-value cards can pay. */
  readonly methods: readonly PaymentMethod[] | undefined;
  readonly takesNewCard: boolean;
}
/** Everything that can be chosen, in the order of the list. */
export const paymentsOf = ({ cards, methods, takesNewCard }: Choices): readonly Payment[] => [
  ...cards.map((card): Payment => ({ kind: 'stored-value', card })),
  ...(methods ?? []).map((method): Payment => ({ kind: 'instrument', method })),
  ...(methods && takesNewCard ? [{ kind: newCard } as const] : []),
];

/** The radio button of a payment. Without a total no card counts as too low. */
export const optionOf = (payment: Payment, total: Money | undefined, chosen?: string): RadioCard<string> => {
  const value = valueOf(payment);
  if (payment.kind === 'stored-value') {
    const { card } = payment;
    return {
      value,
      label: card.nickname,
      description: <CardNote card={card} total={total} isChosen={value === chosen} />,
      start: <CardThumb card={card} />,
      end: <Price value={balanceOf(card)} />,
      disabled: total === undefined ? isBelowZero(card) : !canPay(card, total),
    };
  }
  if (payment.kind === 'instrument') {
    const { method } = payment;
    return {
      value,
      label: <PaymentMethodName method={method} />,
      start: <PaymentMark kind={method.paymentType} />,
      description: methodNotes.find(({ applies }) => applies(method))?.note,
      disabled: chargeable([method]).length === 0,
    };
  }
  return {
    value,
    label: <FormattedMessage id="cards.choose.newCard" />,
    description: <FormattedMessage id="cards.choose.newCard.note" />,
    start: (
      <span className={s.newCard}>
        <Icon name="plus" />
      </span>
    ),
  };
};
