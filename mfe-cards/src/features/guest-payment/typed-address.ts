import type { Market } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import type { GuestAddressValues } from './guest-address.conversions.ts';

export const emptyAddress = (country: Market): GuestAddressValues => ({
  addressLine1: '',
  addressLine2: '',
  city: '',
  country,
  countrySubdivision: '',
  postalCode: '',
});

/** The address that was typed for a gift: in memory, and gone with the gift. */
const typedFor = new WeakMap<object, GuestAddressValues>();

/** The address that was typed for the started gift, for Back from the card; it is stored nowhere. */
export const useTypedAddress = (country: Market) => {
  const draft = useHost().giftDraft.current.get();
  return {
    typed: (draft && typedFor.get(draft)) ?? emptyAddress(country),
    remember: (values: GuestAddressValues) => draft && typedFor.set(draft, values),
  };
};
