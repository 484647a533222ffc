import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Card, Heading, Stack } from '@crema/shared-ui';
import { FormikCheckbox, FormikTextField } from '@crema/shared-ui/forms';
import { brand, validatePhone } from '@crema/shared-contracts';
import type { GuestContact } from '../../order/order.types.ts';

const optional = <FormattedMessage id="ordering.checkout.optional" />;
/** An optional field never stops the order: the hint says that the number is left out (PLT-020). */
const PhoneField = () => {
  const { values, touched } = useFormikContext<GuestContact>();
  const error = touched.phoneNumber ? validatePhone(values.phoneNumber) : undefined;
  const isLeftOut = error !== undefined && error !== 'required';
  return (
    <FormikTextField
      name="phoneNumber"
      type="tel"
      inputMode="tel"
      label={<FormattedMessage id="ordering.checkout.phone.label" />}
      hint={isLeftOut && <FormattedMessage id="ordering.checkout.phone.leftOut" />}
      aside={optional}
      autoComplete="tel"
    />
  );
};

/**
 * D-34: the name that the barista calls, the email address for the receipt, an optional phone number, and an
 * unticked box for mailings.
 */
export const ContactSection = () => (
  <Card as="section" aria-labelledby="guest-contact">
    <Stack gap={2}>
      <Heading level={2} size="medium" id="guest-contact">
        <FormattedMessage id="ordering.checkout.contact.title" />
      </Heading>
      <FormikTextField
        name="firstName"
        label={<FormattedMessage id="ordering.checkout.firstName.label" />}
        hint={<FormattedMessage id="ordering.checkout.firstName.hint" />}
        autoComplete="given-name"
        required
      />
      <FormikTextField
        name="email"
        type="email"
        inputMode="email"
        label={<FormattedMessage id="ordering.checkout.email.label" />}
        hint={<FormattedMessage id="ordering.checkout.email.hint" />}
        autoComplete="email"
        required
      />
      <PhoneField />
      <FormikCheckbox
        name="emailMarketingOptIn"
        label={<FormattedMessage id="ordering.checkout.marketing" values={{ ...brand }} />}
      />
    </Stack>
  </Card>
);
