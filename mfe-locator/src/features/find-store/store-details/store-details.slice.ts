import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, requested, succeeded, type FetchState } from '@crema/remote-kit';
import type { StoreDetails } from './store-details.ts';

export interface StoreDetailsState {
  /** The store whose details were requested last. */
  readonly storeNumber: string | undefined;
  readonly details: FetchState<StoreDetails>;
}
export interface WithStoreDetails {
  readonly storeDetails: StoreDetailsState;
}

const initialState: StoreDetailsState = { storeNumber: undefined, details: idle };
const isLoading = ({ details }: StoreDetailsState) => details.status === 'loading';

const storeDetailsSlice = createSlice({
  name: 'storeDetails',
  initialState,
  reducers: {
    /** Details of the same store stay while they are requested again, in another language or after an error. */
    detailsRequested: (
      state: StoreDetailsState,
      { payload: storeNumber }: PayloadAction<string>,
    ): StoreDetailsState => ({
      storeNumber,
      details: requested(state.storeNumber === storeNumber ? state.details : idle),
    }),
    detailsFound: (
      state: StoreDetailsState,
      { payload: { details, at } }: PayloadAction<{ readonly details: StoreDetails; readonly at: number }>,
    ): StoreDetailsState => (isLoading(state) ? { ...state, details: succeeded(details, at) } : state),
    /** The payload is an error code. */
    detailsFailed: (state: StoreDetailsState, { payload: code }: PayloadAction<string>): StoreDetailsState =>
      isLoading(state) ? { ...state, details: failed(state.details, code) } : state,
  },
});
export const storeDetailsReducer = storeDetailsSlice.reducer;
export const { detailsRequested, detailsFound, detailsFailed } = storeDetailsSlice.actions;

export const selectStoreDetails = ({ storeDetails }: WithStoreDetails): StoreDetailsState => storeDetails;
