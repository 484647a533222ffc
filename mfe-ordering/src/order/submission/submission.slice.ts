import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '@crema/remote-kit';
import { orderPlaced, visitorChanged } from '../order.actions.ts';
import type { SubmittedOrder } from '../order.types.ts';

/** ORD-103: processing from submission to the reply; `asking` while a lost reply is looked up (D-25). */
export type SubmissionState =
  | { readonly status: 'open' }
  | { readonly status: 'processing' | 'asking'; readonly orderId: string }
  | { readonly status: 'failed'; readonly error: AppError }
  | { readonly status: 'placed'; readonly order: SubmittedOrder; readonly guest: boolean };

/** The customer pressed "place order"; rules and the server decide. */
export const submissionRequested = createAction('submission/submissionRequested');
/** The customer pressed "try again" at an error. */
export const submissionRetried = createAction('submission/submissionRetried');

const open = (): SubmissionState => ({ status: 'open' });
const isInFlight = ({ status }: SubmissionState) => status === 'processing' || status === 'asking';

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
    submissionFailed: (_state, { payload }: PayloadAction<{ error: AppError }>): SubmissionState => ({
      status: 'failed',
      error: payload.error,
    }),
    /** The customer closed the error or the success message. */
    submissionClosed: (state: SubmissionState) => (isInFlight(state) ? state : open()),
  },
  extraReducers: (builder) =>
    builder
      .addCase(orderPlaced, (_state, { payload: { order, guest } }): SubmissionState => ({
        status: 'placed',
        order,
        guest,
      }))
      .addCase(visitorChanged, (state: SubmissionState) => (state.status === 'failed' ? open() : state)),
});
export const submissionReducer = submissionSlice.reducer;
export const { submissionStarted, replyLost, submissionFailed, submissionClosed } = submissionSlice.actions;
