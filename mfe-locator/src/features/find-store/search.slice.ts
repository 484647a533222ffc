import { failed, fact, idle, on, reducerOf, requested, succeeded, type FetchState } from '@crema/remote-kit';
import type { LocationsReply } from '@crema/shared-contracts';
import { memberChanged } from '../../visit/visit.facts.ts';
import type { Search } from './locator-query.ts';

export interface SearchState {
  /** The last search. */
  readonly asked: Search | undefined;
  /** The search that the results answer: an older one while a newer is under way or has failed. */
  readonly answered: Search | undefined;
  /** The last results outlive a failure (D-56). */
  readonly locations: FetchState<LocationsReply>;
}
export interface HasSearch {
  readonly search: SearchState;
}

/** The address names a query: the first one, a new one, or the same again after a failure. */
export const storesSought = fact<Search>('search/sought');
export const storesFound = fact<{ readonly reply: LocationsReply; readonly at: number }>('search/found');
/** With a code of locatorErrors. */
export const storesMissed = fact<string>('search/missed');

const awaiting =
  <P>(change: (state: SearchState, payload: P) => SearchState) =>
  (state: SearchState, payload: P): SearchState =>
    state.locations.status === 'loading' ? change(state, payload) : state;

/** The same stores as a stranger sees them (D-14). */
const forgetMember = (locations: SearchState['locations']): SearchState['locations'] => {
  if (!locations.data) return locations;
  const stores = locations.data.stores.map(({ store }) => ({
    store: { ...store, isFavorite: false, isPrevious: false, recommendationReason: 'NEARBY' as const },
  }));
  return { ...locations, data: { ...locations.data, stores } };
};

const when = on<SearchState>();
export const searchReducer = reducerOf<SearchState>(
  { asked: undefined, answered: undefined, locations: idle },
  [
    when(storesSought, (state, asked) => ({ ...state, asked, locations: requested(state.locations) })),
    when(
      storesFound,
      awaiting((state, { reply, at }) => ({
        ...state,
        answered: state.asked,
        locations: succeeded(reply, at),
      })),
    ),
    when(
      storesMissed,
      awaiting((state, code) => ({ ...state, locations: failed(state.locations, code) })),
    ),
    when(memberChanged, (state) => ({ ...state, locations: forgetMember(state.locations) })),
  ],
);

export const selectSearch = ({ search }: HasSearch): SearchState => search;
