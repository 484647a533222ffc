import { useEffect, useMemo, useState } from 'react';
import {
  fetchStateOf,
  skipToken,
  useGraphqlClient,
  useHost,
  useLocale,
  useMember,
  useQuery,
  type GraphqlClient,
} from '@crema/remote-kit';
import { GetFavoriteProductsDocument } from '../generated/get-favorite-products.ts';
import { useStorePricing } from '../order-store/use-store-pricing.ts';
import type { Favorite } from './favorites.types.ts';
import { nextLoadIn, type LastLoad } from './freshness.rules.ts';

/** The map is keyed by the client, so that an entry lives as long as the cache with the list. */
const lastLoads = new WeakMap<GraphqlClient, LastLoad>();
/** Marks the cached list as incomplete: the next page that shows the list loads it again. */
export const invalidateCachedFavorites = (client: GraphqlClient): void => void lastLoads.delete(client);

/** The query's variables for the order store; the same object until locale or store changes. */
export const useFavoriteVariables = () => {
  const locale = useLocale();
  const pricing = useStorePricing();
  return useMemo(() => ({ locale, ...pricing }), [locale, pricing]);
};

export interface FavoritesReply {
  /** The favourites; undefined until they are loaded, and while no member is signed in. */
  readonly favorites: readonly Favorite[] | undefined;
  /** True when there is nothing to show and the last request failed. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The member's favourite products at the order store: cached, and loaded again when stale (ORD-144). */
export const useFavorites = (): FavoritesReply => {
  const client = useGraphqlClient();
  const { clock } = useHost();
  const memberId = useMember()?.memberId;
  const variables = useFavoriteVariables();
  const key = JSON.stringify([memberId, variables]);
  const [failure, setFailure] = useState<{ readonly key: string; readonly cause: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const query = GetFavoriteProductsDocument;
  const { data } = useQuery(query, memberId ? { variables, fetchPolicy: 'cache-only' } : skipToken);

  useEffect(() => {
    if (memberId === undefined) return undefined;
    let due: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const load = () =>
      client.query({ query, variables, fetchPolicy: 'network-only' }).then(
        () => {
          lastLoads.set(client, { key, at: clock.monotonic() });
          if (current) plan();
        },
        (cause: unknown) => current && setFailure({ key, cause }),
      );
    const plan = () => {
      const isCached = client.readQuery({ query, variables }) !== undefined;
      const wait = isCached ? nextLoadIn(lastLoads.get(client), key, clock.monotonic()) : 0;
      if (wait > 0) due = setTimeout(() => void load(), wait);
      else void load();
    };
    plan();
    return () => {
      current = false;
      clearTimeout(due);
    };
  }, [attempt, client, clock, key, memberId, query, variables]);

  const favorites = memberId === undefined ? undefined : data?.favoriteProducts;
  const error = failure?.key === key ? failure.cause : undefined;
  const request = fetchStateOf({ data: favorites, error, loading: error === undefined && !favorites });
  return {
    favorites: request.data,
    failed: request.status === 'failed' && !request.data,
    retry: () => {
      setFailure(undefined);
      setAttempt((count) => count + 1);
    },
  };
};
