import { catchError, filter, map, of, switchMap, type Observable } from 'rxjs';
import { toAppError, type RemoteEpic } from '@crema/remote-kit';
import type { StoreDetailsReply } from '@crema/shared-contracts';
import { malformedReply, type MalformedReplyDeps } from '../../../stores/malformed-reply.ts';
import { isStoreReply } from '../../../stores/store-reply.guard.ts';
import type { StoreDetails } from './store-details.ts';
import {
  detailsFailed,
  detailsFound,
  detailsRequested,
  type WithStoreDetails,
} from './store-details.slice.ts';

export interface StoreDetailsDeps extends MalformedReplyDeps {
  readonly findDetails: (storeNumber: string) => Observable<StoreDetailsReply>;
  readonly monotonic: () => number;
}

/** Throws and reports when the reply has no store. */
const readDetails = (
  reply: StoreDetailsReply | null,
  { reportMalformed }: MalformedReplyDeps,
): StoreDetails => {
  const store: unknown = reply?.store;
  if (!isStoreReply(store)) {
    reportMalformed();
    throw malformedReply;
  }
  const { phoneNumber, schedule, amenities } = store;
  return { phoneNumber, schedule, amenities };
};

/** Requests the details of the opened store; opening another one cancels the request in flight. */
export const loadStoreDetails: RemoteEpic<WithStoreDetails, StoreDetailsDeps> = (
  action$,
  _state$,
  { findDetails, monotonic, reportMalformed },
) =>
  action$.pipe(
    filter(detailsRequested.match),
    switchMap(({ payload }) =>
      findDetails(payload).pipe(
        map((reply) => detailsFound({ details: readDetails(reply, { reportMalformed }), at: monotonic() })),
        catchError((cause: unknown) => of(detailsFailed(toAppError(cause).code))),
      ),
    ),
  );
