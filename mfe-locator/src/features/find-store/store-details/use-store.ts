import { useMemo } from 'react';
import {
  fetchStateOf,
  skipToken,
  useLocale,
  useMember,
  useQuery,
  useRetryOnReconnect,
} from '@crema/remote-kit';
import type { StoreSummary } from '@crema/shared-contracts';
import {
  GetStoreDocument,
  GetStoreRelationDocument,
  type GetStoreQuery,
} from '../../../generated/operations.ts';
import { useAppSelector } from '../../../locator.hooks.ts';
import { withDistanceFrom } from '../../../stores/distance.rules.ts';
import { isStoreSummary } from '../../../stores/store-reply.guard.ts';
import { selectPosition, type Position } from '../position/position.slice.ts';
import { detailsIn, type StoreDetails } from './store-details.ts';

type FoundStore = GetStoreQuery['storeByNumber'];
type Relation = Pick<StoreSummary, 'isFavorite' | 'isPrevious'>;
const noRelation: Relation = { isFavorite: false, isPrevious: false };

export interface WholeStore {
  readonly store: StoreSummary;
  readonly details: StoreDetails;
  readonly address: FoundStore['address'];
}
export interface PageStore {
  /** Undefined until the store is loaded. */
  readonly found: WholeStore | undefined;
  /** True if there is no store with this number. */
  readonly isUnknown: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

const toWholeStore = (
  found: FoundStore,
  { isFavorite, isPrevious }: Relation,
  position: Position | undefined,
): WholeStore | undefined => {
  const value: unknown = {
    ...found,
    isFavorite,
    isPrevious,
    recommendationReason: null,
    distanceMetres: null,
  };
  const store = isStoreSummary(value) ? withDistanceFrom(value, position) : undefined;
  const details = store && detailsIn(store);
  return store && details && { store, details, address: found.address };
};

/** A member's relation to the store, requested after the page has been hydrated. */
const useRelation = (storeNumber: string): Relation => {
  const isSignedIn = useMember() !== undefined;
  const { data } = useQuery(
    GetStoreRelationDocument,
    isSignedIn ? { variables: { storeNumber }, fetchPolicy: 'network-only' } : skipToken,
  );
  return (isSignedIn && data?.storeByNumber) || noRelation;
};

/**
 * The store of a page. One query has everything that all visitors see, so that the server can answer it in the page. The
 * distance is known after the visitor has shared a position in this visit (D-51).
 */
export const useStore = (storeNumber: string): PageStore => {
  const { position } = useAppSelector(selectPosition);
  const relation = useRelation(storeNumber);
  const { data, error, loading, refetch } = useQuery(GetStoreDocument, {
    variables: { storeNumber, locale: useLocale() },
  });
  const reply = data?.storeByNumber;
  const found = useMemo(() => reply && toWholeStore(reply, relation, position), [reply, relation, position]);
  const request = fetchStateOf({ data: found, error, loading });
  const isUnknown = request.status === 'failed' && request.error === 'STORE_NOT_FOUND';
  const failed = request.status === 'failed' && !found && !isUnknown;
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnReconnect(failed, retry);
  return { found, isUnknown, failed, retry };
};
