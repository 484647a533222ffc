import { combineReducers } from '@reduxjs/toolkit';
import { cupNameReducer } from './cup-name/cup-name.slice.ts';
import { fulfilmentReducer } from './pick-up/fulfilment.slice.ts';
import { submissionReducer } from './submission/submission.slice.ts';
import { pricingReducer } from './pricing/pricing.slice.ts';
import { tenderReducer } from './payment/tender.slice.ts';
import { visitorReducer } from './visitor/visitor.slice.ts';

/** The state of the order before it is placed (ORD-107). */
export const orderReducer = combineReducers({
  visitor: visitorReducer,
  fulfilment: fulfilmentReducer,
  pricing: pricingReducer,
  tender: tenderReducer,
  cupName: cupNameReducer,
  submission: submissionReducer,
});
export type OrderState = ReturnType<typeof orderReducer>;
declare module '../../state/root-state.ts' {
  interface RootState {
    readonly order: OrderState;
  }
}
