import { useEffect, useEffectEvent } from 'react';
import { useConnection, useHost, useLocale, useRetryOnReconnect } from '@crema/remote-kit';
import type { StoreSummary } from '@crema/shared-contracts';
import { useAppDispatch, useAppSelector } from '../../../locator.hooks.ts';
import { detailsIn, type StoreDetails } from './store-details.ts';
import { detailsRequested, selectStoreDetails } from './store-details.slice.ts';

interface ShownDetails {
  /** The value is undefined until the details are loaded. */
  readonly details: StoreDetails | undefined;
  readonly failed: boolean;
  readonly isOffline: boolean;
  readonly retry: () => void;
}

/** The details of an opened store, requested once, in another language each time, and after a reconnect. */
export const useStoreDetails = (store: StoreSummary): ShownDetails => {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const { getServer: firstLocale } = useHost().locale;
  // After a change of the language the cache has details in both.
  const isOtherLanguage = firstLocale && firstLocale() !== locale;
  const isOffline = useConnection() === 'offline';
  const { storeNumber, status } = useAppSelector(selectStoreDetails);
  const details = detailsIn(store);
  const failed = details === undefined && storeNumber === store.storeNumber && status === 'failed';

  const retry = () => void dispatch(detailsRequested(store.storeNumber));
  const request = useEffectEvent(() => {
    if (details === undefined || isOtherLanguage) retry();
  });
  useEffect(() => request(), [store.storeNumber, locale]);
  useRetryOnReconnect(failed, retry);

  return { details, failed, isOffline, retry };
};
