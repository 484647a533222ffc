import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Formik, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { currencyOf, type Currency } from '@crema/shared-contracts';
import { useHost, useLocale, useMember, useUpgradeBlocker } from '@crema/remote-kit';
import { Stack } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { giftSchema } from '../../gift-form/gift.schema.ts';
import { browserZone, deliveryDays, guestCurrency, isGroupGift } from '../../gift-form/gift.rules.ts';
import { createGiftValues, giftFormDraft, type GiftValues } from '../../gift-form/gift-values.ts';
import { MessageField } from '../../gift-form/message-field.tsx';
import { AmountFields } from './amount-fields.tsx';
import { BuyButton, BuySection } from './buy-section.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MethodField } from './method-field.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { SenderFields } from './sender-fields.tsx';
import type { GiftDesignDetail } from './use-gift-design.ts';
import { useSubmitGift, type SubmittedGift } from './use-submit-gift.ts';

export interface GiftFormProps {
  readonly design: GiftDesignDetail;
  /** The place of the mail's text below the design. */
  readonly mail: HTMLElement | null;
  readonly className: string;
}

/** Keeps what is typed for this visit: it survives a reload, the sign-in and Back. */
const KeepDraft = () => {
  const { values, dirty } = useFormikContext<GiftValues>();
  const memberId = useMember()?.memberId;
  useUpgradeBlocker(dirty, 'gift');
  // A change back to the stored form is a change too.
  const [first] = useState(values);
  useEffect(() => {
    if (values !== first) giftFormDraft.write(memberId, values);
  }, [values, first, memberId]);
  return null;
};

/** The message of everyone who has none of their own. */
const CommonMessage = () => {
  const { values } = useFormikContext<GiftValues>();
  return <MessageField {...(isGroupGift(values) && { labelId: 'gift.form.message.all' })} />;
};

type PartsProps = Omit<GiftFormProps, 'design'> & {
  readonly gift: SubmittedGift;
  readonly currency: Currency;
};
const Parts = ({ gift, mail, className, currency }: PartsProps) => (
  <>
    <KeepDraft />
    {mail && createPortal(<MailPreview currency={currency} />, mail)}
    <FormikForm className={className} onInvalidSubmit={gift.markPayment}>
      <Stack gap={4}>
        <AmountFields currency={currency} />
        <MethodField />
        <RecipientFields />
        <CommonMessage />
        <SenderFields />
        <DeliveryFields />
        <BuySection gift={gift} currency={currency} />
        <BuyButton gift={gift} />
      </Stack>
    </FormikForm>
  </>
);

/** The form of a gift (GFT-020). */
const MemberForm = ({ design, mail, className }: GiftFormProps) => {
  const gift = useSubmitGift(design);
  const { configuration, clock } = useHost();
  const intl = useIntl();
  const locale = useLocale();
  const member = useMember();
  const currency = member ? currencyOf[member.market] : guestCurrency(locale);
  const { customAmountMin, customAmountMax, giftMessageRequired } = configuration;
  const schema = useMemo(() => {
    const bound = (units: number) =>
      intl.formatNumber(units, { style: 'currency', currency, maximumFractionDigits: 0 });
    return giftSchema({
      customAmountMin,
      customAmountMax,
      giftMessageRequired,
      days: () => deliveryDays(clock.now(), browserZone()),
      bounds: { min: bound(customAmountMin), max: bound(customAmountMax) },
    });
  }, [customAmountMin, customAmountMax, giftMessageRequired, clock, currency, intl]);
  const initialValues = useMemo(() => {
    const fresh = createGiftValues(configuration, member);
    const draft = giftFormDraft.read(member?.memberId);
    return draft
      ? {
          ...draft,
          senderName: draft.senderName || fresh.senderName,
          senderEmail: draft.senderEmail || fresh.senderEmail,
        }
      : fresh;
    // A change of the profile does not start the form again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [configuration]);
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values) => gift.submit(values)}
    >
      <Parts mail={mail} className={className} gift={gift} currency={currency} />
    </Formik>
  );
};

/** Another member starts with a new form, without the card that was typed (D-166). */
export const GiftForm = (props: GiftFormProps) => <MemberForm key={useMember()?.memberId ?? ''} {...props} />;
