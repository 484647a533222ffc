import { menuPaths } from '../catalogue/menu-paths.ts';
import { formCodeOf } from './favorites.conversions.ts';
import type { Favorite } from './favorites.types.ts';

/** The path of the product page with the favourite's configuration. */
export const favoritePath = ({ id, item }: Favorite): string =>
  `${menuPaths.product({ ...item.product, formCode: formCodeOf(item) })}?favorite=${encodeURIComponent(id)}`;
