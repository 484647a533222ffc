import { useEffect, useState } from 'react';
import { restPaths, type NearestLocationRequest, type StoreDetailsReply } from '@crema/shared-contracts';
import { readVisitorPosition, useHost } from '@crema/remote-kit';

export type NearestStore = StoreDetailsReply['store'];
/** `none`: the visitor has given no position in this visit, or no store is near it. */
export type Nearest =
  { readonly status: 'loading' | 'none' } | { readonly status: 'ready'; readonly store: NearestStore };

/** The store nearest to the position that the visitor has given in this visit. The page asks for no position itself (D-174). */
export const useNearestStore = (): Nearest => {
  const { http } = useHost();
  const [position] = useState(readVisitorPosition);
  const [nearest, setNearest] = useState<Nearest>({ status: position ? 'loading' : 'none' });
  useEffect(() => {
    if (!position) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const body: NearestLocationRequest = { ...position, features: [] };
    http<StoreDetailsReply>(restPaths.nearestLocation, { method: 'POST', body, signal }).then(
      ({ store }) => setNearest({ status: 'ready', store }),
      () => {
        if (!signal.aborted) setNearest({ status: 'none' });
      },
    );
    return () => controller.abort();
  }, [http, position]);
  return nearest;
};
