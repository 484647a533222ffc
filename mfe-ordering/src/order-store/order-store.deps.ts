import type { OrderStore, Signal } from '@crema/shared-contracts';

/** For epics that depend on the order store: the host holds it, and this remote's state has no copy. */
export interface OrderStoreDeps {
  readonly orderStore: Signal<OrderStore | undefined>;
}
