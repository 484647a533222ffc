import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { brand, money, type Currency } from '@crema/shared-contracts';
import { MoneyText } from '@crema/shared-ui';
import { amountMinorOf, isGroupGift } from '../../gift-form/gift.rules.ts';
import type { GiftValues } from '../../gift-form/gift-values.ts';
import s from './mail-preview.module.css';

/** A name that is not typed yet. */
const Blank = ({ id }: { readonly id: string }) => (
  <span className={s.blank}>
    <FormattedMessage id={id} />
  </span>
);

/** The text of the mail that the first recipient gets, as it is typed. */
export const MailPreview = ({ currency }: { readonly currency: Currency }) => {
  const { values } = useFormikContext<GiftValues>();
  const amountMinor = amountMinorOf(values);
  const [recipient] = values.recipients;
  const message = (isGroupGift(values) && recipient?.message?.trim()) || values.message;
  return (
    <>
      <p className={s.title}>
        <FormattedMessage
          id="gift.preview.heading"
          values={{ name: recipient?.name.trim() || <Blank key="r" id="gift.preview.friend" /> }}
        />
      </p>
      <p>
        <FormattedMessage
          id="gift.preview.lead"
          values={{
            product: brand.product,
            sender: values.senderName.trim() || <Blank key="s" id="gift.preview.you" />,
            amount: amountMinor ? <MoneyText key="a" value={money(amountMinor, currency)} /> : '…',
          }}
        />
      </p>
      {message.trim() && <blockquote className={s.quote}>{message}</blockquote>}
      <p className={s.open}>
        <FormattedMessage id="gift.preview.open" />
      </p>
      <p className={s.note}>
        <FormattedMessage id="gift.preview.language" />
      </p>
    </>
  );
};
