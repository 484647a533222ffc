import { useMemo } from 'react';
import { useLocale, type GraphqlClient } from '@crema/remote-kit';
import { invalidateList, useFreshList } from '../connection/fresh-list/use-fresh-list.ts';
import { GetFavoriteProductsDocument } from '../generated/get-favorite-products.ts';
import { useStorePricing } from '../order-store/use-store-pricing.ts';
import type { Favorite } from './favorites.types.ts';

/** Marks the cached list as incomplete: the next page that shows the list loads it again. */
export const invalidateCachedFavorites = (client: GraphqlClient): void =>
  invalidateList(client, GetFavoriteProductsDocument);

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
  const variables = useFavoriteVariables();
  const { data, ...request } = useFreshList(GetFavoriteProductsDocument, { variables });
  return { favorites: data?.favoriteProducts, ...request };
};
