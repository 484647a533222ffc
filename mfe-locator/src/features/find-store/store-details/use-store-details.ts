import { useEffect, useEffectEvent } from 'react';
import { useConnection, useLocale, useRetryOnReconnect } from '@crema/remote-kit';
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

/** The details of an opened store: its own, else requested once, again in another language and after a reconnect. */
export const useStoreDetails = (store: StoreSummary): ShownDetails => {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const isOffline = useConnection() === 'offline';
  const { storeNumber, details } = useAppSelector(selectStoreDetails);
  const own = detailsIn(store);
  const isRequested = storeNumber === store.storeNumber;
  const failed = own === undefined && isRequested && details.status === 'failed';

  const retry = () => void dispatch(detailsRequested(store.storeNumber));
  const request = useEffectEvent(() => {
    if (own === undefined) retry();
  });
  useEffect(() => request(), [store.storeNumber, locale]);
  useRetryOnReconnect(failed, retry);

  return { details: own ?? (isRequested ? details.data : undefined), failed, isOffline, retry };
};
