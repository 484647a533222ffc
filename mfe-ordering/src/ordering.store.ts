import { combineReducers } from 'redux';
import type { RemoteContext, StoreRecipe } from '@crema/remote-kit';
import { cartEpics } from './cart/cart.epics.ts';
import { cartReducer } from './cart/cart.slice.ts';
import { orderReducer } from './order/order.reducer.ts';
import { placementEpics } from './order/placement.epics.ts';
import { pricingEpics } from './order/pricing.epics.ts';
import { setRefusedAside } from './order/refused-items.epics.ts';
import { tenderEpics } from './order/tender.epics.ts';
import { orderStoreEpics } from './order-store/order-store.epics.ts';
import { orderStoreReducer } from './order-store/order-store.slice.ts';
import { orderingDeps, type OrderingDeps } from './ordering.deps.ts';

export const orderingReducer = combineReducers({
  cart: cartReducer,
  store: orderStoreReducer,
  order: orderReducer,
});
export type OrderingState = ReturnType<typeof orderingReducer>;

/** For defineRemote: the remote's own store with its epics and what they may touch. */
export const orderingStore = (context: RemoteContext): StoreRecipe<OrderingState, OrderingDeps> => ({
  reducer: orderingReducer as StoreRecipe<OrderingState, OrderingDeps>['reducer'],
  epics: [
    ...cartEpics,
    ...orderStoreEpics,
    ...tenderEpics,
    ...pricingEpics,
    ...placementEpics,
    setRefusedAside,
  ] as StoreRecipe<OrderingState, OrderingDeps>['epics'],
  dependencies: orderingDeps(context),
});
