import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyText, OptionTiles, Stack, TextField } from '@crema/shared-ui';
import { otherAmount, type AddMoneyOptions, type AmountChoice } from './add-money.rules.ts';

interface AmountFieldsProps {
  readonly options: AddMoneyOptions;
  readonly value: AmountChoice;
  readonly onChange: (value: AmountChoice) => void;
  readonly error: string | undefined;
}
/** D-92, D-152: the configured amounts, those above the headroom disabled, and an amount of the customer's own. */
export const AmountFields = ({ options, value, onChange, error }: AmountFieldsProps) => {
  const intl = useIntl();
  const isOther = value.option === otherAmount;
  const { other } = options;
  const tiles = options.options.map(({ amount, isAvailable }) => ({
    value: String(amount.amountMinor),
    label: intl.formatNumber(amount.amountMinor / 100, {
      style: 'currency',
      currency: amount.currency,
      maximumFractionDigits: 0,
    }),
    disabled: !isAvailable,
  }));
  const own = {
    value: otherAmount,
    label: <FormattedMessage id="cards.addMoney.other" />,
    disabled: !other,
    wide: true,
  };
  return (
    <Stack gap={2}>
      <OptionTiles
        legend={<FormattedMessage id="cards.addMoney.amount" />}
        hint={
          <FormattedMessage
            id="cards.addMoney.headroom"
            values={{ headroom: <MoneyText key="headroom" value={options.headroom} /> }}
          />
        }
        value={value.option}
        onChange={(option) => onChange({ ...value, option })}
        options={[...tiles, own]}
        error={isOther ? undefined : error}
      />
      {isOther && other && (
        <TextField
          label={<FormattedMessage id="cards.addMoney.other.label" />}
          hint={
            <FormattedMessage
              id="cards.addMoney.other.hint"
              values={{
                least: <MoneyText key="least" value={other.least} />,
                most: <MoneyText key="most" value={other.most} />,
              }}
            />
          }
          inputMode="decimal"
          autoComplete="off"
          value={value.typed}
          onChange={({ target }) => onChange({ ...value, typed: target.value })}
          error={error}
        />
      )}
    </Stack>
  );
};
