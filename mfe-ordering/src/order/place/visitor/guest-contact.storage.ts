import { boolean, integer, object, string } from '@crema/shared-contracts';
import { visitValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import type { GuestContact } from '../../facts/order.types.ts';

/** The contact details that a guest has typed, with the time (wall-clock milliseconds). */
export interface TypedContact {
  readonly contact: GuestContact;
  readonly at: number;
}
const contact = object({
  firstName: string,
  email: string,
  phoneNumber: string,
  emailMarketingOptIn: boolean,
});

/** The limit is long enough for an interrupted checkout and short for a device that others use. */
export const typedContactLife = 30 * 60_000;

/** The contact survives a reload and Back in this tab only; it never contains card data. */
export const typedContactRecord = (home?: StorageWindow): PersistedValue<TypedContact> =>
  visitValue<TypedContact>(
    { key: 'crema.ordering.guest', version: 1, validate: object({ contact, at: integer }) },
    home,
  );
