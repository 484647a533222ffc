import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import { refusal } from '../http/refusal.ts';
import type { Tables } from '../storage/tables.ts';
import { keyOf, resolveFavorite, type FavoriteItem } from './favorite-item.ts';
import type { FavoriteProductTable } from './favorites.tables.ts';

export type FavoriteRow = Selectable<FavoriteProductTable>;

/** ORD-145: what a member may keep. */
export const mostFavorites = 50;

export const toItem = ({ sku, child_items, left_out }: FavoriteRow): FavoriteItem => ({
  sku,
  childItems: child_items,
  leftOut: left_out,
});

/** Oldest first. */
export const listFavorites = (db: Kysely<Tables>, memberId: string): Promise<FavoriteRow[]> =>
  db
    .selectFrom('favorite_product')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('favorite_id')
    .execute();

/** Adds of one member wait here for each other, so that each sees what the one before it stored. */
const lockMember = async (trx: Transaction<Tables>, memberId: string): Promise<void> => {
  const member = await trx
    .selectFrom('member')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw refusal('UNAUTHENTICATED');
};

/**
 * The id of the member's favourite; the same item again is the one that is there. Refuses 561007 for one more than
 * `mostFavorites`; what left the range is not shown and does not count.
 */
export const storeFavorite = (
  { db, ids, clock }: AppDeps,
  memberId: string,
  item: FavoriteItem,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId);
    const kept = await listFavorites(trx, memberId);
    const key = keyOf(item);
    const same = kept.find(({ item_key }) => item_key === key);
    if (same) return same.favorite_id;
    if (kept.filter((row) => resolveFavorite(toItem(row))).length >= mostFavorites)
      throw refusal('561007', { limit: mostFavorites });
    const favoriteId = ids.next();
    await trx
      .insertInto('favorite_product')
      .values({
        favorite_id: favoriteId,
        member_id: memberId,
        item_key: key,
        sku: item.sku,
        child_items: JSON.stringify(item.childItems),
        left_out: JSON.stringify(item.leftOut),
        created_at: clock.now(),
      })
      .execute();
    return favoriteId;
  });

/** Another member's is left alone, and what is gone is gone. */
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
