import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { highestTip, parseAmount, tipPresets, toMajorUnits, type Money } from '@crema/shared-contracts';
import { MoneyText, OptionTiles, Stack, TextField } from '@crema/shared-ui';
import { tipErrorOf, type ChosenTip } from './tip.rules.ts';

const own = 'own';

export interface TipFieldsProps {
  /** The price of the order without a tip. */
  readonly price: Money;
  readonly tip: ChosenTip;
  readonly onChange: (tip: ChosenTip) => void;
  /** The remote's own texts; `most` is the highest tip. */
  readonly texts: {
    readonly title: ReactNode;
    readonly hint: ReactNode;
    readonly none: ReactNode;
    readonly other: ReactNode;
    readonly own: ReactNode;
    readonly ownHint: (most: ReactNode) => ReactNode;
    readonly error: (error: 'invalid' | 'too-high', most: ReactNode) => ReactNode;
  };
}

const Presets = ({ price, tip, onChange, texts }: TipFieldsProps) => {
  const intl = useIntl();
  const presets = tipPresets.map((amountMinor) => ({
    value: String(amountMinor),
    label:
      amountMinor === 0
        ? texts.none
        : intl.formatNumber(toMajorUnits({ ...price, amountMinor }), {
            style: 'currency',
            currency: price.currency,
            maximumFractionDigits: 0,
          }),
  }));
  return (
    <OptionTiles
      legend={texts.title}
      hint={texts.hint}
      small
      value={tip.typed === undefined ? String(tip.amountMinor) : own}
      onChange={(value) =>
        onChange(value === own ? { amountMinor: 0, typed: '' } : { amountMinor: Number(value) })
      }
      options={[...presets, { value: own, label: texts.other }]}
    />
  );
};

const OwnAmount = ({ price, tip, onChange, texts }: TipFieldsProps) => {
  const error = tipErrorOf(tip, price);
  const most = <MoneyText value={{ ...price, amountMinor: highestTip(price.amountMinor) }} />;
  return (
    <TextField
      label={texts.own}
      hint={texts.ownHint(most)}
      error={error && texts.error(error, most)}
      inputMode="decimal"
      autoComplete="off"
      value={tip.typed ?? ''}
      onChange={({ target: { value } }) => onChange({ amountMinor: parseAmount(value) ?? 0, typed: value })}
    />
  );
};

/** The choice of a tip: none, an offered amount, or the customer's own, with the reason why it cannot be paid (D-27). */
export const TipFields = (props: TipFieldsProps) => (
  <Stack gap={2}>
    <Presets {...props} />
    {props.tip.typed !== undefined && <OwnAmount {...props} />}
  </Stack>
);
