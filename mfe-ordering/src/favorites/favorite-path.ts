import { menuPaths } from '../catalogue/menu-paths.ts';
import { formCodeOf } from './favorites.conversions.ts';
import type { Favorite } from './favorites.types.ts';

/** The product page, configured as the favourite is. */
export const favoritePath = ({ id, item }: Favorite): string =>
  `${menuPaths.product({ ...item.product, formCode: formCodeOf(item) })}?favorite=${encodeURIComponent(id)}`;
