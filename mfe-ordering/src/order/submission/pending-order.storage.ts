import { nonEmptyString, boolean, optional, object } from '@crema/shared-contracts';
import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';

/** An order that was sent and has no reply yet. */
export interface PendingOrder {
  readonly orderId: string;
  readonly guest: boolean;
  /** The stored-value card that pays the order: its balance is read again once the order is found. */
  readonly cardId?: string;
}
/**
 * The record survives a reload, so that a reload between submission and reply cannot place a second order
 * (D-25).
 */
export const pendingOrderRecord = (home?: StorageWindow): PersistedValue<PendingOrder> =>
  persistedValue<PendingOrder>(
    {
      key: 'crema.ordering.pending',
      version: 1,
      validate: object({ orderId: nonEmptyString, guest: boolean, cardId: optional(nonEmptyString) }),
    },
    home,
  );
