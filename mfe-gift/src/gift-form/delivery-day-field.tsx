import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { zoneName } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { FormikTextField } from '@crema/shared-ui/forms';
import { deliveryDays, isHourPast } from './gift.rules.ts';
import type { GiftValues } from './gift-values.ts';

/** D-73: the day of delivery, at 09:00 in the zone, which is named. For a day whose hour is past it says that the gift leaves at once. */
export const DeliveryDayField = ({ timeZone }: { readonly timeZone: string }) => {
  const { clock } = useHost();
  const intl = useIntl();
  const { values } = useFormikContext<Pick<GiftValues, 'deliveryDate'>>();
  const now = clock.now();
  const { first, last } = deliveryDays(now, timeZone);
  const leavesNow = values.deliveryDate === first && isHourPast(now, timeZone);
  return (
    <FormikTextField
      name="deliveryDate"
      type="date"
      min={first}
      max={last}
      label={<FormattedMessage id="gift.form.date" />}
      hint={
        <FormattedMessage
          id={leavesNow ? 'gift.form.date.hint.now' : 'gift.form.date.hint'}
          values={{ zone: zoneName(intl.locale, timeZone) }}
        />
      }
    />
  );
};
