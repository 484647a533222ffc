import { flag, integer, shape, text } from '@crema/shared-contracts';
import { visitRecord, type DeviceRecord, type StorageHome } from '@crema/remote-kit';
import type { GuestContact } from './order.types.ts';

/** What a guest has typed, and when (wall-clock milliseconds). */
export interface TypedContact {
  readonly contact: GuestContact;
  readonly at: number;
}
const contact = shape({ firstName: text, email: text, phoneNumber: text, emailMarketingOptIn: flag });

/** Long enough for a checkout that is interrupted, short for a device that others use. */
export const typedContactLife = 30 * 60_000;

/** Survives a reload and Back in this tab, and nothing else; never anything about the card. */
export const typedContactRecord = (home?: StorageHome): DeviceRecord<TypedContact> =>
  visitRecord<TypedContact>(
    { key: 'crema.ordering.guest', version: 1, guard: shape({ contact, at: integer }) },
    home,
  );
