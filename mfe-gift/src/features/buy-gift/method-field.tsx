import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { giftDeliveryMethods } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { RadioCards } from '@crema/shared-ui';
import type { GiftValues } from '../../gift-form/gift-values.ts';

/** L-45, D-72: by email, or by a link that the sender passes on; in a Facebook message where that is configured. */
export const MethodField = () => {
  const { values, setFieldValue } = useFormikContext<GiftValues>();
  const { giftSocialDelivery } = useHost().configuration;
  const isOffered = (method: string) =>
    method !== 'facebook' || giftSocialDelivery || values.deliveryMethod === method;
  return (
    <RadioCards
      columns
      legend={<FormattedMessage id="gift.form.method" />}
      value={values.deliveryMethod}
      onChange={(method) => void setFieldValue('deliveryMethod', method)}
      options={giftDeliveryMethods.filter(isOffered).map((value) => ({
        value,
        label: <FormattedMessage id={`gift.form.method.${value}`} />,
        description: <FormattedMessage id={`gift.form.method.${value}.hint`} />,
      }))}
    />
  );
};
