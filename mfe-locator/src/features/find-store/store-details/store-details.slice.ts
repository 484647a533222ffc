import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface StoreDetailsState {
  /** The store whose details were requested last. The details are in the cache. */
  readonly storeNumber: string | undefined;
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
}
export interface WithStoreDetails {
  readonly storeDetails: StoreDetailsState;
}

const initialState: StoreDetailsState = { storeNumber: undefined, status: 'idle' };
const settle =
  (status: StoreDetailsState['status']) =>
  (state: StoreDetailsState): StoreDetailsState =>
    state.status === 'loading' ? { ...state, status } : state;

const storeDetailsSlice = createSlice({
  name: 'storeDetails',
  initialState,
  reducers: {
    detailsRequested: (
      _state: StoreDetailsState,
      { payload: storeNumber }: PayloadAction<string>,
    ): StoreDetailsState => ({ storeNumber, status: 'loading' }),
    detailsFound: settle('loaded'),
    detailsFailed: settle('failed'),
  },
});
export const storeDetailsReducer = storeDetailsSlice.reducer;
export const { detailsRequested, detailsFound, detailsFailed } = storeDetailsSlice.actions;

export const selectStoreDetails = ({ storeDetails }: WithStoreDetails): StoreDetailsState => storeDetails;
