import { internal, ofMember, type PersonalData } from '../personal-data/personal-data.ts';
import type { FavoriteTables } from './favorites.tables.ts';

/** D-119: the favourite products of a member. */
export const favoritesData: PersonalData<FavoriteTables> = {
  favorite_product: {
    about: [
      'Your favorite products, as you made them.',
      'Vos produits favoris, tels que vous les avez composés.',
    ],
    exported: ['favorite_id', 'sku', 'child_items', 'excluded_ingredients', 'created_at'],
    withheld: { member_id: internal, item_key: internal },
    rowsOf: ofMember,
  },
};
