import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Currency } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { OptionTiles, Stack } from '@crema/shared-ui';
import { FormikTextField } from '@crema/shared-ui/forms';
import { customOption, type GiftValues } from '../../gift-form/gift-values.ts';

/** GFT-023: the offered amounts, and one of the sender's own. */
export const AmountFields = ({ currency }: { readonly currency: Currency }) => {
  const { giftAmountOptions, customAmountMin, customAmountMax } = useHost().configuration;
  const { values, setFieldValue } = useFormikContext<GiftValues>();
  const intl = useIntl();
  const inWords = (units: number) =>
    intl.formatNumber(units, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (
    <Stack gap={2}>
      <OptionTiles
        small
        legend={<FormattedMessage id="gift.form.amount" />}
        value={values.amount}
        onChange={(amount) => void setFieldValue('amount', amount)}
        options={[
          ...giftAmountOptions.map((units) => ({ value: String(units), label: inWords(units) })),
          { value: customOption, label: <FormattedMessage id="gift.form.amount.custom" />, wide: true },
        ]}
      />
      {values.amount === customOption && (
        <FormikTextField
          name="customAmount"
          inputMode="numeric"
          autoComplete="off"
          label={<FormattedMessage id="gift.form.amount.own" />}
          hint={
            <FormattedMessage
              id="gift.form.amount.hint"
              values={{ min: inWords(customAmountMin), max: inWords(customAmountMax) }}
            />
          }
        />
      )}
    </Stack>
  );
};
