import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useQuery, skipToken } from '@apollo/client/react';
import { toAppError } from '@crema/remote-kit';
import type { StoreReply } from '@crema/shared-contracts';
import { shortNumber, type HasFavorites } from '../../favorites/favorites.slice.ts';
import { GetRecommendedStoresDocument } from '../../generated/get-recommended-stores.ts';
import { isStoreReply } from '../../stores/store-reply.guard.ts';

/** The server answers no more. */
const limit = 200;

export interface FamiliarStores {
  /** Undefined until they are here; the last ones outlive a failure (D-56). */
  readonly stores: readonly StoreReply[] | undefined;
  /** A code of locatorErrors. */
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly again: () => void;
}

/** A member's favourite and previous stores, dearest first (LOC-055); asked again whenever a tab opens. */
export const useFamiliarStores = (signedIn: boolean): FamiliarStores => {
  const { data, previousData, error, loading, refetch } = useQuery(
    GetRecommendedStoresDocument,
    signedIn ? { variables: { limit }, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const found = (data ?? previousData)?.recommendedStores;
  const stores = useMemo(() => (found as readonly unknown[] | undefined)?.filter(isStoreReply), [found]);
  const again = () => void refetch().catch(() => undefined);

  const settled = useSelector(({ favorites }: HasFavorites) => favorites.settled);
  const readNew = useEffectEvent(() => {
    const known = stores?.map(({ storeNumber }) => shortNumber(storeNumber));
    if (known && Object.keys(settled).some((number) => settled[number] && !known.includes(number))) again();
  });
  useEffect(() => readNew(), [settled]);

  const failed = error !== undefined || (!loading && found === undefined);
  return {
    stores,
    error: failed && !loading ? toAppError(error).code : undefined,
    busy: loading,
    again,
  };
};
