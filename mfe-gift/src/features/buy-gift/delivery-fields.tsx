import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { RadioCards, Stack } from '@crema/shared-ui';
import { FormikTextField } from '@crema/shared-ui/forms';
import { deliveryDays } from '../../gift-form/gift.rules.ts';
import type { GiftValues } from '../../gift-form/gift-values.ts';

/** The name of the sender's zone, such as "Central Time". */
const zoneName = (locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** D-72, D-73: delivery by email, now or at 09:00 of a day in the sender's zone, which is named. */
export const DeliveryFields = () => {
  const { clock } = useHost();
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<GiftValues>();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { first, last } = deliveryDays(clock.now(), timeZone);
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
      {values.delivery === 'date' && (
        <FormikTextField
          name="deliveryDate"
          type="date"
          min={first}
          max={last}
          label={<FormattedMessage id="gift.form.date" />}
          hint={
            <FormattedMessage id="gift.form.date.hint" values={{ zone: zoneName(intl.locale, timeZone) }} />
          }
        />
      )}
    </Stack>
  );
};
