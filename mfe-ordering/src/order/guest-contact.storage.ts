import { boolean, integer, object, string } from '@crema/shared-contracts';
import { visitValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import type { GuestContact } from './order.types.ts';

/** What a guest has typed, and when (wall-clock milliseconds). */
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

/** Long enough for a checkout that is interrupted, short for a device that others use. */
export const typedContactLife = 30 * 60_000;

/** Survives a reload and Back in this tab, and nothing else; never anything about the card. */
export const typedContactRecord = (home?: StorageWindow): PersistedValue<TypedContact> =>
  visitValue<TypedContact>(
    { key: 'crema.ordering.guest', version: 1, validate: object({ contact, at: integer }) },
    home,
  );
