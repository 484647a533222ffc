import type { Kysely, Selectable } from 'kysely';
import type { BillingAddress } from '../../generated/resolvers.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import type { BillingAddressTable } from '../payments.tables.ts';

export type AddressRow = Selectable<BillingAddressTable>;

const own = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('billing_address')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('address_id');

/** A member's addresses, oldest first. */
export const listAddresses = (db: Kysely<Tables>, memberId: string): Promise<AddressRow[]> =>
  own(db, memberId).execute();

/** Throws ADDRESS_NOT_FOUND for an address that the member does not have. */
export const requireAddress = async (
  db: Kysely<Tables>,
  memberId: string,
  addressId: string,
): Promise<AddressRow> => {
  const row = await own(db, memberId).where('address_id', '=', addressId).executeTakeFirst();
  if (!row) throw createAppError('ADDRESS_NOT_FOUND');
  return row;
};

/** CRD-060. */
export const presentAddress = (row: AddressRow): BillingAddress => ({
  addressId: row.address_id,
  type: row.type,
  firstName: row.first_name,
  lastName: row.last_name,
  phoneNumber: row.phone_number,
  addressLine1: row.line1,
  addressLine2: row.line2,
  city: row.city,
  postalCode: row.postal_code,
  countrySubdivision: row.country_subdivision,
  country: row.country,
});
