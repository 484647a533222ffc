import { useEffect, useEffectEvent, useMemo } from 'react';
import { fetchStateOf, skipToken, useQuery, useSignal } from '@crema/remote-kit';
import { shortStoreNumber } from '@crema/shared-contracts';
import { useAppSelector } from '../../../locator.hooks.ts';
import {
  useAdoptedStores,
  useStoreEntities,
  type StoreEntity,
} from '../../../stores/cache/store-entities.ts';
import { GetRecommendedStoresDocument } from '../../../generated/get-recommended-stores.ts';
import { isStoreSummary } from '../../../stores/store-reply.guard.ts';

/** The server's highest allowed limit. */
const limit = 200;

export interface SavedStores {
  /** None until they are loaded. After an error the last ones remain (D-56). */
  readonly stores: readonly StoreEntity[];
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
  const answered = useMemo(
    () => (found as readonly unknown[] | undefined)?.filter(isStoreSummary) ?? [],
    [found],
  );
  useAdoptedStores(answered);
  const all = useSignal(useStoreEntities().all);
  const stores = useMemo(
    () => answered.map((store) => all.get(shortStoreNumber(store.storeNumber)) ?? store),
    [all, answered],
  );
  const reload = () => void refetch().catch(() => undefined);

  // The request was sent while a heart was being saved.
  const saved = useAppSelector(({ favorites }) => favorites.saved);
  const reloadForNewFavorite = useEffectEvent(() => {
    const isListed = answered.some(
      ({ storeNumber }) => shortStoreNumber(storeNumber) === shortStoreNumber(saved?.storeNumber ?? ''),
    );
    if (found && saved?.favorite && !isListed) reload();
  });
  useEffect(() => reloadForNewFavorite(), [saved]);

  return { stores, error: fetchStateOf({ data: found, error, loading }).error, loading, reload };
};
