import type { BillingAddress } from '../use-payment-methods.ts';

/** A postal address in one line. */
export const addressLine = (address: BillingAddress): string => {
  const { firstName, lastName, addressLine1, addressLine2, city, countrySubdivision, postalCode } = address;
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  return `${firstName} ${lastName}, ${street}, ${city}, ${countrySubdivision} ${postalCode}`;
};
