import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Money } from '@crema/shared-contracts';
import { WalletButtons, type TokenisedCard } from '@crema/remote-kit';
import type { AddingMoney, ReloadPayment } from './use-add-money.ts';

interface MoneyWalletsProps {
  /** The amount to add; undefined while the form has none. */
  readonly amount: Money | undefined;
  /** An amount for the buttons until there is one: no wallet opens with it. */
  readonly placeholder: Money;
  readonly adding: AddingMoney;
  /** Whether a step before the payment is being sent. */
  readonly isBusy?: boolean;
  /** Called when a wallet is pressed without an amount: the form marks it. */
  readonly onMissing: () => void;
  readonly onPay: (amount: Money, payment: ReloadPayment) => void;
}
/** The wallets that add the money (PAY-004): the amount that a wallet has shown is the one that is charged. */
export const MoneyWallets = ({
  amount,
  placeholder,
  adding,
  isBusy = false,
  onMissing,
  onPay,
}: MoneyWalletsProps) => {
  const intl = useIntl();
  const shown = useRef<Money>(undefined);
  const press = () => {
    if (adding.isSending || isBusy) return false;
    adding.clear();
    shown.current = amount;
    if (!amount) onMissing();
    return amount !== undefined;
  };
  const take = ({ paymentInstrumentToken, paymentType, accountNumberLastFour }: TokenisedCard) => {
    if (shown.current)
      onPay(shown.current, { paymentInstrumentToken, wallet: { paymentType, accountNumberLastFour } });
  };
  return (
    <WalletButtons
      amount={amount ?? placeholder}
      purpose="reload"
      title={intl.formatMessage({ id: 'cards.wallets.frame' })}
      or={<FormattedMessage id="cards.wallets.or" />}
      onPress={press}
      onToken={take}
      onError={adding.refuse}
    />
  );
};
