import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost, useUpgradeBlocker } from '@crema/remote-kit';
import { Banner, Button, MoneyText, Stack, Switch, Text } from '@crema/shared-ui';
import { PaymentMethodName } from '../../payment-methods/payment-method-name.tsx';
import { PaymentMethodPicker } from '../../payment-methods/payment-method-picker.tsx';
import { chargeable, usePaymentMethods } from '../../payment-methods/use-payment-methods.ts';
import { ChangeError } from '../../wallet/change-error.tsx';
import { balanceOf, type WalletCard } from '../../wallet/wallet-card.ts';
import { changeFor, firstChoice, triggersBelow, withAmount } from './auto-reload.rules.ts';
import { AmountSelect } from './amount-select.tsx';
import { useAutoReload } from './use-auto-reload.ts';

interface AutoReloadFormProps {
  readonly card: WalletCard;
  readonly onDone: () => void;
}
/** CRD-030, CRD-031: on or off, amount, trigger and payment method. The choices remain after an error. */
export const AutoReloadForm = ({ card, onDone }: AutoReloadFormProps) => {
  const intl = useIntl();
  const { configuration } = useHost();
  const { svcLoadOptions, svcTriggerOptions } = configuration;
  const profile = card.autoReloadProfile;
  const { currency } = balanceOf(card);
  const wallet = usePaymentMethods();
  const methods = wallet.status === 'ready' ? chargeable(wallet.methods) : [];
  const [choice, setChoice] = useState(() => firstChoice(profile, configuration));
  const [pickedId, setPickedId] = useState(profile?.isActive ? profile.paymentMethodId : undefined);
  const [isChecked, setChecked] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { run, isSending, error, clear } = useAutoReload(onDone);
  useUpgradeBlocker(isTouched, 'auto-reload');

  const { isEnabled, amountMinor, triggerMinor } = choice;
  const method = methods.find(({ paymentMethodId }) => paymentMethodId === pickedId);
  const change = (next: Partial<typeof choice>) => {
    setTouched(true);
    setChoice({ ...choice, ...next });
  };
  const toggle = (isOn: boolean) => {
    change({ isEnabled: isOn });
    // CRD-030: turning it off resets the payment field.
    if (!isOn) setPickedId(undefined);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (isEnabled && !method) return;
    await run(changeFor(profile, isEnabled), {
      cardId: card.cardId,
      amountMinor,
      triggerAmountMinor: triggerMinor,
      paymentMethodId: method?.paymentMethodId ?? null,
    });
  };
  const amountValues = {
    amount: <MoneyText key="amount" value={{ amountMinor, currency }} />,
    trigger: <MoneyText key="trigger" value={{ amountMinor: triggerMinor, currency }} />,
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        {profile?.status === 'declined' && (
          <Banner tone="warning" title={<FormattedMessage id="cards.autoReload.declined" />}>
            <FormattedMessage id="cards.autoReload.declined.body" />
          </Banner>
        )}
        <ChangeError error={error} actions={{ 'try-again': () => void submit(), 'choose-payment': clear }} />
        <Switch
          label={<FormattedMessage id="cards.autoReload.switch" />}
          checked={isEnabled}
          onChange={({ target }) => toggle(target.checked)}
        />
        {isEnabled && (
          <>
            <AmountSelect
              labelId="cards.autoReload.amount"
              amounts={svcLoadOptions
                .map((units) => units * 100)
                .filter((minor) => triggersBelow(minor, svcTriggerOptions).length > 0)}
              currency={currency}
              value={amountMinor}
              onChange={(minor) => change(withAmount(choice, minor, svcTriggerOptions))}
            />
            <AmountSelect
              labelId="cards.autoReload.trigger"
              amounts={triggersBelow(amountMinor, svcTriggerOptions)}
              currency={currency}
              value={triggerMinor}
              onChange={(minor) => change({ triggerMinor: minor })}
            />
            <PaymentMethodPicker
              wallet={wallet}
              value={pickedId ?? undefined}
              onChange={(id) => {
                setTouched(true);
                setPickedId(id);
              }}
              error={
                isChecked && !method
                  ? intl.formatMessage({ id: 'cards.autoReload.paymentRequired' })
                  : undefined
              }
            />
            <Text size="note" tone="muted">
              <FormattedMessage id="cards.autoReload.rule" values={amountValues} />{' '}
              {method && (
                <FormattedMessage
                  id="cards.autoReload.consent"
                  values={{ ...amountValues, method: <PaymentMethodName key="method" method={method} /> }}
                />
              )}
            </Text>
          </>
        )}
        <Button type="submit" size="large" block busy={isSending}>
          <FormattedMessage id="cards.save" />
        </Button>
      </Stack>
    </form>
  );
};
