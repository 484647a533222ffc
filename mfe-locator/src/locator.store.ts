import { combineReducers, type Action } from '@reduxjs/toolkit';
import type { RemoteContext, StoreConfig } from '@crema/remote-kit';
import { saveFavorites } from './favorites/favorites.epics.ts';
import { favoritesReducer } from './favorites/favorites.slice.ts';
import { tick } from './visit/clock.epics.ts';
import { clockReducer, type ClockState } from './visit/clock.slice.ts';
import { followMember } from './visit/member.epics.ts';
import { findMe } from './features/find-store/position/position.epics.ts';
import { positionReducer } from './features/find-store/position/position.slice.ts';
import { searchStores } from './features/find-store/search/search.epics.ts';
import { inlinedSearch } from './features/find-store/search/inlined-search.ts';
import { searchReducer, type SearchState } from './features/find-store/search/search.slice.ts';
import { loadStoreDetails } from './features/find-store/store-details/store-details.epics.ts';
import { storeDetailsReducer } from './features/find-store/store-details/store-details.slice.ts';
import { suggestPlaces } from './features/find-store/suggestions/suggestions.epics.ts';
import { suggestionsReducer } from './features/find-store/suggestions/suggestions.slice.ts';
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
  });
export type LocatorState = ReturnType<ReturnType<typeof createReducer>>;

/** The `store` of defineRemote: the remote's store with its epics and their dependencies. */
export const locatorStore = (context: RemoteContext): StoreConfig<LocatorState, LocatorDeps> => {
  const { services } = context;
  const dependencies = locatorDeps(context);
  return {
    reducer: createReducer(
      services.rendered?.now ?? services.clock.now(),
      inlinedSearch(services, dependencies),
    ),
    epics: [followMember, tick, searchStores, loadStoreDetails, suggestPlaces, findMe, saveFavorites],
    dependencies,
  };
};
