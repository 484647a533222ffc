import { useMemo, useState } from 'react';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { FormattedMessage } from 'react-intl';
import type { ScheduledGift } from '@crema/shared-contracts';
import { toAppError, useErrorText, useHost } from '@crema/remote-kit';
import { Banner, Button, Dialog, Stack } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { deliveryDays } from '../../gift-form/gift.rules.ts';
import { changeSchema, type GiftChangeValues } from '../../gift-form/gift.schema.ts';
import { DeliveryDayField } from '../../gift-form/delivery-day-field.tsx';
import { MessageField } from '../../gift-form/message-field.tsx';
import { endsChange, scheduledErrors, showOnFields } from './scheduled.errors.ts';
import { dayOf } from './delivery-moment.ts';
import { RecipientFields } from './recipient-fields.tsx';
import type { ScheduledGifts } from './use-scheduled-gifts.ts';

const Fields = ({ timeZone, error }: { readonly timeZone: string; readonly error: string | undefined }) => {
  const { isSubmitting } = useFormikContext<GiftChangeValues>();
  return (
    <Stack gap={2}>
      {error && !isSubmitting && <Banner tone="error">{error}</Banner>}
      <RecipientFields />
      <DeliveryDayField timeZone={timeZone} />
      <MessageField />
      <Button type="submit" size="large" block busy={isSubmitting}>
        <FormattedMessage id="gift.scheduled.save" />
      </Button>
    </Stack>
  );
};

interface ChangeDialogProps {
  readonly gift: ScheduledGift;
  readonly closeLabel: string;
  readonly onChange: ScheduledGifts['change'];
  readonly onClose: () => void;
  /** The gift can't be changed any more, with the reason. */
  readonly onEnded: (reason: string) => void;
}
/** D-73: the recipient, the day and the message of a gift that waits. The day stays one of the zone in which it was chosen. */
export const ChangeDialog = ({ gift, closeLabel, onChange, onClose, onEnded }: ChangeDialogProps) => {
  const { clock, configuration } = useHost();
  const describe = useErrorText(scheduledErrors);
  const [error, setError] = useState<string>();
  const { timeZone, giftId } = gift;
  const { giftMessageRequired } = configuration;
  const schema = useMemo(
    () => changeSchema({ giftMessageRequired, days: () => deliveryDays(clock.now(), timeZone) }),
    [giftMessageRequired, clock, timeZone],
  );
  const save = async (typed: GiftChangeValues, form: FormikHelpers<GiftChangeValues>): Promise<void> => {
    setError(undefined);
    try {
      await onChange(giftId, { ...schema.cast(typed), timeZone });
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
      closeLabel={closeLabel}
      title={<FormattedMessage id="gift.scheduled.change.title" values={{ name: gift.recipientName }} />}
    >
      <Formik<GiftChangeValues>
        initialValues={{
          recipientName: gift.recipientName,
          recipientEmail: gift.recipientEmail,
          message: gift.message,
          deliveryDate: dayOf(gift),
        }}
        validationSchema={schema}
        onSubmit={save}
      >
        <FormikForm>
          <Fields timeZone={timeZone} error={error} />
        </FormikForm>
      </Formik>
    </Dialog>
  );
};
