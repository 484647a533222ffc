import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand, object, optional, string, type Currency, type Money } from '@crema/shared-contracts';
import { useHost, useUpgradeBlocker } from '@crema/remote-kit';
import { Button, PayFoot, MoneyText, Stack, Text } from '@crema/shared-ui';
import { useInvalidFocus } from '../../requests/use-invalid-focus.ts';
import type { MissingAmount } from '../../../card/shortfall-state.ts';
import { optionsForShortfall } from '../../../card/shortfall.rules.ts';
import { declinedTitle } from '../../../methods/declined-method.tsx';
import { PaymentMethodName, type NamedMethod } from '../../../methods/payment-method-name.tsx';
import { useBankCard } from '../../../methods/use-bank-card.ts';
import { chargeable, usePaymentMethods } from '../../../methods/use-payment-methods.ts';
import { useChooseAgain } from '../../../methods/use-refresh-payment-methods.ts';
import { useStoreCard } from '../../../methods/use-store-card.ts';
import { usePaymentTrip } from '../../../methods/trips/use-payment-trip.ts';
import { useCapText } from '../../../problems/use-error-values.ts';
import { cardErrors } from '../../../problems/card.errors.ts';
import { ChangeError } from '../../../problems/change-error.tsx';
import { useIsMounted } from '../../requests/use-is-mounted.ts';
import { choiceOfAmount, defaultOption, readAmount } from '../../reload/add-money.rules.ts';
import { AmountFields } from '../../reload/amount-fields.tsx';
import { MoneyWallets } from '../../reload/money-wallets.tsx';
import type { AddingMoney, ReloadPayment } from '../../reload/use-add-money.ts';
import { FirstMethod } from './first-method.tsx';
import { firstCardOptions } from './first-card.rules.ts';
import { newMethod, type FirstCard, type FirstCardValues } from './use-first-card.ts';

const validateValues = object({
  choice: optional(object({ option: optional(string), typed: string })),
  pickedId: optional(string),
});

/** The values that were typed: in this sheet, or before the customer left to add a payment method or to answer the bank (`sent`). */
const useValues = ({ values, setValues }: FirstCard, sent: FirstCardValues) => {
  const { left, leave } = usePaymentTrip({
    form: 'add-money',
    subject: '',
    validate: validateValues,
  });
  const known = values.choice ?? left?.values.choice ?? sent.choice;
  const choice = known && { option: known.option, typed: known.typed };
  const pickedId = values.pickedId ?? left?.addedId ?? left?.values.pickedId ?? sent.pickedId;
  return {
    choice,
    pickedId,
    set: (changed: FirstCardValues) => setValues((present) => ({ choice, pickedId, ...present, ...changed })),
    leave: () => leave({ choice, pickedId }),
  };
};

/** The payment method of the sheet: the picked or the first stored one, or a bank card that is stored when the customer pays. */
const useMethod = ({ pickedId, set }: ReturnType<typeof useValues>) => {
  const { creditCard } = useHost().configuration.newPaymentOptionEnabled;
  const wallet = usePaymentMethods();
  const bankCard = useBankCard();
  const { store, ...storing } = useStoreCard();
  const methods = wallet.status === 'ready' ? chargeable(wallet.methods) : [];
  const picked =
    pickedId === undefined ? methods[0] : methods.find((one) => one.paymentMethodId === pickedId);
  const isNew =
    wallet.status === 'ready' && creditCard && !picked && (pickedId === newMethod || methods.length === 0);
  /** The id of the stored payment method; undefined if the form is incomplete or its card was not stored. */
  const prepare = async (): Promise<string | undefined> => {
    if (!isNew) return picked?.paymentMethodId;
    const typed = await bankCard.tokenise({ isToBeStored: true });
    if (!typed) return undefined;
    const { stored, error } = await store(typed.paymentInstrumentToken);
    bankCard.end(error);
    if (!stored) return undefined;
    bankCard.drop();
    set({ pickedId: stored.paymentMethodId });
    return stored.paymentMethodId;
  };
  return {
    ...{ wallet, methods, bankCard, picked, isNew, prepare, storing },
    value: isNew ? newMethod : picked?.paymentMethodId,
  };
};

interface FirstCardTitleProps {
  readonly first: FirstCard;
  readonly error: AddingMoney['error'];
  readonly method: NamedMethod | undefined;
}
/** The title of a refused payment: the card exists nevertheless. */
const FirstCardTitle = ({ first, error, method }: FirstCardTitleProps) => (
  <>
    {first.cardId && error && (
      <>
        <FormattedMessage id="cards.first.ready" />
        <br />
      </>
    )}
    {declinedTitle(error, method)}
  </>
);

