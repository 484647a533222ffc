import { FormattedMessage, useIntl } from 'react-intl';
import { highestTip, parseAmount, tipPresets, toMajorUnits, type Money } from '@crema/shared-contracts';
import { MoneyText, OptionTiles, Stack, TextField } from '@crema/shared-ui';
import { tipErrorOf, type ChosenTip } from './tip.rules.ts';

const own = 'own';

interface TipAmountsProps {
  /** The price of the order without a tip. */
  readonly price: Money;
  readonly tip: ChosenTip;
  readonly onChange: (tip: ChosenTip) => void;
}

const Presets = ({ price, tip, onChange }: TipAmountsProps) => {
  const intl = useIntl();
  const presets = tipPresets.map((amountMinor) => ({
    value: String(amountMinor),
    label:
      amountMinor === 0 ? (
        <FormattedMessage id="ordering.tip.none" />
      ) : (
        intl.formatNumber(toMajorUnits({ ...price, amountMinor }), {
          style: 'currency',
          currency: price.currency,
          maximumFractionDigits: 0,
        })
      ),
  }));
  return (
    <OptionTiles
      legend={<FormattedMessage id="ordering.tip.title" />}
      hint={<FormattedMessage id="ordering.tip.hint" />}
      small
      value={tip.typed === undefined ? String(tip.amountMinor) : own}
      onChange={(value) =>
        onChange(value === own ? { amountMinor: 0, typed: '' } : { amountMinor: Number(value) })
      }
      options={[...presets, { value: own, label: <FormattedMessage id="ordering.tip.other" /> }]}
    />
  );
};

const OwnAmount = ({ price, tip, onChange }: TipAmountsProps) => {
  const error = tipErrorOf(tip, price);
  const most = <MoneyText value={{ ...price, amountMinor: highestTip(price.amountMinor) }} />;
  return (
    <TextField
      label={<FormattedMessage id="ordering.tip.own" />}
      hint={<FormattedMessage id="ordering.tip.own.hint" values={{ most }} />}
      error={error && <FormattedMessage id={`ordering.tip.error.${error}`} values={{ most }} />}
      inputMode="decimal"
      autoComplete="off"
      value={tip.typed ?? ''}
      onChange={({ target: { value } }) => onChange({ amountMinor: parseAmount(value) ?? 0, typed: value })}
    />
  );
};

/** The choice of a tip: none, an offered amount, or the customer's own, with the reason why it cannot be paid (D-27). */
export const TipAmounts = (props: TipAmountsProps) => (
  <Stack gap={2}>
    <Presets {...props} />
    {props.tip.typed !== undefined && <OwnAmount {...props} />}
  </Stack>
);
