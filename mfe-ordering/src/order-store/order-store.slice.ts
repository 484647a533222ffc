import { fact, on, reducerOf } from '@crema/remote-kit';
import type { Market } from '@crema/shared-contracts';

/** The store that the order is for: the payload of the event store-selected. */
export interface OrderStore {
  readonly storeNumber: string;
  readonly name: string;
  readonly countryCode: Market;
  readonly timeZoneId: string;
  readonly ownershipTypeCode: string;
  readonly guestOrdering: boolean;
}
export interface OrderStoreState {
  readonly chosen: OrderStore | undefined;
}
export interface HasOrderStore {
  readonly store: OrderStoreState;
}

/** By the locator (store-selected), by an address with a store number (ORD-006), or remembered (D-32). */
export const orderStoreChosen = fact<OrderStore>('store/chosen');
/** The national menu is shown; the cart keeps its lines. */
export const storeCleared = fact('store/cleared');

const when = on<OrderStoreState>();
export const orderStoreReducer = reducerOf<OrderStoreState>({ chosen: undefined }, [
  when(orderStoreChosen, (state, store) =>
    JSON.stringify(state.chosen) === JSON.stringify(store) ? state : { chosen: store },
  ),
  when(storeCleared, () => ({ chosen: undefined })),
]);

export const selectOrderStore = ({ store }: HasOrderStore): OrderStore | undefined => store.chosen;
