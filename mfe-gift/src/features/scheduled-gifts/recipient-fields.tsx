import { FormattedMessage } from 'react-intl';
import { FormikTextField } from '@crema/shared-ui/forms';

/** The recipient of one gift, in the dialogs that change it or send it again. */
export const RecipientFields = () => (
  <>
    <FormikTextField
      name="recipientName"
      label={<FormattedMessage id="gift.form.recipientName" />}
      autoComplete="off"
    />
    <FormikTextField
      name="recipientEmail"
      type="email"
      label={<FormattedMessage id="gift.form.recipientEmail" />}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  </>
);
