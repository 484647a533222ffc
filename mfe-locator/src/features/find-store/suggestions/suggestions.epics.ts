import { catchError, EMPTY, filter, map, merge, of, switchMap, timer, type Observable } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import type { SuggestionsReply } from '@crema/shared-contracts';
import { malformedReply, type MalformedReplyDeps } from '../../../stores/malformed-reply.ts';
import { placesSuggested, termSettled, termTyped, type WithSuggestions } from './suggestions.slice.ts';

export interface SuggestionsDeps extends MalformedReplyDeps {
  readonly suggestPlaces: (term: string) => Observable<SuggestionsReply>;
}

export const suggestionDelayMs = 200;

/** Throws and reports when the reply has no list. */
const readSuggestions = (
  reply: SuggestionsReply | null,
  { reportMalformed }: MalformedReplyDeps,
): SuggestionsReply['suggestions'] => {
  if (Array.isArray(reply?.suggestions)) return reply.suggestions;
  reportMalformed();
  throw malformedReply;
};

/**
 * Requests suggestions 200 ms after the last key (LOC-020). A newer term cancels the wait and the request in flight; an
 * empty or submitted term cancels without a new request. An error leaves the list empty.
 */
export const suggestPlaces: RemoteEpic<WithSuggestions, SuggestionsDeps> = (action$, _state$, deps) =>
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
            switchMap(() => deps.suggestPlaces(term)),
            map((reply) => placesSuggested(readSuggestions(reply, deps))),
            catchError(() => of(placesSuggested([]))),
          )
        : EMPTY,
    ),
  );
