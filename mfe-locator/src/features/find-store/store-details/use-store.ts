import { useMemo } from 'react';
import {
  fetchStateOf,
  skipToken,
  useLocale,
  useMember,
  useQuery,
  useRetryOnReconnect,
  useSignal,
} from '@crema/remote-kit';
import { shortStoreNumber, type StoreSummary } from '@crema/shared-contracts';
import {
  GetStoreDocument,
  GetStoreRelationDocument,
  type GetStoreQuery,
} from '../../../generated/operations.ts';
import { useAppSelector } from '../../../locator.hooks.ts';
import { metresTo } from '../../../stores/distance.rules.ts';
import { toSummary, useAdoptedStores, useStoreEntities } from '../../../stores/cache/store-entities.ts';
import { isStoreEntity } from '../../../stores/whole-store.guard.ts';
import { selectPosition } from '../position/position.slice.ts';
import { detailsIn, type StoreDetails } from './store-details.ts';

export interface FoundStore {
  readonly store: StoreSummary;
  /** Undefined until the page's own query is answered: the fields before are those of a list. */
  readonly details: StoreDetails | undefined;
  /** The address with all its parts. */
  readonly address: GetStoreQuery['storeByNumber']['address'] | undefined;
}
export interface PageStore {
  /** Undefined until the store is known, from a list or from the page's own query. */
  readonly found: FoundStore | undefined;
  /** True if there is no store with this number. */
  readonly isUnknown: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A member's relation to the store, requested into the cache after the page has been hydrated. */
const useRelation = (storeNumber: string): void => {
  const isSignedIn = useMember() !== undefined;
  useQuery(
    GetStoreRelationDocument,
    isSignedIn ? { variables: { storeNumber }, fetchPolicy: 'network-only' } : skipToken,
  );
};

/**
 * The store of a page: as a list has shown it, until its own query is answered. This query has everything that all visitors see, so that
 * the server can answer it in the page. The distance is known after the visitor has shared a position in this visit (D-51).
 */
export const useStore = (storeNumber: string): PageStore => {
  const { position } = useAppSelector(selectPosition);
  useRelation(storeNumber);
  const { data, error, loading, refetch } = useQuery(GetStoreDocument, {
    variables: { storeNumber, locale: useLocale() },
  });
  const reply: unknown = data?.storeByNumber;
  const answered = useMemo(() => (isStoreEntity(reply) ? [reply] : []), [reply]);
  useAdoptedStores(answered);
  const known = useSignal(useStoreEntities().all).get(shortStoreNumber(storeNumber));
  const store = known ?? answered[0];
  const found = useMemo(
    () =>
      store && {
        store: toSummary(store, position ? metresTo(store, position) : null),
        details: answered.length > 0 ? detailsIn(store) : undefined,
        address: data?.storeByNumber.address,
      },
    [store, answered, data, position],
  );
  const request = fetchStateOf({ data: answered[0], error, loading });
  const isUnknown = request.status === 'failed' && request.error === 'STORE_NOT_FOUND';
  const failed = request.status === 'failed' && answered.length === 0 && !isUnknown;
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnReconnect(failed, retry);
  return { found, isUnknown, failed, retry };
};
