import { FormattedMessage, useIntl } from 'react-intl';
import type { Currency } from '@crema/shared-contracts';
import { Select } from '@crema/shared-ui';
import { useMoneyText } from '../../card/use-money-text.ts';

interface AmountSelectProps {
  readonly labelId: string;
  /** In minor units. */
  readonly amounts: readonly number[];
  readonly currency: Currency;
  /** Undefined until the customer chooses one. */
  readonly value: number | undefined;
  readonly onChange: (amountMinor: number) => void;
}
/** A choice of one of the configured amounts (CRD-033). */
export const AmountSelect = ({ labelId, amounts, currency, value, onChange }: AmountSelectProps) => {
  const intl = useIntl();
  const moneyText = useMoneyText();
  return (
    <Select
      label={<FormattedMessage id={labelId} />}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {value === undefined && (
        <option value="" disabled>
          {intl.formatMessage({ id: 'cards.autoReload.amount.choose' })}
        </option>
      )}
      {amounts.map((amountMinor) => (
        <option key={amountMinor} value={amountMinor}>
          {moneyText({ amountMinor, currency })}
        </option>
      ))}
    </Select>
  );
};
