import type { ColumnType } from 'kysely';
import type { OrderedChild } from '../ordering/ordering.public.ts';

type Json<T> = ColumnType<T, string, never>;

/** A size as a member likes it (docs/decisions/005). */
export interface FavoriteProductTable {
  favorite_id: string;
  member_id: string;
  /** Key of the normalised item: the same item is one favourite, whatever the order of its options. */
  item_key: string;
  sku: string;
  /** Only what differs from the standard recipe, sorted by sku. */
  child_items: Json<readonly OrderedChild[]>;
  excluded_ingredients: Json<readonly string[]>;
  created_at: Date;
}
export interface FavoriteTables {
  favorite_product: FavoriteProductTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends FavoriteTables {}
}
