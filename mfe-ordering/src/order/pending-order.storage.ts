import { nonEmptyString, boolean, optional, object } from '@crema/shared-contracts';
import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';

/** An order that was sent and not yet answered. */
export interface PendingOrder {
  readonly orderId: string;
  readonly guest: boolean;
  /** The stored-value card that pays it: its balance is read again once the order is found. */
  readonly cardId?: string;
}
/** Outlives the page, so that a reload between submit and answer cannot lead to a second order (D-25). */
export const pendingOrderRecord = (home?: StorageWindow): PersistedValue<PendingOrder> =>
  persistedValue<PendingOrder>(
    {
      key: 'crema.ordering.pending',
      version: 1,
      validate: object({ orderId: nonEmptyString, guest: boolean, cardId: optional(nonEmptyString) }),
    },
    home,
  );
