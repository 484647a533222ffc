import type { Menu, MenuProduct } from './menu.types.ts';

export const productsOf = (category: Menu['children'][number]): readonly MenuProduct[] => [
  ...category.products,
  ...category.children.flatMap(({ products }) => products),
];

/** The products of the featured categories, then new products of any category; each once. */
export const featuredProducts = (menus: readonly Menu[]): readonly MenuProduct[] => {
  const categories = menus.flatMap(({ children }) => children);
  const products = [
    ...categories.filter(({ featured }) => featured).flatMap(productsOf),
    ...categories.flatMap(productsOf).filter(({ isNew }) => isNew),
  ];
  return [...new Map(products.map((product) => [product.id, product])).values()];
};
