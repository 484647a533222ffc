import type { ColumnType } from 'kysely';
import type { OrderedChild } from '../ordering/ordering.public.ts';

type Json<T> = ColumnType<T, string, never>;

/** A product in one size with a member's configuration (docs/decisions/005). */
export interface FavoriteProductTable {
  favorite_id: string;
  member_id: string;
  /**
   * The key of the normalised item: the same item is one favourite, independent of the order of its options.
   */
  item_key: string;
  sku: string;
  /** Only the differences from the standard recipe, sorted by sku. */
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
