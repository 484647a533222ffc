import { combineReducers, type Action } from '@reduxjs/toolkit';
import { filter, map, merge, switchMap, timer } from 'rxjs';
import type { RemoteContext, StoreConfig } from '@crema/remote-kit';
import { favoritePressed, favoritesReducer } from './favorites/favorites.slice.ts';
import { tick } from './visit/clock.epics.ts';
import { clockReducer, type ClockState } from './visit/clock.slice.ts';
import { followMember } from './visit/member.epics.ts';
import { countsRequested, filterCountsReducer } from './features/find-store/filters/filter-counts.slice.ts';
import { nearestReducer, nearestRequested } from './features/find-store/nearest/nearest.slice.ts';
import { mapReducer } from './features/find-store/map/map.slice.ts';
import { findMePressed, positionReducer } from './features/find-store/position/position.slice.ts';
import { loadMoreStores, searchStores } from './features/find-store/search/search.epics.ts';
import { inlinedSearch } from './features/find-store/search/inlined-search.ts';
import { searchReducer, type SearchState } from './features/find-store/search/search.slice.ts';
import {
  detailsRequested,
  storeDetailsReducer,
} from './features/find-store/store-details/store-details.slice.ts';
import {
  placeChosen,
  suggestionsReducer,
  termTyped,
} from './features/find-store/suggestions/suggestions.slice.ts';
import { locatorOpened } from './visit/session.actions.ts';
import { holdListedStores } from './stores/cache/held-stores.epics.ts';
import { locatorDeps, type LocatorDeps } from './locator.deps.ts';

const createReducer = (now: number, firstSearch: SearchState) =>
  combineReducers({
    search: (state: SearchState = firstSearch, action: Action) => searchReducer(state, action),
    storeDetails: storeDetailsReducer,
    suggestions: suggestionsReducer,
    position: positionReducer,
    // The first rendering continues from the server's markup, with the same time.
    clock: (state: ClockState = { now }, action: Action) => clockReducer(state, action),
    favorites: favoritesReducer,
    map: mapReducer,
    nearest: nearestReducer,
    filterCounts: filterCountsReducer,
  });
export type LocatorState = ReturnType<ReturnType<typeof createReducer>>;

/** The actions that epics outside of the first files react to. */
const laterActions = [
  favoritePressed,
  nearestRequested,
  countsRequested,
  detailsRequested,
  termTyped,
  placeChosen,
  findMePressed,
];
/** The list and its pictures load first. */
const laterAfterMs = 1_500;

/** The `store` of defineRemote: the remote's store with its epics and their dependencies. */
export const locatorStore = (context: RemoteContext): StoreConfig<LocatorState, LocatorDeps> => {
  const { services } = context;
  const dependencies = locatorDeps(context);
  return {
    reducer: createReducer(
      services.rendered?.now ?? services.clock.now(),
      inlinedSearch(services, dependencies),
    ),
    epics: [followMember, holdListedStores, tick, searchStores, loadMoreStores],
    lazyEpics: {
      needed: (action$) =>
        merge(
          action$.pipe(filter((action) => laterActions.some(({ match }) => match(action)))),
          action$.pipe(
            filter(locatorOpened.match),
            switchMap(() => timer(laterAfterMs)),
            map(() => undefined),
          ),
        ),
      load: () => import('./locator.later-epics.ts').then(({ laterEpics }) => laterEpics),
    },
    dependencies,
  };
};
