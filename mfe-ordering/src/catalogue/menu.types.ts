import type { GetMenuQuery, ProductOnMenuFragment } from '../generated/operations.ts';

export type Menu = GetMenuQuery['menu']['menus'][number];
export type MenuCategory = Menu['children'][number];
export type MenuSubcategory = MenuCategory['children'][number];
export type MenuProduct = ProductOnMenuFragment;
export type ItemAvailability = MenuProduct['availability'];
