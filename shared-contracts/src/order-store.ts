import type { DialogRequest } from './dialog-request.ts';
import type { Signal, Unsubscribe } from './signal.ts';
import { boolean, nonEmptyString, object, picklist, string, type Validated } from './value-validators.ts';

export const validateOrderStore = object({
  storeNumber: nonEmptyString,
  name: string,
  countryCode: picklist('US', 'CA'),
  timeZoneId: string,
  ownershipTypeCode: string,
  guestOrdering: boolean,
});
/** The store that the next order is for: what every reader needs of it without a request. */
export type OrderStore = Validated<typeof validateOrderStore>;

/** Where the host keeps the order store on the device (D-32), as JSON `{ v, value }`. Only the host reads or writes it. */
export const orderStoreStorage = { key: 'crema.ordering.store', version: 1 } as const;

/** A change that a customer asked for and that is not made yet. */
export interface OrderStoreChange {
  readonly from: OrderStore;
  readonly to: OrderStore;
}
/**
 * What a change would mean for what a remote holds for the customer (a cart), as a question; undefined when there is nothing to
 * ask. The host shows the question.
 */
export type DescribeOrderStoreChange = (
  change: OrderStoreChange,
) => DialogRequest | undefined | Promise<DialogRequest | undefined>;

export interface ChooseStoreOptions {
  /** A choice that is aborted before its question is shown changes nothing: the customer has left the page that asked. */
  readonly signal?: AbortSignal;
}

/** The order store (D-32, LOC-043): one value with one writer, persisted by the host and in step across tabs. */
export interface OrderStoreService {
  readonly current: Signal<OrderStore | undefined>;
  /**
   * Makes `store` the order store. Before another store replaces the present one, the customer confirms what every remote with
   * `confirms: ["order-store"]` in its remote.json says about the change (D-33, D-146). Resolves false when the customer declines,
   * or when a newer choice takes over before the question is shown.
   */
  readonly choose: (store: OrderStore, options?: ChooseStoreOptions) => Promise<boolean>;
  /** No store is chosen any more, for a store that cannot be ordered from (ORD-022). Nothing is asked. */
  readonly clear: () => void;
  /** Registers what a change means for this remote. Ends with the returned function or with `dispose`. */
  readonly describeChanges: (describe: DescribeOrderStoreChange) => Unsubscribe;
}
