import {
  catchError,
  EMPTY,
  filter,
  map,
  merge,
  of,
  switchMap,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import { malformedReply, type MalformedReplyDeps } from '../../../stores/malformed-reply.ts';
import { selectSearch, type WithSearch } from '../search/search.slice.ts';
import type { Position } from '../../../map/map-provider.ts';
import {
  placeChosen,
  placeLocated,
  placesSuggested,
  termSettled,
  termTyped,
  type Suggestion,
  type WithSuggestions,
} from './suggestions.slice.ts';

interface Suggestions {
  readonly suggestions: readonly Suggestion[];
}
export interface SuggestionsDeps extends MalformedReplyDeps {
  /**
   * `hasList`: the first search is answered, so that code may be loaded for suggestions. `near`: the present results; of places with
   * similar names those near it come first.
   */
  readonly suggestPlaces: (term: string, hasList: boolean, near?: RoundedPosition) => Observable<Suggestions>;
}
/** In degrees with one decimal, 7 miles: many visitors send the same one, so that caches share the reply. */
export interface RoundedPosition {
  readonly lat: string;
  readonly lng: string;
}
export interface LocatePlaceDeps {
  /** The position of a place that Google suggests; undefined if Google gives none. */
  readonly locatePlace: (placeId: string) => Observable<Position | undefined>;
}

export const suggestionDelayMs = 200;

/** Throws and reports when the reply has no list. */
const readSuggestions = (
  reply: Suggestions | null,
  { reportMalformed }: MalformedReplyDeps,
): Suggestions['suggestions'] => {
  if (Array.isArray(reply?.suggestions)) return reply.suggestions;
  reportMalformed();
  throw malformedReply;
};

const hasList = (state: WithSearch) => !['idle', 'loading'].includes(selectSearch(state).locations.status);
const nearOf = (state: WithSearch): RoundedPosition | undefined => {
  const center = selectSearch(state).locations.data?.center;
  return center && { lat: center.lat.toFixed(1), lng: center.lng.toFixed(1) };
};

/**
 * Requests suggestions 200 ms after the last key (LOC-020). A newer term cancels the wait and the request in flight; an
 * empty or submitted term cancels without a new request. An error leaves the list empty.
 */
export const suggestPlaces: RemoteEpic<WithSuggestions & WithSearch, SuggestionsDeps> = (
  action$,
  state$,
  deps,
) =>
  merge(
    action$.pipe(
      filter(termTyped.match),
      map(({ payload }) => payload.trim()),
    ),
    action$.pipe(
      filter(termSettled.match),
      map(() => ''),
    ),
  ).pipe(
    switchMap((term) =>
      term
        ? timer(suggestionDelayMs).pipe(
            switchMap(() => deps.suggestPlaces(term, hasList(state$.value), nearOf(state$.value))),
            map((reply) => placesSuggested(readSuggestions(reply, deps))),
            catchError(() => of(placesSuggested([]))),
          )
        : EMPTY,
    ),
  );

/** Requests the position of a chosen place; another term or choice cancels the request. */
export const locateChosenPlace: RemoteEpic<WithSuggestions, LocatePlaceDeps> = (
  action$,
  _state$,
  { locatePlace },
) =>
  action$.pipe(
    filter(placeChosen.match),
    switchMap(({ payload: { placeId, name } }) =>
      locatePlace(placeId).pipe(
        map((position) => placeLocated({ name, position })),
        takeUntil(action$.pipe(filter(termTyped.match))),
      ),
    ),
  );
