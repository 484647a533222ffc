import { useField } from 'formik';
import { FormattedMessage } from 'react-intl';
import { countGraphemes, giftLimits, readGiftMessage } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { FormikTextArea } from '@crema/shared-ui/forms';
import s from './gift-fields.module.css';

interface MessageFieldProps {
  /** The path of the field in the form. */
  readonly name?: string;
  readonly labelId?: string;
  /** Whether the shop may require it. */
  readonly isOwn?: boolean;
}
/** GFT-021, D-70: the message; from 140 characters on the number that is left is shown and announced. */
export const MessageField = ({
  name = 'message',
  labelId = 'gift.form.message',
  isOwn = false,
}: MessageFieldProps) => {
  const { giftMessageRequired } = useHost().configuration;
  const [{ value = '' }] = useField<string | undefined>(name);
  const count = countGraphemes(readGiftMessage(value));
  const left = giftLimits.message - count;
  return (
    <div>
      <FormikTextArea
        name={name}
        rows={isOwn ? 3 : 4}
        label={<FormattedMessage id={labelId} />}
        aside={giftMessageRequired && !isOwn ? undefined : <FormattedMessage id="gift.form.optional" />}
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
