import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { cartReducer } from './cart/cart.slice.ts';
import { openOrdersReducer } from './order/follow/open-orders/open-orders.slice.ts';
import { orderReducer } from './order/place/order.reducer.ts';
import type { RootState } from './state/root-state.ts';

export const orderingReducer: Reducer<RootState> = combineReducers({
  cart: cartReducer,
  order: orderReducer,
  openOrders: openOrdersReducer,
});
