import type { TypedAddress } from '@crema/shared-contracts';

export type GuestAddressValues = TypedAddress;

/** D-13: the form's one type of address as the wallet's single-use address, whose empty line 2 is null (CRD-061). */
export const toSingleUseInput = (values: GuestAddressValues) => ({
  line1: values.addressLine1,
  line2: values.addressLine2 || null,
  city: values.city,
  postalCode: values.postalCode,
  countrySubDivision: values.countrySubdivision,
  country: values.country,
});

/** The form's field of each of the server's, for its reasons. */
export const formFields: Readonly<Record<string, keyof GuestAddressValues>> = {
  line1: 'addressLine1',
  line2: 'addressLine2',
  city: 'city',
  postalCode: 'postalCode',
  countrySubDivision: 'countrySubdivision',
  country: 'country',
};
