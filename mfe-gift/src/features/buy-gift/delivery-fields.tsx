import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { RadioCards, Stack } from '@crema/shared-ui';
import { DeliveryDayField } from '../../gift-form/delivery-day-field.tsx';
import { browserZone } from '../../gift-form/gift.rules.ts';
import type { GiftValues } from '../../gift-form/gift-values.ts';

/** D-73, L-45: now, or at an hour of a day in the sender's zone, which is named. */
export const DeliveryFields = () => {
  const { values, setFieldValue } = useFormikContext<GiftValues>();
  return (
    <Stack gap={2}>
      <RadioCards
        columns
        legend={<FormattedMessage id="gift.form.delivery" />}
        value={values.delivery}
        onChange={(delivery) => void setFieldValue('delivery', delivery)}
        options={[
          {
            value: 'now',
            label: <FormattedMessage id="gift.form.delivery.now" />,
            description: <FormattedMessage id="gift.form.delivery.now.hint" />,
          },
          {
            value: 'date',
            label: <FormattedMessage id="gift.form.delivery.date" />,
            description: <FormattedMessage id="gift.form.delivery.date.hint" />,
          },
        ]}
      />
      {values.delivery === 'date' && <DeliveryDayField timeZone={browserZone()} />}
    </Stack>
  );
};
