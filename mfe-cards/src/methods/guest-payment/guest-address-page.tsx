import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useHost, useLocale, useUpgradeBlocker } from '@crema/remote-kit';
import { Page } from '@crema/shared-ui';
import { AddressFormCard } from '../addresses/address-form-card.tsx';
import { PlaceFields } from '../addresses/place-fields.tsx';
import { cardPaths } from '../../card/card-paths.ts';
import { BackToGift } from './back-to-gift.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import type { GuestAddressValues } from './guest-address.conversions.ts';
import { guestAddressSchema } from './guest-address.schema.ts';
import { useTypedAddress } from './typed-address.ts';
import { useGuestAddress } from './use-guest-address.ts';

const Fields = () => {
  useUpgradeBlocker(useFormikContext<GuestAddressValues>().dirty, 'guest-address');
  return <PlaceFields />;
};

/** /account/payment-method/gift/guest/billing-address: the billing address of a guest's card, for one payment (CRD-061, D-76). */
export const GuestAddressPage = () => {
  const navigate = useNavigate();
  const { typed, remember } = useTypedAddress(useLocale() === 'en-US' ? 'US' : 'CA');
  const { giftDraft } = useHost();
  const { save, isSending, error } = useGuestAddress((addressToken) => {
    giftDraft.setPayment({ ...giftDraft.payment.get(), addressToken });
    void navigate(cardPaths.guestCard);
  });
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="cards.guest.address.title" />}
      lead={<FormattedMessage id="cards.guest.address.lead" />}
      back={<BackToGift />}
    >
      <CookieNotice />
      <AddressFormCard
        initialValues={typed}
        validationSchema={guestAddressSchema}
        onSubmit={(values, form) => {
          remember(values);
          return save(values, form);
        }}
        error={error}
        isSending={isSending}
        submitLabel={<FormattedMessage id="cards.guest.address.submit" />}
      >
        <Fields />
      </AddressFormCard>
    </Page>
  );
};
