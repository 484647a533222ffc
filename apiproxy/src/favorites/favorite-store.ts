import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.public.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import type { Tables } from '../storage/tables.ts';
import { keyOf, resolveFavorite, type FavoriteItem } from './favorite-item.ts';
import type { FavoriteProductTable } from './favorites.tables.ts';

export type FavoriteRow = Selectable<FavoriteProductTable>;

/** ORD-145: the maximum number of favourites per member. */
export const maxFavorites = 50;

export const toItem = ({ sku, child_items, excluded_ingredients }: FavoriteRow): FavoriteItem => ({
  sku,
  childItems: child_items,
  excludedIngredients: excluded_ingredients,
});

/** Returns the favourites, oldest first. */
export const listFavorites = (db: Kysely<Tables>, memberId: string): Promise<FavoriteRow[]> =>
  db
    .selectFrom('favorite_product')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('favorite_id')
    .execute();

/** Serialises concurrent adds of one member, so that each sees what the previous one stored. */
const lockMember = async (trx: Transaction<Tables>, memberId: string): Promise<void> => {
  const member = await trx
    .selectFrom('member')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw createAppError('UNAUTHENTICATED');
};

interface NewFavorite {
  readonly memberId: string;
  readonly item: FavoriteItem;
  readonly catalogue: Catalogue;
}
/**
 * Returns the id of the member's favourite. An item that is already stored keeps its id. Throws 561007 above
 * `maxFavorites`; items that are no longer sold do not count.
 */
export const storeFavorite = (
  { db, ids, clock }: AppDeps,
  { memberId, item, catalogue }: NewFavorite,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId);
    const favorites = await listFavorites(trx, memberId);
    const key = keyOf(item);
    const same = favorites.find(({ item_key }) => item_key === key);
    if (same) return same.favorite_id;
    if (favorites.filter((row) => resolveFavorite(catalogue, toItem(row))).length >= maxFavorites)
      throw createAppError('561007', { limit: maxFavorites });
    const favoriteId = ids.next();
    await trx
      .insertInto('favorite_product')
      .values({
        favorite_id: favoriteId,
        member_id: memberId,
        item_key: key,
        sku: item.sku,
        child_items: JSON.stringify(item.childItems),
        excluded_ingredients: JSON.stringify(item.excludedIngredients),
        created_at: clock.now(),
      })
      .execute();
    return favoriteId;
  });

/** Ignores another member's favourite and one that is already deleted. */
export const removeFavorite = async (
  db: Kysely<Tables>,
  memberId: string,
  favoriteId: string,
): Promise<void> => {
  await db
    .deleteFrom('favorite_product')
    .where('favorite_id', '=', favoriteId)
    .where('member_id', '=', memberId)
    .execute();
};
