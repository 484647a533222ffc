import { identityOf } from '../favorites/favorites.conversions.ts';
import type { Favorite, FavoriteItem } from '../favorites/favorites.types.ts';
import { AddFavoriteProductDocument } from '../generated/add-favorite-product.ts';
import { DeleteFavoriteProductDocument } from '../generated/delete-favorite-product.ts';
import { GetFavoriteProductsDocument } from '../generated/get-favorite-products.ts';
import type { FavoriteItemInput, GetFavoriteProductsQueryVariables } from '../generated/operations.ts';
import { mutation, query, type Reply } from './document-doubles.ts';
import { cartLine, usd } from './order.fixtures.ts';

const formNames: Readonly<Record<string, string>> = { hot: 'Hot', iced: 'Iced' };
interface FavoriteLooks extends Partial<Omit<FavoriteItem, 'product'>> {
  readonly name?: string;
  readonly productNumber?: number;
  readonly formCode?: string;
}

/** A medium latte by default. */
export const favorite = (id: string, over: FavoriteLooks = {}): Favorite => {
  const { name = 'Latte', productNumber = 10, formCode = 'hot', ...rest } = over;
  return {
    __typename: 'FavoriteProduct',
    id,
    item: {
      __typename: 'FavoriteItem',
      product: {
        __typename: 'FavoriteProductFacts',
        productNumber,
        name,
        art: cartLine().product.art,
        picture: '/assets/host/pictures/tea.0a1b2c3d.svg',
        forms: [{ __typename: 'FavoriteForm', formCode, name: formNames[formCode] ?? formCode }],
      },
      sku: `${productNumber}-${formCode}-medium`,
      sizeCode: 'medium',
      sizeName: 'Medium',
      availability: 'AVAILABLE',
      price: usd(450),
      childItems: [],
      excludedIngredients: [],
      standardItems: [],
      ...rest,
    },
  };
};
export const favoriteChild = (over: Partial<FavoriteItem['childItems'][number]> = {}) => ({
  __typename: 'BasketChildItem' as const,
  sku: 'opt-350',
  productNumber: 350,
  name: 'Vanilla syrup',
  quantity: 2,
  standardQuantity: 0,
  availability: 'AVAILABLE' as const,
  ...over,
});
export const withoutEspresso = {
  __typename: 'ExcludedIngredient' as const,
  sku: 'opt-320',
  name: 'Espresso',
};

type ErrorReply = Reply<never> | undefined;
type Changes = Readonly<Partial<Record<'add' | 'remove', () => ErrorReply | Promise<ErrorReply>>>>;
/** A fake server that stores favourites and records its requests; `changes` can make it refuse. */
export const favoritesDouble = (saved: readonly Favorite[] = [], changes: Changes = {}) => {
  const asked: GetFavoriteProductsQueryVariables[] = [];
  const added: FavoriteItemInput[] = [];
  const removed: string[] = [];
  let list = [...saved];
  return {
    asked,
    added,
    removed,
    identities: () => added.map(identityOf),
    handlers: [
      query<GetFavoriteProductsQueryVariables>(
        GetFavoriteProductsDocument,
        'favoriteProducts',
        (variables) => {
          asked.push(variables);
          return list;
        },
      ),
      mutation<{ item: FavoriteItemInput }>(
        AddFavoriteProductDocument,
        'addFavoriteProduct',
        async ({ item }) => {
          added.push(item);
          const errorReply = await changes.add?.();
          if (errorReply) return errorReply;
          const fresh = favorite(`new-${added.length}`, {
            sku: item.commerce.sku,
            price: usd(1),
            childItems: (item.childItems ?? []).map(({ commerce, quantity }) =>
              favoriteChild({ sku: commerce.sku, quantity }),
            ),
            excludedIngredients: (item.excludedIngredients ?? []).map(({ sku }) => ({
              ...withoutEspresso,
              sku,
            })),
          });
          list = [...list, fresh];
          return fresh;
        },
      ),
      mutation<{ favoriteProductId: string }>(
        DeleteFavoriteProductDocument,
        'deleteFavoriteProduct',
        async ({ favoriteProductId }) => {
          removed.push(favoriteProductId);
          const errorReply = await changes.remove?.();
          if (errorReply) return errorReply;
          list = list.filter(({ id }) => id !== favoriteProductId);
          return favoriteProductId;
        },
      ),
    ],
  };
};
