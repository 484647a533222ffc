import type { OrderStore, Signal } from '@crema/shared-contracts';

/**
 * The dependency of epics that read the order store: the host stores it, and this remote's state has no copy.
 */
export interface OrderStoreDeps {
  readonly orderStore: Signal<OrderStore | undefined>;
}
