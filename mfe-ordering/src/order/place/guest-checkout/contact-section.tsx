import { FormattedMessage } from 'react-intl';
import { EmailField } from '@crema/remote-kit/email';
import { Card, Heading, Stack } from '@crema/shared-ui';
import { FormikCheckbox, FormikTextField } from '@crema/shared-ui/forms';
import { OptionalPhoneField } from '@crema/remote-kit/phone';
import { brand } from '@crema/shared-contracts';

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
      <EmailField
        name="email"
        inputMode="email"
        suggestionId="ordering.checkout.email.suggestion"
        label={<FormattedMessage id="ordering.checkout.email.label" />}
        hint={<FormattedMessage id="ordering.checkout.email.hint" />}
        autoComplete="email"
        required
      />
      <OptionalPhoneField
        name="phoneNumber"
        label={<FormattedMessage id="ordering.checkout.phone.label" />}
        aside={<FormattedMessage id="ordering.checkout.optional" />}
        leftOut={<FormattedMessage id="ordering.checkout.phone.leftOut" />}
        autoComplete="tel"
      />
      <FormikCheckbox
        name="emailMarketingOptIn"
        label={<FormattedMessage id="ordering.checkout.marketing" values={{ ...brand }} />}
      />
    </Stack>
  </Card>
);
