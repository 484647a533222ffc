import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Banner, Page } from '@crema/shared-ui';
import { AddressForm } from './address-form.tsx';
import { BackToPaymentMethods } from '../back-to-payment-methods.tsx';
import { WithPaymentMethods } from './with-payment-methods.tsx';

/** /account/payment-method/add/billing-address (CRD-002). */
export const AddAddressPage = () => (
  <Page width="narrow" title={<FormattedMessage id="cards.address.add" />} back={<BackToPaymentMethods />}>
    <AddressForm />
  </Page>
);

/** /account/payment-method/edit/billing-address?id=… (CRD-002). */
export const EditAddressPage = () => {
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <Page width="narrow" title={<FormattedMessage id="cards.address.edit" />} back={<BackToPaymentMethods />}>
      <WithPaymentMethods>
        {({ addresses }) => {
          const address = addresses.find(({ addressId }) => addressId === id);
          return address ? (
            <AddressForm address={address} />
          ) : (
            <Banner tone="warning" title={<FormattedMessage id="cards.change.addressGone" />} />
          );
        }}
      </WithPaymentMethods>
    </Page>
  );
};
