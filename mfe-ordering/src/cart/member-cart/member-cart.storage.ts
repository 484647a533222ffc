import { integer, object, string } from '@crema/shared-contracts';
import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';

/** The member's cart as this device and the server last agreed about it. It stays after a sign-out, so that the same cart is not added twice (D-38). */
export interface AgreedCart {
  readonly memberId: string;
  readonly revision: number;
  /** The lines as `cartKey` writes them. */
  readonly key: string;
}
export const agreedCartRecord = (home?: StorageWindow): PersistedValue<AgreedCart> =>
  persistedValue<AgreedCart>(
    {
      key: 'crema.ordering.member-cart',
      version: 1,
      validate: object({ memberId: string, revision: integer, key: string }),
    },
    home,
  );
