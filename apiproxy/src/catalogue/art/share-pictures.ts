import type { CatalogueProduct, MenuNode } from '../catalogue.types.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ProductArt } from './product-art.ts';

/** The number of products in a picture of a category. */
const shownProducts = 3;

export const productPicture = ({ id }: CatalogueProduct): string => `product/${id}`;
export const categoryPicture = (slugs: readonly string[]): string => `category/${slugs.join('/')}`;

/** The nodes from a menu down to the category that the slugs name; undefined if one of them does not exist. */
export const findPath = (
  menus: readonly MenuNode[],
  slugs: readonly string[],
): readonly MenuNode[] | undefined => {
  const path: MenuNode[] = [];
  for (const slug of slugs) {
    const nodes = path.length === 0 ? menus : (path.at(-1)?.children ?? []);
    const node = nodes.find((candidate) => candidate.slug === slug);
    if (!node) return undefined;
    path.push(node);
  }
  return path;
};

const productsBelow = (node: MenuNode): readonly CatalogueProduct[] => [
  ...(node.products ?? []),
  ...(node.children ?? []).flatMap(productsBelow),
];
/** Takes one product of each part first, so that a picture of "Hot coffee" does not show three lattes. */
const variedProducts = (node: MenuNode): readonly CatalogueProduct[] => {
  const first = (node.children ?? []).flatMap((child) => productsBelow(child).slice(0, 1));
  return [...new Set([...first, ...productsBelow(node)])].slice(0, shownProducts);
};

const categoriesBelow = (
  node: MenuNode,
  slugs: readonly string[],
): readonly (readonly [string, readonly ProductArt[]])[] =>
  (node.children ?? []).flatMap((child) => {
    const path = [...slugs, child.slug];
    return [
      [categoryPicture(path), variedProducts(child).map(({ art }) => art)] as const,
      ...categoriesBelow(child, path),
    ];
  });

/**
 * Maps the key of every share picture of the range to its products, the main one first. The build draws them.
 */
export const cataloguePictures = ({
  products,
  menus,
}: Catalogue): Readonly<Record<string, readonly ProductArt[]>> =>
  Object.fromEntries([
    ...products.map((product) => [productPicture(product), [product.art]] as const),
    ...menus.flatMap((menu) => categoriesBelow(menu, [menu.slug])),
  ]);
