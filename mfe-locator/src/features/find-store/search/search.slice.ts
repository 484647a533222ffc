import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, requested, succeeded, type FetchState } from '@crema/remote-kit';
import type { LocationsListReply, LocatorSearch } from '@crema/shared-contracts';
import { memberChanged } from '../../../visit/session.actions.ts';

export interface SearchState {
  /** The last search. */
  readonly requested: LocatorSearch | undefined;
  /** The search of the present results: an earlier one while a newer one is in flight or has failed. */
  readonly answered: LocatorSearch | undefined;
  /** The last results stay after an error (D-56). */
  readonly locations: FetchState<LocationsListReply>;
  /** The search whose reply the server rendered into the page, until the page begins its first search. */
  readonly inPage?: LocatorSearch | undefined;
}
export interface WithSearch {
  readonly search: SearchState;
}

/** Returns the same stores without the member's data (D-14). */
const forgetMember = (locations: SearchState['locations']): SearchState['locations'] => {
  if (!locations.data) return locations;
  const stores = locations.data.stores.map(({ store }) => ({
    store: { ...store, isFavorite: false, isPrevious: false, recommendationReason: 'NEARBY' as const },
  }));
  return { ...locations, data: { ...locations.data, stores } };
};

/** No search has begun. */
export const noSearch: SearchState = { requested: undefined, answered: undefined, locations: idle };
const isLoading = ({ locations }: SearchState) => locations.status === 'loading';

const searchSlice = createSlice({
  name: 'search',
  initialState: noSearch,
  reducers: {
    /** The query in the URL is requested: the first one, a new one, or the same one again after an error. */
    storesRequested: (state: SearchState, { payload }: PayloadAction<LocatorSearch>): SearchState => ({
      ...state,
      requested: payload,
      locations: requested(state.locations),
      inPage: undefined,
    }),
    /** The page begins with the search that the server has rendered, with its reply. */
    inlinedSearchShown: (state: SearchState): SearchState => ({ ...state, inPage: undefined }),
    storesFound: (
      state: SearchState,
      { payload: { reply, at } }: PayloadAction<{ readonly reply: LocationsListReply; readonly at: number }>,
    ): SearchState =>
      isLoading(state) ? { ...state, answered: state.requested, locations: succeeded(reply, at) } : state,
    /** The payload is a code in locatorErrors. */
    storesFailed: (state: SearchState, { payload: code }: PayloadAction<string>): SearchState =>
      isLoading(state) ? { ...state, locations: failed(state.locations, code) } : state,
  },
  extraReducers: (builder) =>
    builder.addCase(memberChanged, (state: SearchState) => ({
      ...state,
      locations: forgetMember(state.locations),
    })),
});
export const searchReducer = searchSlice.reducer;
export const { inlinedSearchShown, storesRequested, storesFound, storesFailed } = searchSlice.actions;

export const selectSearch = ({ search }: WithSearch): SearchState => search;
