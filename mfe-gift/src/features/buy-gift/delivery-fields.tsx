import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { giftDeliveryMethods } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { RadioCards, Stack } from '@crema/shared-ui';
import { DeliveryDayField } from '../../gift-form/delivery-day-field.tsx';
import { browserZone } from '../../gift-form/gift.rules.ts';
import type { GiftValues } from '../../gift-form/gift-values.ts';

/** D-72, D-73: delivery by email, or by a link to pass on where that is configured; now or at 09:00 of a day in the sender's zone, which is named. */
export const DeliveryFields = () => {
  const { values, setFieldValue } = useFormikContext<GiftValues>();
  const { giftSocialDelivery } = useHost().configuration;
  const isSocial = values.deliveryMethod === 'facebook';
  return (
    <Stack gap={2}>
      {(giftSocialDelivery || isSocial) && (
        <RadioCards
          columns
          legend={<FormattedMessage id="gift.form.method" />}
          value={values.deliveryMethod}
          onChange={(method) => void setFieldValue('deliveryMethod', method)}
          options={giftDeliveryMethods.map((value) => ({
            value,
            label: <FormattedMessage id={`gift.form.method.${value}`} />,
            description: <FormattedMessage id={`gift.form.method.${value}.hint`} />,
          }))}
        />
      )}
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
