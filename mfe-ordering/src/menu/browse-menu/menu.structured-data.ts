import { menuPaths } from '../../catalogue/menu-paths.ts';
import type { Menu } from '../../catalogue/menu.types.ts';
import type { Thing } from '../../catalogue/structured-data.tsx';

/** The menus and their categories as schema.org describes them; a category's page describes its products. */
export const menuData = (menus: readonly Menu[]): Thing => ({
  '@type': 'Menu',
  url: menuPaths.root,
  hasMenuSection: menus.map((menu) => ({
    '@type': 'MenuSection',
    name: menu.name,
    hasMenuSection: menu.children.map((category) => ({
      '@type': 'MenuSection',
      name: category.name,
      url: menuPaths.category(menu, category),
    })),
  })),
});
