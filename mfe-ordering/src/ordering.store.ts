import { combineReducers } from 'redux';
import { filter, of } from 'rxjs';
import type { RemoteContext, StoreConfig } from '@crema/remote-kit';
import { cartEpics } from './cart/cart.epics.ts';
import { cartReducer } from './cart/cart.slice.ts';
import { openOrdersEpics } from './open-orders/open-orders.epics.ts';
import { openOrdersReducer } from './open-orders/open-orders.slice.ts';
import { fulfilmentEpics } from './order/fulfilment.epics.ts';
import { orderReducer } from './order/order.reducer.ts';
import { reviewOpened } from './order/pricing.slice.ts';
import { tenderEpics } from './order/tender.epics.ts';
import { orderStoreEpics } from './order-store/order-store.epics.ts';
import { orderStoreReducer } from './order-store/order-store.slice.ts';
import { orderingDeps, type OrderingDeps } from './ordering.deps.ts';

export const orderingReducer = combineReducers({
  cart: cartReducer,
  store: orderStoreReducer,
  order: orderReducer,
  openOrders: openOrdersReducer,
});
export type OrderingState = ReturnType<typeof orderingReducer>;

/** For defineRemote: the remote's own store with its epics and what they may touch. */
export const orderingStore = (context: RemoteContext): StoreConfig<OrderingState, OrderingDeps> => ({
  reducer: orderingReducer as StoreConfig<OrderingState, OrderingDeps>['reducer'],
  epics: [
    ...cartEpics,
    ...orderStoreEpics,
    ...fulfilmentEpics,
    ...tenderEpics,
    // After the epics that say who the visitor is: only the member sees a member's orders.
    ...openOrdersEpics,
  ] as StoreConfig<OrderingState, OrderingDeps>['epics'],
  lazyEpics: {
    needed: (action$, { pendingRecord }) =>
      pendingRecord.read() ? of(undefined) : action$.pipe(filter(reviewOpened.match)),
    load: () => import('./order/review.epics.ts').then(({ reviewEpics }) => reviewEpics),
  } as NonNullable<StoreConfig<OrderingState, OrderingDeps>['lazyEpics']>,
  dependencies: orderingDeps(context),
});
