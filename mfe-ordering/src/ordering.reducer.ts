import { combineReducers } from '@reduxjs/toolkit';
import { cartReducer } from './cart/cart.slice.ts';
import { openOrdersReducer } from './order/follow/open-orders/open-orders.slice.ts';
import { orderReducer } from './order/place/order.reducer.ts';

export const orderingReducer = combineReducers({
  cart: cartReducer,
  order: orderReducer,
  openOrders: openOrdersReducer,
});
/** The state of this remote's store: the parameter of every selector and epic. */
export type RootState = ReturnType<typeof orderingReducer>;
