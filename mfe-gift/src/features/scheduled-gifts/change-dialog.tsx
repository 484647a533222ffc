import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ScheduledGift } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { deliveryDays } from '../../gift-form/gift.rules.ts';
import { changeSchema } from '../../gift-form/gift.schema.ts';
import { DeliveryDayField } from '../../gift-form/delivery-day-field.tsx';
import { MessageField } from '../../gift-form/message-field.tsx';
import { dayOf, hourOf } from '../../gift-form/delivery-moment.ts';
import { GiftDialog, type GiftDialogProps } from './gift-dialog.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import type { ScheduledGifts } from './use-scheduled-gifts.ts';

interface ChangeDialogProps extends Pick<GiftDialogProps<never>, 'onClose' | 'onEnded'> {
  readonly gift: ScheduledGift;
  readonly onChange: ScheduledGifts['change'];
}
/** D-73: the recipient, the day and the message of a gift that waits. The day stays one of the zone in which it was chosen. */
export const ChangeDialog = ({ gift, onChange, ...ends }: ChangeDialogProps) => {
  const { clock, configuration } = useHost();
  const { timeZone, giftId, recipientName, recipientEmail, message } = gift;
  const { giftMessageRequired } = configuration;
  const hasEmail = gift.deliveryMethod !== 'link';
  const schema = useMemo(
    () => changeSchema({ giftMessageRequired, hasEmail, days: () => deliveryDays(clock.now(), timeZone) }),
    [giftMessageRequired, hasEmail, clock, timeZone],
  );
  return (
    <GiftDialog
      title={<FormattedMessage id="gift.scheduled.change.title" values={{ name: recipientName }} />}
      submitLabel={<FormattedMessage id="gift.scheduled.save" />}
      initialValues={{
        recipientName,
        recipientEmail,
        message,
        deliveryDate: dayOf(gift),
        deliveryTime: hourOf(gift),
      }}
      schema={schema}
      onSave={(typed) => onChange(giftId, { ...schema.cast(typed), timeZone })}
      {...ends}
    >
      <RecipientFields hasEmail={hasEmail} />
      <DeliveryDayField timeZone={timeZone} />
      <MessageField />
    </GiftDialog>
  );
};
