import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useHost, useMember, useUpgradeBlocker } from '@crema/remote-kit';
import { OptionalPhoneField } from '@crema/remote-kit/phone';
import { FormikTextField } from '@crema/shared-ui/forms';
import { AddressFormCard } from '../addresses/address-form-card.tsx';
import { addressSchema, type AddressValues } from '../addresses/address.schema.ts';
import { addressLabel, optionalAside, PlaceFields } from '../addresses/place-fields.tsx';
import s from '../addresses/place-fields.module.css';
import type { BillingAddress } from '../use-payment-methods.ts';
import { useTripEnd } from '../trips/use-payment-trip.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { toAddressValues } from './address.conversions.ts';
import { useSaveAddress } from './use-save-address.ts';

const Fields = () => {
  useUpgradeBlocker(useFormikContext<AddressValues>().dirty, 'billing-address');
  return (
    <>
      <div className={s.pair}>
        <FormikTextField
          name="firstName"
          label={addressLabel('firstName')}
          autoComplete="billing given-name"
        />
        <FormikTextField
          name="lastName"
          label={addressLabel('lastName')}
          autoComplete="billing family-name"
        />
      </div>
      <PlaceFields />
      <OptionalPhoneField
        name="phoneNumber"
        label={addressLabel('phoneNumber')}
        aside={optionalAside}
        leftOut={<FormattedMessage id="cards.address.phone.leftOut" />}
        autoComplete="billing tel"
      />
    </>
  );
};

/** CRD-060: a billing address. The typed values stay after an error. */
export const AddressForm = ({ address }: { readonly address?: BillingAddress }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { toast } = useHost();
  const { afterAddress } = useTripEnd();
  const market = useMember()?.market ?? 'US';
  const { save, isSending, error } = useSaveAddress(address, (addressId) => {
    const text = intl.formatMessage({ id: 'cards.address.saved' });
    toast({ kind: 'success', text, keepOnNavigation: true });
    void navigate(address ? cardPaths.paymentMethods : afterAddress(addressId));
  });
  return (
    <AddressFormCard
      initialValues={toAddressValues(address, market)}
      validationSchema={addressSchema}
      onSubmit={save}
      error={error}
      isSending={isSending}
      submitLabel={<FormattedMessage id="cards.save" />}
    >
      <Fields />
    </AddressFormCard>
  );
};
