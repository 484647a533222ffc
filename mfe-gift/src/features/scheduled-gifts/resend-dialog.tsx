import { FormattedMessage } from 'react-intl';
import type { GuestGift } from '@crema/shared-contracts';
import { recipientSchema } from '../../gift-form/gift.schema.ts';
import { GiftDialog, type GiftDialogProps } from './gift-dialog.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import type { SentGifts } from './use-sent-gifts.ts';

interface ResendDialogProps extends Pick<GiftDialogProps<never>, 'onClose' | 'onEnded'> {
  readonly gift: GuestGift;
  readonly onResend: SentGifts['resend'];
}
/** Pitfalls G11: sends a gift again, also to a corrected address. The dialog says that earlier links end. */
export const ResendDialog = ({ gift, onResend, ...ends }: ResendDialogProps) => {
  const { giftId, recipientName, recipientEmail } = gift;
  return (
    <GiftDialog
      title={<FormattedMessage id="gift.sent.again.title" values={{ name: recipientName }} />}
      submitLabel={<FormattedMessage id="gift.sent.again" />}
      initialValues={{ recipientName, recipientEmail }}
      schema={recipientSchema}
      onSave={(typed) => onResend(giftId, recipientSchema.cast(typed))}
      {...ends}
    >
      <p>
        <FormattedMessage id="gift.sent.again.body" />
      </p>
      <RecipientFields />
    </GiftDialog>
  );
};
