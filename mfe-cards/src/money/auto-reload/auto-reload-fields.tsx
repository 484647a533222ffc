import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Currency } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { MoneyText, Text } from '@crema/shared-ui';
import { PaymentMethodName } from '../../methods/payment-method-name.tsx';
import type { PaymentMethod } from '../../methods/use-payment-methods.ts';
import { AmountSelect } from './amount-select.tsx';
import { amountsOnOffer, triggersBelow, withAmount, type AutoReloadChoice } from './auto-reload.rules.ts';

interface AmountsProps {
  readonly choice: AutoReloadChoice;
  readonly currency: Currency;
  readonly onChange: (next: Partial<AutoReloadChoice>) => void;
}
/** CRD-033, D-91: the configured amounts, and the triggers below the chosen one. */
export const AutoReloadAmounts = ({ choice, currency, onChange }: AmountsProps) => {
  const { configuration } = useHost();
  const { svcTriggerOptions } = configuration;
  const [isLowered, setLowered] = useState(false);
  const changeAmount = (minor: number) => {
    const next = withAmount(choice, minor, svcTriggerOptions);
    setLowered(next.triggerMinor < choice.triggerMinor);
    onChange(next);
  };
  return (
    <>
      <AmountSelect
        labelId="cards.autoReload.amount"
        amounts={amountsOnOffer(configuration)}
        currency={currency}
        value={choice.amountMinor}
        onChange={changeAmount}
      />
      <AmountSelect
        labelId="cards.autoReload.trigger"
        amounts={triggersBelow(choice.amountMinor, svcTriggerOptions)}
        currency={currency}
        value={choice.triggerMinor}
        onChange={(minor) => {
          setLowered(false);
          onChange({ triggerMinor: minor });
        }}
      />
      <Text size="note" role="status">
        {isLowered && (
          <FormattedMessage
            id="cards.autoReload.trigger.lowered"
            values={{ trigger: <MoneyText key="t" value={{ amountMinor: choice.triggerMinor, currency }} /> }}
          />
        )}
      </Text>
    </>
  );
};

interface ConsentProps extends Pick<AmountsProps, 'choice' | 'currency'> {
  readonly method: PaymentMethod | undefined;
}
/** D-91: what is agreed to by saving. */
export const AutoReloadConsent = ({ choice, currency, method }: ConsentProps) => {
  const { amountMinor, triggerMinor } = choice;
  if (amountMinor === undefined) return null;
  const values = {
    amount: <MoneyText key="amount" value={{ amountMinor, currency }} />,
    trigger: <MoneyText key="trigger" value={{ amountMinor: triggerMinor, currency }} />,
  };
  return (
    <Text size="note" tone="muted">
      <FormattedMessage id="cards.autoReload.rule" values={values} />{' '}
      {method && (
        <FormattedMessage
          id="cards.autoReload.consent"
          values={{ ...values, method: <PaymentMethodName key="method" method={method} /> }}
        />
      )}
    </Text>
  );
};
