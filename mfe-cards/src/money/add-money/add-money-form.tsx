import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, optional, string } from '@crema/shared-contracts';
import { useHost, useUpgradeBlocker } from '@crema/remote-kit';
import { Button, PayFoot, MoneyText, Stack, Text } from '@crema/shared-ui';
import { useInvalidFocus } from '../requests/use-invalid-focus.ts';
import type { MissingAmount } from '../../card/shortfall-state.ts';
import { optionsForShortfall } from '../../card/shortfall.rules.ts';
import { declinedTitle } from '../../methods/declined-method.tsx';
import { PaymentMethodName } from '../../methods/payment-method-name.tsx';
import { PaymentMethodPicker } from '../../methods/payment-method-picker.tsx';
import { useChooseAgain } from '../../methods/use-refresh-payment-methods.ts';
import { chargeable, usePaymentMethods } from '../../methods/use-payment-methods.ts';
import { usePaymentTrip } from '../../methods/trips/use-payment-trip.ts';
import { useAppDispatch, useAppSelector } from '../../scan-choice/cards.hooks.ts';
import { addMoneyMethodPicked, selectAddMoneyMethodId } from '../../scan-choice/scan-to-pay.slice.ts';
import { cardErrors } from '../../problems/card.errors.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { useCapText } from '../../problems/use-error-values.ts';
import type { WalletCard } from '../../card/wallet-card.ts';
import { choiceOfAmount, defaultOption, readAmount, type AmountChoice } from '../reload/add-money.rules.ts';
import { AmountFields } from '../reload/amount-fields.tsx';
import { MoneyWallets } from '../reload/money-wallets.tsx';
import type { AddingMoney } from '../reload/use-add-money.ts';

const validateValues = object({
  choice: optional(object({ option: optional(string), typed: string })),
  pickedId: optional(string),
});
interface AddMoneyFormProps {
  readonly card: WalletCard;
  readonly adding: AddingMoney;
  /** The amount that an order lacks, if the modal was opened for one. */
  readonly missing: MissingAmount | undefined;
}
/** CRD-031, CRD-033: amount and payment method. The choices remain after an error, also after one at the bank. */
export const AddMoneyForm = ({ card, adding, missing }: AddMoneyFormProps) => {
  const intl = useIntl();
  const { configuration } = useHost();
  const cap = useCapText();
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const form = useInvalidFocus(invalidSubmits);
  const wallet = usePaymentMethods();
  const methods = wallet.status === 'ready' ? chargeable(wallet.methods) : [];
  const { left, leave } = usePaymentTrip({
    form: 'add-money',
    subject: card.cardId,
    validate: validateValues,
  });
  const options =
    missing?.cardId === card.cardId ? optionsForShortfall(card.addMoney, missing.amountMinor) : card.addMoney;
  const sent = adding.typed?.cardId === card.cardId ? adding.typed : undefined;
  const [choice, setChoice] = useState<AmountChoice | undefined>(
    left?.values.choice
      ? { option: left.values.choice.option, typed: left.values.choice.typed }
      : sent && choiceOfAmount(sent.amountMinor, options),
  );
  const dispatch = useAppDispatch();
  const lastPickedId = useAppSelector(selectAddMoneyMethodId);
  const [pickedId, setPickedId] = useState(
    left?.addedId ?? left?.values.pickedId ?? sent?.paymentMethodId ?? lastPickedId,
  );
  const pickMethod = (paymentMethodId: string) => {
    setPickedId(paymentMethodId);
    dispatch(addMoneyMethodPicked(paymentMethodId));
  };
  const [isChecked, setChecked] = useState(false);
  const { add, isSending, error, clear } = adding;
  const chooseAgain = useChooseAgain(clear);
  useUpgradeBlocker(choice !== undefined, 'add-money');

  const amountChoice = choice ?? {
    option: defaultOption(options, configuration.defaultSvcLoadOption),
    typed: '',
  };
  const read = readAmount(amountChoice, options);
  // CRD-032: a picked method that is gone is replaced by the customer, never by another one.
  const method =
    pickedId === undefined ? methods[0] : methods.find((one) => one.paymentMethodId === pickedId);
  const markMissing = () => {
    setChecked(true);
    setInvalidSubmits(invalidSubmits + 1);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if ('code' in read || !method) markMissing();
    if ('amount' in read && method) await add(card, read.amount, { paymentMethodId: method.paymentMethodId });
  };
  const amountError =
    isChecked && 'code' in read
      ? intl.formatMessage({ id: cardErrors[read.code].messageId }, { cap })
      : undefined;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <ChangeError
          error={error}
          title={declinedTitle(
            error,
            adding.typed?.wallet ??
              methods.find(({ paymentMethodId }) => paymentMethodId === adding.typed?.paymentMethodId),
          )}
          actions={{ 'try-again': () => void submit(), 'choose-payment': chooseAgain }}
        />
        <AmountFields options={options} value={amountChoice} onChange={setChoice} error={amountError} />
        <MoneyWallets
          amount={'amount' in read ? read.amount : undefined}
          placeholder={options.headroom}
          adding={adding}
          onMissing={markMissing}
          onPay={(amount, payment) => void add(card, amount, payment)}
        />
        <PaymentMethodPicker
          wallet={wallet}
          value={method?.paymentMethodId}
          onChange={pickMethod}
          onAdd={() => leave({ choice, pickedId })}
          error={
            isChecked && !method ? intl.formatMessage({ id: 'cards.addMoney.paymentRequired' }) : undefined
          }
        />
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
        {methods.length > 0 && (
          <PayFoot>
            <Button type="submit" size="large" block busy={isSending}>
              {'amount' in read ? (
                <FormattedMessage
                  id="cards.addMoney.submit"
                  values={{ amount: <MoneyText key="amount" value={read.amount} /> }}
                />
              ) : (
                <FormattedMessage id="cards.addMoney.title" />
              )}
            </Button>
          </PayFoot>
        )}
      </Stack>
    </form>
  );
};
