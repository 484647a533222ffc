import type { ApolloCache } from '@apollo/client';
import { useGraphqlClient } from '@crema/remote-kit';
import { AddFavoriteProductDocument } from '../generated/add-favorite-product.ts';
import { DeleteFavoriteProductDocument } from '../generated/delete-favorite-product.ts';
import { GetFavoriteProductsDocument } from '../generated/get-favorite-products.ts';
import type { FavoriteItemInput } from '../generated/operations.ts';
import type { Favorite } from './favorites.types.ts';
import { invalidateCachedFavorites, useFavoriteVariables } from './use-favorites.ts';

type Edit = (favorites: readonly Favorite[]) => Favorite[];

/**
 * Adds and removes favourites; the cached list changes at once and is restored when the server rejects the
 * change.
 */
export const useFavoriteChanges = () => {
  const client = useGraphqlClient();
  const variables = useFavoriteVariables();
  const query = GetFavoriteProductsDocument;
  const edit = (cache: ApolloCache, change: Edit) =>
    void cache.updateQuery(
      { query, variables },
      (list) => list && { ...list, favoriteProducts: change(list.favoriteProducts) },
    );
  return {
    /** `gone` is the favourite that is restored: it has the store's price, which the reply lacks. */
    add: async (item: FavoriteItemInput, gone?: Favorite): Promise<void> => {
      // Without a cached list, the reply that is being received would overwrite the new favourite.
      await client.query({ query, variables, fetchPolicy: 'cache-first' }).catch(() => undefined);
      if (!gone) invalidateCachedFavorites(client);
      await client.mutate({
        mutation: AddFavoriteProductDocument,
        variables: { locale: variables.locale, item },
        ...(gone && { optimisticResponse: { addFavoriteProduct: gone } }),
        update: (cache, { data }) => {
          const added = data?.addFavoriteProduct;
          if (added)
            edit(cache, (list) => [
              ...list.filter(({ id }) => id !== added.id),
              { ...added, item: gone?.item ?? added.item },
            ]);
        },
      });
    },
    remove: async (favoriteProductId: string): Promise<void> => {
      await client.mutate({
        mutation: DeleteFavoriteProductDocument,
        variables: { favoriteProductId },
        optimisticResponse: { deleteFavoriteProduct: favoriteProductId },
        update: (cache) => edit(cache, (list) => list.filter(({ id }) => id !== favoriteProductId)),
      });
    },
  };
};
