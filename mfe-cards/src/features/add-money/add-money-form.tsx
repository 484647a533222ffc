import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost, useUpgradeBlocker } from '@crema/remote-kit';
import { Button, MoneyText, Stack, Text } from '@crema/shared-ui';
import { PaymentMethodName } from '../../payment-methods/payment-method-name.tsx';
import { PaymentMethodPicker } from '../../payment-methods/payment-method-picker.tsx';
import { chargeable, usePaymentMethods } from '../../payment-methods/use-payment-methods.ts';
import { cardErrors } from '../../wallet/card.errors.ts';
import { ChangeError } from '../../wallet/change-error.tsx';
import type { WalletCard } from '../../wallet/wallet-card.ts';
import { defaultOption, readAmount, type AmountChoice } from './add-money.rules.ts';
import { AmountFields } from './amount-fields.tsx';
import type { AddingMoney } from './use-add-money.ts';

interface AddMoneyFormProps {
  readonly card: WalletCard;
  readonly adding: AddingMoney;
}
/** CRD-031, CRD-033: amount and payment method. The choices remain after an error. */
export const AddMoneyForm = ({ card, adding }: AddMoneyFormProps) => {
  const intl = useIntl();
  const { configuration } = useHost();
  const wallet = usePaymentMethods();
  const methods = wallet.status === 'ready' ? chargeable(wallet.methods) : [];
  const [choice, setChoice] = useState<AmountChoice>();
  const [pickedId, setPickedId] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const { add, isSending, error, clear } = adding;
  useUpgradeBlocker(choice !== undefined, 'add-money');

  const amountChoice = choice ?? {
    option: defaultOption(card.addMoney, configuration.defaultSvcLoadOption),
    typed: '',
  };
  const read = readAmount(amountChoice, card.addMoney);
  const method = methods.find(({ paymentMethodId }) => paymentMethodId === pickedId) ?? methods[0];
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if ('amount' in read && method)
      await add({
        cardId: card.cardId,
        amountMinor: read.amount.amountMinor,
        paymentMethodId: method.paymentMethodId,
      });
  };
  const amountError =
    isChecked && 'code' in read ? intl.formatMessage({ id: cardErrors[read.code].messageId }) : undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <ChangeError error={error} actions={{ 'try-again': () => void submit(), 'choose-payment': clear }} />
        <AmountFields options={card.addMoney} value={amountChoice} onChange={setChoice} error={amountError} />
        <PaymentMethodPicker wallet={wallet} value={method?.paymentMethodId} onChange={setPickedId} />
        {'amount' in read && method && (
          <Text size="note" tone="muted">
            <FormattedMessage
              id="cards.addMoney.consent"
              values={{
                amount: <MoneyText key="amount" value={read.amount} />,
                method: <PaymentMethodName key="method" method={method} />,
              }}
            />
          </Text>
        )}
        {(method || wallet.status === 'loading') && (
          <Button type="submit" size="large" block busy={isSending || wallet.status === 'loading'}>
            {'amount' in read ? (
              <FormattedMessage
                id="cards.addMoney.submit"
                values={{ amount: <MoneyText key="amount" value={read.amount} /> }}
              />
            ) : (
              <FormattedMessage id="cards.addMoney.title" />
            )}
          </Button>
        )}
      </Stack>
    </form>
  );
};
