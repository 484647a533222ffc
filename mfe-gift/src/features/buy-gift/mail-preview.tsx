import { useId } from 'react';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { money, type Currency } from '@crema/shared-contracts';
import { MoneyText } from '@crema/shared-ui';
import { amountMinorOf } from '../../gift-form/gift.rules.ts';
import type { GiftValues } from '../../gift-form/gift-values.ts';
import s from './gift-form.module.css';

interface MailPreviewProps {
  readonly className: string;
  readonly currency: Currency;
}
/** The text of the mail that the first recipient gets, below the design, as it is typed. */
export const MailPreview = ({ className, currency }: MailPreviewProps) => {
  const id = useId();
  const { values } = useFormikContext<GiftValues>();
  const amountMinor = amountMinorOf(values);
  const [recipient] = values.recipients;
  return (
    <figure className={`${className} ${s.mail}`} aria-labelledby={id}>
      <figcaption className={s.caption} id={id}>
        <FormattedMessage id="gift.preview.title" />
      </figcaption>
      <p className={s.mailTitle}>
        <FormattedMessage
          id="gift.preview.subject"
          values={{
            sender: values.senderName.trim() || <FormattedMessage key="s" id="gift.preview.you" />,
            amount: amountMinor ? <MoneyText key="a" value={money(amountMinor, currency)} /> : '…',
          }}
        />
      </p>
      <p>
        <FormattedMessage
          id="gift.preview.hello"
          values={{ name: recipient?.name.trim() || <FormattedMessage key="r" id="gift.preview.friend" /> }}
        />
      </p>
      {values.message.trim() && <blockquote className={s.quote}>{values.message}</blockquote>}
      <p className={s.note}>
        <FormattedMessage id="gift.preview.language" />
      </p>
    </figure>
  );
};
