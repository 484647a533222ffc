import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { countGraphemes, giftLimits, readGiftMessage } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { FormikTextArea } from '@crema/shared-ui/forms';
import type { GiftValues } from './gift-values.ts';
import s from './gift-fields.module.css';

/** GFT-021, D-70: the message; from 140 characters on the number that is left is shown and announced. */
export const MessageField = () => {
  const { giftMessageRequired } = useHost().configuration;
  const { values } = useFormikContext<Pick<GiftValues, 'message'>>();
  const count = countGraphemes(readGiftMessage(values.message));
  const left = giftLimits.message - count;
  return (
    <div>
      <FormikTextArea
        name="message"
        rows={4}
        label={<FormattedMessage id="gift.form.message" />}
        aside={giftMessageRequired ? undefined : <FormattedMessage id="gift.form.optional" />}
      />
      <p className={s.counter} role="status" data-over={left < 0 || undefined}>
        {count >= giftLimits.counterFrom && (
          <FormattedMessage
            id={left < 0 ? 'gift.form.message.over' : 'gift.form.message.left'}
            values={{ count: Math.abs(left) }}
          />
        )}
      </p>
    </div>
  );
};