interface FirstCardButtonProps {
  readonly first: FirstCard;
  readonly amount: ReactNode;
  readonly isBusy: boolean;
}
const FirstCardButton = ({ first, amount, isBusy }: FirstCardButtonProps) => (
  <PayFoot>
    <Button type="submit" size="large" block busy={isBusy}>
      {amount ? (
        <FormattedMessage
          id={first.cardId ? 'cards.addMoney.submit' : 'cards.first.submit'}
          values={{ amount }}
        />
      ) : (
        <FormattedMessage id="cards.addMoney.title" />
      )}
    </Button>
  </PayFoot>
);

interface FirstCardFormProps {
  readonly first: FirstCard;
  readonly adding: AddingMoney;
  readonly currency: Currency;
  /** The total of the order, if the sheet was opened for one. */
  readonly missing: MissingAmount | undefined;
}
/**
 * K-04: a digital card and its first amount in one sheet. The bank card is stored, the card is created, then the amount is added; after
 * an error the next press continues with the step that failed.
 */
export const FirstCardForm = ({ first, adding, currency, missing }: FirstCardFormProps) => {
  const intl = useIntl();
  const { configuration } = useHost();
  const cap = useCapText();
  const isOpen = useIsMounted();
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const form = useInvalidFocus(invalidSubmits);
  const all = firstCardOptions(configuration, currency);
  const options =
    missing && missing.cardId === undefined ? optionsForShortfall(all, missing.amountMinor) : all;
  const sent = adding.typed;
  const typed = useValues(first, {
    choice: sent && choiceOfAmount(sent.amountMinor, options),
    pickedId: sent?.paymentMethodId,
  });
  const method = useMethod(typed);
  const methodOf = (id: string | undefined) =>
    method.methods.find(({ paymentMethodId }) => paymentMethodId === id);
  const [isChecked, setChecked] = useState(false);
  const chooseAgain = useChooseAgain(() => {
    adding.clear();
    method.storing.clear();
  });
  useUpgradeBlocker(typed.choice !== undefined || method.bankCard.vault.state.complete, 'first-card');

  const choice = typed.choice ?? {
    option: defaultOption(options, configuration.defaultSvcLoadOption),
    typed: '',
  };
  const read = readAmount(choice, options);
  const hasMethod = method.value !== undefined;
  const markMissing = () => {
    setChecked(true);
    setInvalidSubmits(invalidSubmits + 1);
  };
  /** The customer has paid in the wallet: the money is added also if the sheet was closed meanwhile. */
  const payByWallet = async (paid: Money, payment: ReloadPayment) => {
    typed.set({ choice });
    const card = await first.create();
    if (card) await adding.add(card, paid, payment);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    adding.clear();
    if ('code' in read || !hasMethod) {
      method.bankCard.vault.mark();
      return markMissing();
    }
    typed.set({ choice });
    const paymentMethodId = await method.prepare();
    // A customer who closes the sheet before the payment wants none.
    if (paymentMethodId === undefined || !isOpen.current) return;
    const card = await first.create();
    if (card && isOpen.current) await adding.add(card, read.amount, { paymentMethodId });
  };
  const error = adding.error ?? first.error ?? method.storing.error;
  const amount = 'amount' in read ? <MoneyText key="amount" value={read.amount} /> : undefined;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Text>
          <FormattedMessage id="cards.first.lead" values={brand} />
        </Text>
        <ChangeError
          error={error}
          title={
            <FirstCardTitle
              first={first}
              error={adding.error}
              method={sent?.wallet ?? methodOf(sent?.paymentMethodId)}
            />
          }
          actions={{ 'try-again': () => void submit(), 'choose-payment': chooseAgain }}
        />
        <AmountFields
          options={options}
          value={choice}
          onChange={(changed) => typed.set({ choice: changed })}
          error={
            isChecked && 'code' in read
              ? intl.formatMessage({ id: cardErrors[read.code].messageId }, { cap })
              : undefined
          }
        />
        <MoneyWallets
          amount={'amount' in read ? read.amount : undefined}
          placeholder={options.headroom}
          adding={adding}
          isBusy={first.isSending || method.storing.isSending}
          onMissing={markMissing}
          onPay={(paid, payment) => void payByWallet(paid, payment)}
        />
        <FirstMethod
          wallet={method.wallet}
          value={method.value}
          onChange={(pickedId) => typed.set({ pickedId })}
          bankCard={method.bankCard}
          onLeave={typed.leave}
          error={
            isChecked && !hasMethod ? intl.formatMessage({ id: 'cards.addMoney.paymentRequired' }) : undefined
          }
        />
        {amount && method.picked && (
          <Text size="note" tone="muted">
            <FormattedMessage
              id="cards.addMoney.consent"
              values={{ amount, method: <PaymentMethodName key="method" method={method.picked} /> }}
            />
          </Text>
        )}
        <FirstCardButton
          first={first}
          amount={amount}
          isBusy={adding.isSending || first.isSending || method.storing.isSending}
        />
      </Stack>
    </form>
  );
};
