import { combineReducers } from 'redux';
import type { HasCart } from '../cart/cart.slice.ts';
import type { HasOrderStore } from '../order-store/order-store.slice.ts';
import { fulfilmentReducer } from './fulfilment.slice.ts';
import { placementReducer } from './placement.slice.ts';
import { pricingReducer } from './pricing.slice.ts';
import { tenderReducer } from './tender.slice.ts';
import { visitorReducer } from './visitor.slice.ts';

/** The order in the making (ORD-107). */
export const orderReducer = combineReducers({
  visitor: visitorReducer,
  fulfilment: fulfilmentReducer,
  pricing: pricingReducer,
  tender: tenderReducer,
  placement: placementReducer,
});
export type OrderState = ReturnType<typeof orderReducer>;
export type HasOrder = HasCart & HasOrderStore & { readonly order: OrderState };
