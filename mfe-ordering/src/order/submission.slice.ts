import { fact, on, reducerOf, type AppError } from '@crema/remote-kit';
import { orderPlaced, visitorChanged } from './order.facts.ts';
import type { SubmittedOrder } from './order.types.ts';

/** ORD-103: processing from submit to the answer; `asking` while a lost reply is looked up (D-25). */
export type SubmissionState =
  | { readonly status: 'open' }
  | { readonly status: 'processing' | 'asking'; readonly orderId: string }
  | { readonly status: 'failed'; readonly error: AppError }
  | { readonly status: 'placed'; readonly order: SubmittedOrder; readonly guest: boolean };

/** The customer pressed "place order"; rules and the server decide. */
export const submissionRequested = fact('submission/requested');
/** The customer pressed "try again" at an error. */
export const submissionRetried = fact('submission/retried');
export const submissionStarted = fact<{ orderId: string }>('submission/started');
/** The reply was lost: the order is looked up by its id before the customer can go on. */
export const replyLost = fact<{ orderId: string }>('submission/replyLost');
export const submissionFailed = fact<{ error: AppError }>('submission/failed');
/** The customer closed the error or the success message. */
export const submissionClosed = fact('submission/closed');

const initial: SubmissionState = { status: 'open' };
const inFlight = ({ status }: SubmissionState) => status === 'processing' || status === 'asking';
const when = on<SubmissionState>();
export const submissionReducer = reducerOf<SubmissionState>(initial, [
  when(submissionStarted, (_state, { orderId }) => ({ status: 'processing', orderId })),
  when(replyLost, (_state, { orderId }) => ({ status: 'asking', orderId })),
  when(submissionFailed, (_state, { error }) => ({ status: 'failed', error })),
  when(orderPlaced, (_state, { order, guest }) => ({ status: 'placed', order, guest })),
  when(submissionClosed, (state) => (inFlight(state) ? state : initial)),
  when(visitorChanged, (state) => (state.status === 'failed' ? initial : state)),
]);
