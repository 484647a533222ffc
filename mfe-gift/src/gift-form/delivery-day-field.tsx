import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { deliveryTimes, zoneName } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { FormikSelect, FormikTextField } from '@crema/shared-ui/forms';
import { deliveryDays, isHourPast } from './gift.rules.ts';
import type { GiftValues } from './gift-values.ts';
import s from './gift-fields.module.css';

/** D-73, L-45: the day and the hour of delivery in the zone, which is named. For an hour that is past it says that the gift leaves at once. */
export const DeliveryDayField = ({ timeZone }: { readonly timeZone: string }) => {
  const { clock } = useHost();
  const intl = useIntl();
  const { values } = useFormikContext<Pick<GiftValues, 'deliveryDate' | 'deliveryTime'>>();
  const now = clock.now();
  const { first, last } = deliveryDays(now, timeZone);
  const { deliveryDate, deliveryTime } = values;
  const leavesNow = deliveryDate === first && isHourPast(deliveryTime, now, timeZone);
  /** The words of an hour, whatever the zone. */
  const hour = (time: string) =>
    intl.formatTime(`1970-01-01T${time}:00Z`, { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <div className={s.moment}>
      <FormikTextField
        name="deliveryDate"
        type="date"
        min={first}
        max={last}
        label={<FormattedMessage id="gift.form.date" />}
      />
      <FormikSelect
        name="deliveryTime"
        label={<FormattedMessage id="gift.form.time" />}
        hint={
          <FormattedMessage
            id={leavesNow ? 'gift.form.time.hint.now' : 'gift.form.time.hint'}
            values={{ zone: zoneName(intl.locale, timeZone), time: hour(deliveryTime) }}
          />
        }
      >
        {deliveryTimes.map((time) => (
          <option key={time} value={time}>
            {hour(time)}
          </option>
        ))}
      </FormikSelect>
    </div>
  );
};
