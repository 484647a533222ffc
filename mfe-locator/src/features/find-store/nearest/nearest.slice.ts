import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, requested, succeeded, type FetchState } from '@crema/remote-kit';
import type { NearestLocationRequest } from '@crema/shared-contracts';
import type { ListedStore } from '../../../stores/cache/store-entities.ts';
import { memberChanged } from '../../../visit/session.actions.ts';
import { storesRequested } from '../search/search.slice.ts';

export interface NearestState {
  readonly store: FetchState<ListedStore>;
}
export interface WithNearest {
  readonly nearest: NearestState;
}

const initialState: NearestState = { store: idle };
const isLoading = ({ store }: NearestState) => store.status === 'loading';

/** The nearest store, if the customer asks for it after a search without results (LOC-025). */
const nearestSlice = createSlice({
  name: 'nearest',
  initialState,
  reducers: {
    nearestRequested: (
      state: NearestState,
      _action: PayloadAction<NearestLocationRequest>,
    ): NearestState => ({ store: requested(state.store) }),
    nearestFound: (
      state: NearestState,
      { payload: { store, at } }: PayloadAction<{ readonly store: ListedStore; readonly at: number }>,
    ): NearestState => (isLoading(state) ? { store: succeeded(store, at) } : state),
    /** The payload is a code in locatorErrors. */
    nearestFailed: (state: NearestState, { payload: code }: PayloadAction<string>): NearestState =>
      isLoading(state) ? { store: failed(state.store, code) } : state,
  },
  extraReducers: (builder) =>
    builder
      .addCase(storesRequested, (): NearestState => initialState)
      .addCase(memberChanged, (): NearestState => initialState),
});
export const nearestReducer = nearestSlice.reducer;
export const { nearestRequested, nearestFound, nearestFailed } = nearestSlice.actions;
export const selectNearest = ({ nearest }: WithNearest): NearestState => nearest;
