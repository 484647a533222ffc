import type { DialogRequest } from '../dialog-request.ts';
import type { Signal, Unsubscribe } from '../signal.ts';
import {
  boolean,
  nonEmptyString,
  number,
  object,
  optional,
  picklist,
  string,
  type Validated,
} from '../validation/value-validators.ts';

export const validateOrderStore = object({
  storeNumber: nonEmptyString,
  name: string,
  countryCode: picklist('US', 'CA'),
  timeZoneId: string,
  ownershipTypeCode: string,
  guestOrdering: boolean,
});
/** The store that receives the next order, with the fields that every reader needs without a request. */
export type OrderStore = Validated<typeof validateOrderStore>;

/**
 * The storage key under which the host keeps the order store on the device (D-32), as JSON `{ v, value }`.
 * Only the host reads or writes it.
 */
export const orderStoreStorage = { key: 'crema.ordering.store', version: 1 } as const;

/**
 * The time of the last choice of a store (D-174): the host records each choice, and ordering each confirmation, also that the
 * store is far from the visitor.
 */
export const storeChoiceStorage = { key: 'crema.ordering.store-chosen', version: 1 } as const;
export const validateStoreChoice = object({
  storeNumber: nonEmptyString,
  at: number,
  isFarConfirmed: optional(boolean),
});
export type StoreChoice = Validated<typeof validateStoreChoice>;

/** A change that a customer requested and has not confirmed yet. */
export interface OrderStoreChange {
  readonly from: OrderStore;
  readonly to: OrderStore;
}
/**
 * The question to ask before a change of the order store that affects data of a remote (a cart), or undefined
 * when there is nothing to ask. The host shows the question.
 */
export type DescribeOrderStoreChange = (
  change: OrderStoreChange,
) => DialogRequest | undefined | Promise<DialogRequest | undefined>;

export interface ChooseStoreOptions {
  /**
   * A choice that is aborted before its question is shown has no effect: the customer has left the page that
   * requested it.
   */
  readonly signal?: AbortSignal;
}

/**
 * The order store (D-32, LOC-043): one value with one writer, persisted by the host and synchronized across
 * tabs.
 */
export interface OrderStoreService {
  readonly current: Signal<OrderStore | undefined>;
  /**
   * Makes `store` the order store. Before another store replaces the present one, the customer confirms the
   * question of every remote with `confirms: ["order-store"]` in its remote.json (D-33, D-146). Resolves
   * false when the customer declines, or when a newer choice takes over before the question is shown.
   */
  readonly choose: (store: OrderStore, options?: ChooseStoreOptions) => Promise<boolean>;
  /**
   * Clears the order store, for a store that does not accept orders (ORD-022), without asking the customer.
   */
  readonly clear: () => void;
  /**
   * Registers the question that this remote asks before a change. The returned function and `dispose` remove
   * it.
   */
  readonly describeChanges: (describe: DescribeOrderStoreChange) => Unsubscribe;
}
