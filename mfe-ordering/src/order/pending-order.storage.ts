import { filledText, flag, optional, shape } from '@crema/shared-contracts';
import { deviceRecord, type DeviceRecord, type StorageHome } from '@crema/remote-kit';

/** An order that was sent and not yet answered. */
export interface PendingOrder {
  readonly orderId: string;
  readonly guest: boolean;
  /** The stored-value card that pays it: its balance is read again once the order is found. */
  readonly cardId?: string;
}
/** Outlives the page, so that a reload between submit and answer cannot lead to a second order (D-25). */
export const pendingOrderRecord = (home?: StorageHome): DeviceRecord<PendingOrder> =>
  deviceRecord<PendingOrder>(
    {
      key: 'crema.ordering.pending',
      version: 1,
      guard: shape({ orderId: filledText, guest: flag, cardId: optional(filledText) }),
    },
    home,
  );
