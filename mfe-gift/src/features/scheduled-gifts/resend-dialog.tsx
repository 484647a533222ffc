import { useState } from 'react';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SentGift, SentGiftResend } from '@crema/shared-contracts';
import { toAppError, useErrorText } from '@crema/remote-kit';
import { Banner, Button, Dialog, Stack } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { recipientSchema } from '../../gift-form/gift.schema.ts';
import { RecipientFields } from './recipient-fields.tsx';
import { endsChange, scheduledErrors, showOnFields } from './scheduled.errors.ts';
import type { SentGifts } from './use-sent-gifts.ts';

const Fields = ({ error }: { readonly error: string | undefined }) => {
  const { isSubmitting } = useFormikContext<SentGiftResend>();
  return (
    <Stack gap={2}>
      <p>
        <FormattedMessage id="gift.sent.again.body" />
      </p>
      {error && !isSubmitting && <Banner tone="error">{error}</Banner>}
      <RecipientFields />
      <Button type="submit" size="large" block busy={isSubmitting}>
        <FormattedMessage id="gift.sent.again" />
      </Button>
    </Stack>
  );
};

interface ResendDialogProps {
  readonly gift: SentGift;
  readonly onResend: SentGifts['resend'];
  readonly onClose: () => void;
  /** The gift can't be sent again any more, with the reason. */
  readonly onEnded: (reason: string) => void;
}
/** Pitfalls G11: sends a gift again, also to a corrected address. The dialog says that earlier links end. */
export const ResendDialog = ({ gift, onResend, onClose, onEnded }: ResendDialogProps) => {
  const intl = useIntl();
  const describe = useErrorText(scheduledErrors);
  const [error, setError] = useState<string>();
  const { giftId, recipientName, recipientEmail } = gift;
  const send = async (typed: SentGiftResend, form: FormikHelpers<SentGiftResend>): Promise<void> => {
    setError(undefined);
    try {
      await onResend(giftId, recipientSchema.cast(typed));
      onClose();
    } catch (cause) {
      const refusal = toAppError(cause);
      const { text } = describe(cause);
      if (endsChange.has(refusal.code)) onEnded(text);
      else if (!showOnFields(refusal, form)) setError(text);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: 'gift.close' })}
      title={<FormattedMessage id="gift.sent.again.title" values={{ name: recipientName }} />}
    >
      <Formik<SentGiftResend>
        initialValues={{ recipientName, recipientEmail }}
        validationSchema={recipientSchema}
        onSubmit={send}
      >
        <FormikForm>
          <Fields error={error} />
        </FormikForm>
      </Formik>
    </Dialog>
  );
};
