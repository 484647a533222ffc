import { fact, on, reducerOf, type AppError } from '@crema/remote-kit';
import { orderPlaced, visitorChanged } from './order.facts.ts';
import type { SubmittedOrder } from './order.types.ts';

/** ORD-103: processing from submit to the answer; `asking` while a lost reply is looked up (D-25). */
export type PlacementState =
  | { readonly status: 'open' }
  | { readonly status: 'processing' | 'asking'; readonly orderId: string }
  | { readonly status: 'refused'; readonly fault: AppError }
  | { readonly status: 'placed'; readonly order: SubmittedOrder; readonly guest: boolean };

/** The customer pressed "place order"; rules and the server decide. */
export const placementRequested = fact('placement/requested');
/** The customer pressed "try again" under a refusal. */
export const placementRetried = fact('placement/retried');
export const placementStarted = fact<{ orderId: string }>('placement/started');
/** No answer came: the order is asked for by its id before anything else is offered. */
export const replyLost = fact<{ orderId: string }>('placement/replyLost');
export const placementRefused = fact<{ fault: AppError }>('placement/refused');
/** The customer has read the refusal, or the success. */
export const placementClosed = fact('placement/closed');

const initial: PlacementState = { status: 'open' };
const inFlight = ({ status }: PlacementState) => status === 'processing' || status === 'asking';
const when = on<PlacementState>();
export const placementReducer = reducerOf<PlacementState>(initial, [
  when(placementStarted, (_state, { orderId }) => ({ status: 'processing', orderId })),
  when(replyLost, (_state, { orderId }) => ({ status: 'asking', orderId })),
  when(placementRefused, (_state, { fault }) => ({ status: 'refused', fault })),
  when(orderPlaced, (_state, { order, guest }) => ({ status: 'placed', order, guest })),
  when(placementClosed, (state) => (inFlight(state) ? state : initial)),
  when(visitorChanged, (state) => (state.status === 'refused' ? initial : state)),
]);
