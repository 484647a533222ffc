import { useEffect, useEffectEvent, useMemo } from 'react';
import { fetchStateOf, skipToken, useQuery } from '@crema/remote-kit';
import type { StoreReply } from '@crema/shared-contracts';
import { useAppSelector } from '../../../locator.hooks.ts';
import { shortNumber } from '../../../favorites/favorites.slice.ts';
import { GetRecommendedStoresDocument } from '../../../generated/get-recommended-stores.ts';
import { isStoreReply } from '../../../stores/store-reply.guard.ts';

/** The server's highest allowed limit. */
const limit = 200;

export interface SavedStores {
  /** The stores; undefined until they are loaded. After an error the last ones remain (D-56). */
  readonly stores: readonly StoreReply[] | undefined;
  /** A code in locatorErrors. */
  readonly error: string | undefined;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** A member's favourite and previous stores, best ranked first (LOC-055); requested each time a tab opens. */
export const useSavedStores = (signedIn: boolean): SavedStores => {
  const { data, previousData, error, loading, refetch } = useQuery(
    GetRecommendedStoresDocument,
    signedIn ? { variables: { limit } } : skipToken,
  );
  const found = (data ?? previousData)?.recommendedStores;
  const stores = useMemo(() => (found as readonly unknown[] | undefined)?.filter(isStoreReply), [found]);
  const reload = () => void refetch().catch(() => undefined);

  const settled = useAppSelector(({ favorites }) => favorites.settled);
  const reloadForNewFavorites = useEffectEvent(() => {
    const known = stores?.map(({ storeNumber }) => shortNumber(storeNumber));
    if (known && Object.keys(settled).some((number) => settled[number] && !known.includes(number))) reload();
  });
  useEffect(() => reloadForNewFavorites(), [settled]);

  return { stores, error: fetchStateOf({ data: found, error, loading }).error, loading, reload };
};
