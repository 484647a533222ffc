import type { CatalogueProduct, MenuNode } from '../catalogue.types.ts';
import type { CatalogueRows } from '../kinds/catalogue-rows.ts';
import { messageFrom } from '../../shop/local-text.ts';
import { createPictureNames } from '../../shop/pictures/picture.kind.ts';

const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** The menus in display order: a category has products, or categories. */
export const buildMenus = (
  { categories, products: rows, pictures }: CatalogueRows,
  products: readonly CatalogueProduct[],
): readonly MenuNode[] => {
  const byNumber = new Map(products.map((product) => [product.productNumber, product]));
  const productsOf = Map.groupBy(products, (_, at) => rows[at]?.category);
  const childrenOf = Map.groupBy(categories, ({ path }) => parentOf(path));
  const pictureAt = createPictureNames(pictures);
  const nodesBelow = (parent: string): readonly MenuNode[] | undefined =>
    childrenOf.get(parent)?.map(({ path, name, featured, picture }) => ({
      slug: path.split('/').at(-1) ?? path,
      name: messageFrom(name),
      ...(featured && { featured: true }),
      picture: pictureAt(picture),
      products: featured?.flatMap((number) => byNumber.get(number) ?? []) ?? productsOf.get(path),
      children: nodesBelow(path),
    }));
  return nodesBelow('') ?? [];
};
