import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, requested, succeeded, type FetchState } from '@crema/remote-kit';
import type { FilterCountsReply, LocatorSearch } from '@crema/shared-contracts';
import { storesRequested } from '../search/search.slice.ts';

export interface FilterCountsState {
  readonly reply: FetchState<FilterCountsReply>;
}
export interface WithFilterCounts {
  readonly filterCounts: FilterCountsState;
}

const initialState: FilterCountsState = { reply: idle };
const isLoading = ({ reply }: FilterCountsState) => reply.status === 'loading';

/** The number of stores for each filter, with the filters that are chosen and not applied yet (LOC-021). */
const filterCountsSlice = createSlice({
  name: 'filterCounts',
  initialState,
  reducers: {
    countsRequested: (
      { reply }: FilterCountsState,
      _action: PayloadAction<LocatorSearch>,
    ): FilterCountsState => ({ reply: requested(reply) }),
    countsFound: (
      state: FilterCountsState,
      { payload: { reply, at } }: PayloadAction<{ readonly reply: FilterCountsReply; readonly at: number }>,
    ): FilterCountsState => (isLoading(state) ? { reply: succeeded(reply, at) } : state),
    /** Without counts the filters work as before: earlier counts would be wrong. */
    countsFailed: (state: FilterCountsState, { payload: code }: PayloadAction<string>): FilterCountsState =>
      isLoading(state) ? { reply: failed(idle, code) } : state,
  },
  extraReducers: (builder) => builder.addCase(storesRequested, (): FilterCountsState => initialState),
});
export const filterCountsReducer = filterCountsSlice.reducer;
export const { countsRequested, countsFound, countsFailed } = filterCountsSlice.actions;
export const selectFilterCounts = ({ filterCounts }: WithFilterCounts): FilterCountsState => filterCounts;
