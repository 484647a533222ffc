import { FormattedMessage } from 'react-intl';
import { EmailField } from '@crema/remote-kit/email';
import { FormikTextField } from '@crema/shared-ui/forms';

/** The recipient of one gift, in the dialogs that change it or send it again. Nobody knows an address if the sender passes the link on. */
export const RecipientFields = ({ hasEmail = true }: { readonly hasEmail?: boolean }) => (
  <>
    <FormikTextField
      name="recipientName"
      label={<FormattedMessage id="gift.form.recipientName" />}
      autoComplete="off"
    />
    {hasEmail && (
      <EmailField
        name="recipientEmail"
        suggestionId="gift.form.email.suggestion"
        label={<FormattedMessage id="gift.form.recipientEmail" />}
        autoComplete="off"
      />
    )}
  </>
);
