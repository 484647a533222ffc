import { filledText, flag, shape } from '@crema/shared-contracts';
import { deviceRecord, type DeviceRecord, type StorageHome } from '@crema/remote-kit';

/** An order that was sent and not yet answered. */
export interface PendingOrder {
  readonly orderId: string;
  readonly guest: boolean;
}
/** Outlives the page, so that a reload between submit and answer cannot lead to a second order (D-25). */
export const pendingOrderRecord = (home?: StorageHome): DeviceRecord<PendingOrder> =>
  deviceRecord<PendingOrder>(
    { key: 'crema.ordering.pending', version: 1, guard: shape({ orderId: filledText, guest: flag }) },
    home,
  );
