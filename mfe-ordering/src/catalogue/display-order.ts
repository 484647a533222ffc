import type { Menu } from './menu.types.ts';

interface Ordered {
  readonly displayOrder: number;
}
const inOrder = <T extends Ordered>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.displayOrder - b.displayOrder);

/** Sorts a list of a menu by displayOrder; equal entries keep the server's order (ORD-020). */
export const inDisplayOrder = (menus: readonly Menu[]): readonly Menu[] =>
  inOrder(menus).map((menu) => ({
    ...menu,
    children: inOrder(menu.children).map((category) => ({
      ...category,
      products: inOrder(category.products),
      children: inOrder(category.children).map((subcategory) => ({
        ...subcategory,
        products: inOrder(subcategory.products),
      })),
    })),
  }));
