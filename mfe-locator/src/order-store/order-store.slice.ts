import { fact, on, reducerOf } from '@crema/remote-kit';
import type { DomainEvents, StoreReply } from '@crema/shared-contracts';

/** The payload of store-selected for a store that is set. */
export type OrderStore = DomainEvents['store-selected'] & { readonly storeNumber: string };
export interface OrderStoreState {
  readonly chosen: OrderStore | undefined;
}
export interface HasOrderStore {
  readonly orderStore: OrderStoreState;
}

/** The customer chose where to order (LOC-043). */
export const storeChosen = fact<StoreReply>('orderStore/chosen');
/** What this device remembers: at the start, when the locator opens, after a change in another tab. */
export const orderStoreRecalled = fact<OrderStore | undefined>('orderStore/recalled');

export const toOrderStore = (store: StoreReply): OrderStore => ({
  storeNumber: store.storeNumber,
  name: store.name,
  countryCode: store.address.countryCode,
  timeZoneId: store.timeZone.timeZoneId,
  ownershipTypeCode: store.ownershipTypeCode,
  guestOrdering: store.mobileOrdering.guestOrdering,
});
export const isSameStore = (one: OrderStore | undefined, other: OrderStore | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const settle = (state: OrderStoreState, chosen: OrderStore | undefined): OrderStoreState =>
  isSameStore(state.chosen, chosen) ? state : { chosen };
const when = on<OrderStoreState>();
export const orderStoreReducer = reducerOf<OrderStoreState>({ chosen: undefined }, [
  when(storeChosen, (state, store) => settle(state, toOrderStore(store))),
  when(orderStoreRecalled, settle),
]);

export const selectOrderStore = ({ orderStore }: HasOrderStore): OrderStore | undefined => orderStore.chosen;
