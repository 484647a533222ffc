import { combineReducers } from 'redux';
import type { RemoteContext, StoreRecipe } from '@crema/remote-kit';
import { cartEpics } from './cart/cart.epics.ts';
import { cartReducer } from './cart/cart.slice.ts';
import { orderStoreEpics } from './order-store/order-store.epics.ts';
import { orderStoreReducer } from './order-store/order-store.slice.ts';
import { orderingDeps, type OrderingDeps } from './ordering.deps.ts';

const reducer = combineReducers({ cart: cartReducer, store: orderStoreReducer });
export type OrderingState = ReturnType<typeof reducer>;

/** For defineRemote: the remote's own store with its epics and what they may touch. */
export const orderingStore = (context: RemoteContext): StoreRecipe<OrderingState, OrderingDeps> => ({
  reducer: reducer as StoreRecipe<OrderingState, OrderingDeps>['reducer'],
  epics: [...cartEpics, ...orderStoreEpics] as StoreRecipe<OrderingState, OrderingDeps>['epics'],
  dependencies: orderingDeps(context),
});
