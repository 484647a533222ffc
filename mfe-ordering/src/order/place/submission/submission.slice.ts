import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '@crema/remote-kit';
import { memberChanged, orderPlaced, submissionFailed, visitorChanged } from '../../facts/order.actions.ts';
import { isInFlight } from '../../facts/order.selectors.ts';
import type { SubmittedOrder } from '../../facts/order.types.ts';
import type { PaidOrder } from './pending-order.storage.ts';

/** The bank's question: leave for its page, or answer in a frame. */
export interface PaymentAction {
  readonly kind: 'redirect' | 'challenge';
  readonly url: string;
}
/** The payment of the order is not decided: the customer answers the bank, or the bank decides (ORD-109). */
export interface WaitingPayment {
  readonly status: 'waiting';
  readonly orderId: string;
  readonly guest: boolean;
  readonly lastFour: string | undefined;
  /** Undefined if the member signed out in between: the record then has ids only. */
  readonly paid: PaidOrder | undefined;
  /** True if an earlier page sent the order: the customer came back from the bank, or loaded the page again. */
  readonly isResumed: boolean;
  readonly action: PaymentAction | undefined;
  /** False after two minutes without a decision, until the customer asks again. */
  readonly isAsking: boolean;
  /** True while the customer's wish to pay in another way is sent. */
  readonly isEnding: boolean;
}
/** ORD-103: processing from submission to the reply; `asking` while a lost reply is looked up (D-25). */
export type SubmissionState =
  | { readonly status: 'open' }
  | { readonly status: 'processing' | 'asking'; readonly orderId: string }
  | WaitingPayment
  | { readonly status: 'failed'; readonly error: AppError }
  | { readonly status: 'placed'; readonly order: SubmittedOrder; readonly guest: boolean };

/** The customer pressed "place order"; rules and the server decide. */
export const submissionRequested = createAction('submission/submissionRequested');
/** The customer pressed "try again" at an error. */
export const submissionRetried = createAction('submission/submissionRetried');

const open = (): SubmissionState => ({ status: 'open' });
const changeWaiting = (state: SubmissionState, change: Partial<WaitingPayment>): SubmissionState =>
  state.status === 'waiting' ? { ...state, ...change } : state;

const submissionSlice = createSlice({
  name: 'submission',
  initialState: open,
  reducers: {
    submissionStarted: (_state, { payload }: PayloadAction<{ orderId: string }>): SubmissionState => ({
      status: 'processing',
      orderId: payload.orderId,
    }),
    /** The reply was lost: the order is looked up by its id before the customer can continue. */
    replyLost: (_state, { payload }: PayloadAction<{ orderId: string }>): SubmissionState => ({
      status: 'asking',
      orderId: payload.orderId,
    }),
    /** The bank has not decided: the provider is asked until it has. */
    paymentAwaited: (
      _state,
      {
        payload,
      }: PayloadAction<Pick<WaitingPayment, 'orderId' | 'guest' | 'lastFour' | 'paid' | 'isResumed'>>,
    ): SubmissionState => ({
      ...payload,
      status: 'waiting',
      action: undefined,
      isAsking: true,
      isEnding: false,
    }),
    paymentUndecided: (
      state: SubmissionState,
      { payload }: PayloadAction<{ action: PaymentAction | undefined }>,
    ): SubmissionState => changeWaiting(state, payload),
    paymentWatchStopped: (state: SubmissionState) => changeWaiting(state, { isAsking: false }),
    /** The customer asks again for the bank's decision. */
    paymentCheckRequested: (state: SubmissionState) => changeWaiting(state, { isAsking: true }),
    /** The customer pays in another way. */
    paymentGivenUp: (state: SubmissionState) => changeWaiting(state, { isEnding: true }),
    /** The payment is given up: nothing is charged. */
    paymentEnded: (state: SubmissionState) => (state.status === 'waiting' ? open() : state),
    /** The customer closed the error or the success message. */
    submissionClosed: (state: SubmissionState) => (isInFlight(state) ? state : open()),
  },
  extraReducers: (builder) =>
    builder
      .addCase(submissionFailed, (_state, { payload: { error } }): SubmissionState => ({
        status: 'failed',
        error,
      }))
      .addCase(orderPlaced, (_state, { payload: { order, guest } }): SubmissionState => ({
        status: 'placed',
        order,
        guest,
      }))
      .addCase(visitorChanged, (state: SubmissionState) => (state.status === 'failed' ? open() : state))
      // Nobody else sees the order of a member; a guest who signs in keeps the one that was placed.
      .addCase(memberChanged, (state: SubmissionState) =>
        state.status === 'placed' && state.guest ? state : open(),
      ),
});
export const submissionReducer = submissionSlice.reducer;
export const {
  submissionStarted,
  replyLost,
  paymentAwaited,
  paymentUndecided,
  paymentWatchStopped,
  paymentCheckRequested,
  paymentGivenUp,
  paymentEnded,
  submissionClosed,
} = submissionSlice.actions;
