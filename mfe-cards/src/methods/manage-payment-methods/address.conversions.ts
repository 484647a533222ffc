import type { Market } from '@crema/shared-contracts';
import type { BillingAddress } from '../use-payment-methods.ts';
import type { AddressValues } from '../addresses/address.schema.ts';

/** The form's values of a stored address, or of an empty one in the member's market. */
export const toAddressValues = (address: BillingAddress | undefined, market: Market): AddressValues => ({
  firstName: address?.firstName ?? '',
  lastName: address?.lastName ?? '',
  phoneNumber: address?.phoneNumber ?? '',
  addressLine1: address?.addressLine1 ?? '',
  addressLine2: address?.addressLine2 ?? '',
  city: address?.city ?? '',
  country: address?.country ?? market,
  countrySubdivision: address?.countrySubdivision ?? '',
  postalCode: address?.postalCode ?? '',
});

/** Empty optional fields are sent as null (CRD-061). */
export const toAddressInput = (values: AddressValues) => ({
  ...values,
  phoneNumber: values.phoneNumber || null,
  addressLine2: values.addressLine2 || null,
});
