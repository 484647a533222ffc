import { catchError, filter, map, of, switchMap, takeUntil, type Observable } from 'rxjs';
import { toAppError, type RemoteEpic } from '@crema/remote-kit';
import {
  array,
  number,
  object,
  string,
  type FilterCountsReply,
  type LocatorSearch,
} from '@crema/shared-contracts';
import { malformedReply, type MalformedReplyDeps } from '../../../stores/malformed-reply.ts';
import { storesRequested } from '../search/search.slice.ts';
import { countsFailed, countsFound, countsRequested, type WithFilterCounts } from './filter-counts.slice.ts';

export interface FilterCountsDeps extends MalformedReplyDeps {
  readonly countFilters: (search: LocatorSearch) => Observable<FilterCountsReply>;
  readonly monotonic: () => number;
}

const validateCounts = object({ total: number, counts: array(object({ code: string, count: number })) });
/** Throws and reports when the reply has no counts. */
const readCounts = (reply: FilterCountsReply, { reportMalformed }: MalformedReplyDeps): FilterCountsReply => {
  if (validateCounts(reply) === undefined) return reply;
  reportMalformed();
  throw malformedReply;
};

/** Requests the counts for the chosen filters; another choice or a search cancels the request in flight. */
export const countFilterMatches: RemoteEpic<WithFilterCounts, FilterCountsDeps> = (
  action$,
  _state$,
  { countFilters, monotonic, reportMalformed },
) =>
  action$.pipe(
    filter(countsRequested.match),
    switchMap(({ payload }) =>
      countFilters(payload).pipe(
        map((reply) => countsFound({ reply: readCounts(reply, { reportMalformed }), at: monotonic() })),
        catchError((cause: unknown) => of(countsFailed(toAppError(cause).code))),
        takeUntil(action$.pipe(filter(storesRequested.match))),
      ),
    ),
  );
