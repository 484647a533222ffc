import type { FilterCountsDeps } from '../filters/filter-counts.epics.ts';
import type { SearchDeps } from '../search/search.epics.ts';
import type { LocatePlaceDeps, SuggestionsDeps } from '../suggestions/suggestions.epics.ts';

/** The requests that depend on a place. */
export type PlaceRequests = Pick<SearchDeps, 'findStores'> &
  Pick<FilterCountsDeps, 'countFilters'> &
  Pick<SuggestionsDeps, 'suggestPlaces'> &
  LocatePlaceDeps;
/** The requests for places that our own server answers. */
export type ServerRequests = Omit<PlaceRequests, keyof LocatePlaceDeps>;
