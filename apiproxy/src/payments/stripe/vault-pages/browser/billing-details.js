/** @typedef {import('@crema/shared-contracts').TypedAddress} TypedAddress */

/**
 * The cardholder's name and address as Stripe names them: banks compare them with theirs (ORD-123).
 * @param {{ postalCode: string, name?: string | undefined, address?: TypedAddress | undefined }} typed
 */
export const billingDetailsOf = ({ postalCode, name, address }) => ({
  address: {
    postal_code: postalCode,
    ...(address && {
      line1: address.addressLine1,
      ...(address.addressLine2 && { line2: address.addressLine2 }),
      city: address.city,
      state: address.countrySubdivision,
      country: address.country,
    }),
  },
  ...(name && { name }),
});
