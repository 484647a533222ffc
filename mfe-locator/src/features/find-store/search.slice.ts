import { failed, fact, idle, on, reducerOf, requested, succeeded, type FetchState } from '@crema/remote-kit';
import type { LocationsReply } from '@crema/shared-contracts';
import { memberChanged } from '../../visit/session.actions.ts';
import type { Search } from './locator-query.ts';

export interface SearchState {
  /** The last search. */
  readonly requested: Search | undefined;
  /** The search that the results belong to: an older one while a newer one is in flight or has failed. */
  readonly answered: Search | undefined;
  /** The last results stay after an error (D-56). */
  readonly locations: FetchState<LocationsReply>;
}
export interface WithSearch {
  readonly search: SearchState;
}

/** The query in the address is requested: the first one, a new one, or the same one again after an error. */
export const storesRequested = fact<Search>('search/requested');
export const storesFound = fact<{ readonly reply: LocationsReply; readonly at: number }>('search/found');
/** The payload is a code in locatorErrors. */
export const storesFailed = fact<string>('search/failed');

const whileLoading =
  <P>(change: (state: SearchState, payload: P) => SearchState) =>
  (state: SearchState, payload: P): SearchState =>
    state.locations.status === 'loading' ? change(state, payload) : state;

/** The same stores without what belongs to the member (D-14). */
const forgetMember = (locations: SearchState['locations']): SearchState['locations'] => {
  if (!locations.data) return locations;
  const stores = locations.data.stores.map(({ store }) => ({
    store: { ...store, isFavorite: false, isPrevious: false, recommendationReason: 'NEARBY' as const },
  }));
  return { ...locations, data: { ...locations.data, stores } };
};

const when = on<SearchState>();
export const searchReducer = reducerOf<SearchState>(
  { requested: undefined, answered: undefined, locations: idle },
  [
    when(storesRequested, (state, search) => ({
      ...state,
      requested: search,
      locations: requested(state.locations),
    })),
    when(
      storesFound,
      whileLoading((state, { reply, at }) => ({
        ...state,
        answered: state.requested,
        locations: succeeded(reply, at),
      })),
    ),
    when(
      storesFailed,
      whileLoading((state, code) => ({ ...state, locations: failed(state.locations, code) })),
    ),
    when(memberChanged, (state) => ({ ...state, locations: forgetMember(state.locations) })),
  ],
);

export const selectSearch = ({ search }: WithSearch): SearchState => search;
