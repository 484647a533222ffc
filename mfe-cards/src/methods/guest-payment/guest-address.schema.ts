import { addressSchema } from '../addresses/address.schema.ts';

/** CRD-061: the fields of a member's billing address (D-13) without the person. */
export const guestAddressSchema = addressSchema.pick([
  'addressLine1',
  'addressLine2',
  'city',
  'country',
  'countrySubdivision',
  'postalCode',
]);
