import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, requested, succeeded, type FetchState } from '@crema/remote-kit';
import type { LocatorSearch } from '@crema/shared-contracts';
import type { StoreListing } from './list-reply.ts';

/** A search with who reads its answer: in another language or for another member it is another one. */
export type ReadSearch = LocatorSearch & { readonly reader?: string };

export interface SearchState {
  /** The last search. */
  readonly requested: ReadSearch | undefined;
  /** The search of the present results: an earlier one while a newer one is in flight or has failed. */
  readonly answered: ReadSearch | undefined;
  /** The last results stay after an error (D-56). */
  readonly locations: FetchState<StoreListing>;
  /** The next page of the results is requested, or could not be loaded. */
  readonly more?: 'loading' | 'failed' | undefined;
  /** The search whose reply the server rendered into the page, until the page begins its first search. */
  readonly inPage?: ReadSearch | undefined;
}
export interface WithSearch {
  readonly search: SearchState;
}

/** No search has begun. */
export const noSearch: SearchState = { requested: undefined, answered: undefined, locations: idle };
const isLoading = ({ locations }: SearchState) => locations.status === 'loading';

/** The results with another page. A store that is in both, because it moved meanwhile, stays where it is. */
const withPage = (list: StoreListing, page: StoreListing): StoreListing => {
  const known = new Set(list.stores.map(({ storeNumber }) => storeNumber));
  const added = page.stores.filter(({ storeNumber }) => !known.has(storeNumber));
  const { next: _next, ...first } = list;
  const { total = list.total, next } = page;
  return {
    ...first,
    stores: [...list.stores, ...added],
    ...(total !== undefined && { total }),
    ...(next !== undefined && { next }),
  };
};

const searchSlice = createSlice({
  name: 'search',
  initialState: noSearch,
  reducers: {
    /** The query in the URL is requested: the first one, a new one, or the same one again after an error. */
    storesRequested: (state: SearchState, { payload }: PayloadAction<ReadSearch>): SearchState => ({
      ...state,
      requested: payload,
      locations: requested(state.locations),
      inPage: undefined,
      more: undefined,
    }),
    /** The page begins with the search that the server has rendered, with its reply. */
    inlinedSearchShown: (
      { inPage, ...state }: SearchState,
      { payload: { reader, at } }: PayloadAction<{ readonly reader: string; readonly at: number }>,
    ): SearchState =>
      inPage && state.locations.status === 'loaded'
        ? { ...state, answered: { ...inPage, reader }, locations: succeeded(state.locations.data, at) }
        : state,
    storesFound: (
      state: SearchState,
      { payload: { reply, at } }: PayloadAction<{ readonly reply: StoreListing; readonly at: number }>,
    ): SearchState =>
      isLoading(state) ? { ...state, answered: state.requested, locations: succeeded(reply, at) } : state,
    /** The payload is a code in locatorErrors. */
    storesFailed: (state: SearchState, { payload: code }: PayloadAction<string>): SearchState =>
      isLoading(state) ? { ...state, locations: failed(state.locations, code) } : state,
    /** Ignored while another search is in flight, and when there is no further page. */
    moreRequested: (state: SearchState): SearchState =>
      state.locations.status === 'loaded' && state.locations.data.next !== undefined
        ? { ...state, more: 'loading' }
        : state,
    moreFound: (state: SearchState, { payload: page }: PayloadAction<StoreListing>): SearchState =>
      state.more === 'loading' && state.locations.status === 'loaded'
        ? {
            ...state,
            locations: { ...state.locations, data: withPage(state.locations.data, page) },
            more: undefined,
          }
        : state,
    moreFailed: (state: SearchState): SearchState =>
      state.more === 'loading' ? { ...state, more: 'failed' } : state,
  },
});
export const searchReducer = searchSlice.reducer;
export const {
  inlinedSearchShown,
  storesRequested,
  storesFound,
  storesFailed,
  moreRequested,
  moreFound,
  moreFailed,
} = searchSlice.actions;

export const selectSearch = ({ search }: WithSearch): SearchState => search;
