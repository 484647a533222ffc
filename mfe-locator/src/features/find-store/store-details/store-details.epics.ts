import { catchError, filter, map, of, switchMap, tap, type Observable } from 'rxjs';
import type { RemoteEpic } from '@crema/remote-kit';
import type { StoreDetailsReply } from '@crema/shared-contracts';
import { malformedReply } from '../../../stores/malformed-reply.ts';
import type { StoreEntity } from '../../../stores/cache/store-entities.ts';
import { isStoreReply } from '../../../stores/whole-store.guard.ts';
import type { KeepStoresDeps } from '../search/list-reply.ts';
import {
  detailsFailed,
  detailsFound,
  detailsRequested,
  type WithStoreDetails,
} from './store-details.slice.ts';

export interface StoreDetailsDeps extends KeepStoresDeps {
  readonly findDetails: (storeNumber: string) => Observable<StoreDetailsReply>;
}

/** Throws and reports when the reply has no store. */
const readDetails = (
  reply: StoreDetailsReply | null,
  { reportMalformed }: Pick<KeepStoresDeps, 'reportMalformed'>,
): StoreEntity => {
  const store: unknown = reply?.store;
  if (!isStoreReply(store)) {
    reportMalformed();
    throw malformedReply;
  }
  return store;
};

/** Requests the details of the opened store into the cache; opening another one cancels the request in flight. */
export const loadStoreDetails: RemoteEpic<WithStoreDetails, StoreDetailsDeps> = (
  action$,
  _state$,
  { findDetails, reportMalformed, keepStores },
) =>
  action$.pipe(
    filter(detailsRequested.match),
    switchMap(({ payload }) =>
      findDetails(payload).pipe(
        tap((reply) => keepStores([readDetails(reply, { reportMalformed })])),
        map(() => detailsFound()),
        catchError(() => of(detailsFailed())),
      ),
    ),
  );
