import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { giftLimits, longestText } from '@crema/shared-contracts';
import { EmailField } from '@crema/remote-kit/email';
import { Heading, Stack } from '@crema/shared-ui';
import { FormikTextField } from '@crema/shared-ui/forms';
import s from './gift-form.module.css';

/** GFT-022: the sender, from the profile for a member. The receipt goes to the address. */
export const SenderFields = () => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id}>
          <FormattedMessage id="gift.form.sender" />
        </Heading>
        <div className={s.pair}>
          <FormikTextField
            name="senderName"
            label={<FormattedMessage id="gift.form.senderName" />}
            maxLength={longestText(giftLimits.senderName)}
            autoComplete="name"
          />
          <EmailField
            name="senderEmail"
            suggestionId="gift.form.email.suggestion"
            label={<FormattedMessage id="gift.form.senderEmail" />}
            autoComplete="email"
          />
        </div>
      </Stack>
    </section>
  );
};
