import { saveFavorites } from './favorites/favorites.epics.ts';
import { countFilterMatches } from './features/find-store/filters/filter-counts.epics.ts';
import { findNearestStore } from './features/find-store/nearest/nearest.epics.ts';
import { tap } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import { locate } from './features/find-store/position/locate.ts';
import { findMe } from './features/find-store/position/position.epics.ts';
import { positionFound, type WithPosition } from './features/find-store/position/position.slice.ts';
import { loadStoreDetails } from './features/find-store/store-details/store-details.epics.ts';
import { locateChosenPlace, suggestPlaces } from './features/find-store/suggestions/suggestions.epics.ts';

const findDevice: RemoteEpic<WithPosition, unknown> = (action$, state$) =>
  findMe(action$, state$, { locate }).pipe(
    tap((action) => {
      if (!positionFound.match(action)) return;
      // Without the file a far store is not asked about.
      import('./features/find-store/position/remember-position.ts').then(
        ({ rememberPosition }) => rememberPosition(action.payload),
        () => undefined,
      );
    }),
  );

/** The epics that the first list does not need. */
export const laterEpics = [
  saveFavorites,
  findNearestStore,
  countFilterMatches,
  loadStoreDetails,
  suggestPlaces,
  locateChosenPlace,
  findDevice,
];
