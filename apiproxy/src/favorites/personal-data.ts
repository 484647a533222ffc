import { internal, ofMember, type PersonalData } from '../privacy/privacy.public.ts';
import type { FavoriteTables } from './favorites.tables.ts';

/** D-119: the favourite products of a member. */
export const favoritesData: PersonalData<FavoriteTables> = {
  favorite_product: {
    exported: ['favorite_id', 'sku', 'child_items', 'excluded_ingredients', 'created_at'],
    withheld: { member_id: internal, item_key: internal },
    rowsOf: ofMember,
  },
};
