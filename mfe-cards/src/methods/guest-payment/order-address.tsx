import { useEffect, useEffectEvent } from 'react';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import type { Slots } from '@crema/shared-contracts';
import { AddressForm } from '../addresses/address-form-card.tsx';
import { PlaceFields } from '../addresses/place-fields.tsx';
import type { GuestAddressValues } from './guest-address.conversions.ts';
import { guestAddressSchema } from './guest-address.schema.ts';
import { emptyAddress } from './typed-address.ts';
import { useGuestAddress } from './use-guest-address.ts';

type OrderAddressProps = Slots['guest-address'];

const Fields = ({ onTyped }: Pick<OrderAddressProps, 'onTyped'>) => {
  const { values, dirty } = useFormikContext<GuestAddressValues>();
  const report = useEffectEvent(() => {
    if (dirty) onTyped(values);
  });
  useEffect(() => report(), [values]);
  return <PlaceFields />;
};

/** The slot guest-address: the single-use billing address of a guest's card, inside the checkout of an order (ORD-123). */
export const OrderAddress = ({ market, typed, onTyped, onSaved }: OrderAddressProps) => {
  const { save, isSending, error } = useGuestAddress(onSaved);
  return (
    <AddressForm<GuestAddressValues>
      initialValues={typed ?? emptyAddress(market)}
      validationSchema={guestAddressSchema}
      onSubmit={save}
      error={error}
      isSending={isSending}
      submitLabel={<FormattedMessage id="cards.guest.order.submit" />}
    >
      <Fields onTyped={onTyped} />
    </AddressForm>
  );
};
