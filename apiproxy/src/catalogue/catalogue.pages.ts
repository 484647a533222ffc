import type { AppDeps } from '../http/app-deps.ts';
import type { PageProvider, PageQuestion, PageSubject } from '../http/page-subject.ts';
import { judgeMenuPage } from './menu/menu-page-status.ts';
import { messageIn } from '../i18n/messages.ts';
import type { MenuNode } from './catalogue.types.ts';
import { categoryPicture, findPath, productPicture } from './art/share-pictures.ts';

/** The number of parts that a category's description lists. */
const listedNames = 8;

const describeProduct = async (
  { params, locale }: PageQuestion,
  { wholeCatalogue }: AppDeps,
): Promise<PageSubject | 'missing'> => {
  const { findProduct } = await wholeCatalogue();
  const product = findProduct(Number(params['productNumber']), params['formCode']?.toLowerCase() ?? '');
  return product
    ? {
        params: { productNumber: String(product.productNumber), formCode: product.formCode },
        name: messageIn(product.name, locale),
        description: messageIn(product.description, locale),
        picture: productPicture(product),
      }
    : 'missing';
};

const partsOf = ({ children, products }: MenuNode) => [...(children ?? []), ...(products ?? [])];

const describeCategory = async (
  { params, locale }: PageQuestion,
  { wholeCatalogue }: AppDeps,
): Promise<PageSubject | 'missing'> => {
  const { menu, category, subcategory } = params;
  const slugs = [menu, category, subcategory].filter((slug) => slug !== undefined);
  const { menus } = await wholeCatalogue();
  const path = findPath(
    menus,
    slugs.map((slug) => slug.toLowerCase()),
  );
  const shown = path?.at(-1);
  if (!path || !shown) return 'missing';
  const parts = partsOf(shown).slice(0, listedNames);
  const known = path.map(({ slug }) => slug);
  return {
    params: Object.fromEntries(Object.keys(params).map((name, at) => [name, known[at] ?? ''])),
    // The inner category comes first: "Lattes · Hot coffee", as in the page's title.
    name: path
      .slice(1)
      .reverse()
      .map(({ name }) => messageIn(name, locale))
      .join(' · '),
    description: parts.map(({ name }) => messageIn(name, locale)).join(' · '),
    picture: categoryPicture(known),
  };
};

const productPaths = async ({ wholeCatalogue }: AppDeps): Promise<readonly string[]> =>
  (await wholeCatalogue()).products.map(
    ({ productNumber, formCode }) => `/menu/product/${productNumber}/${formCode}`,
  );
/** The paths of the categories of one level: 1 is a category of a menu, 2 a part of it. */
const categoryPaths =
  (level: number) =>
  async ({ wholeCatalogue }: AppDeps): Promise<readonly string[]> => {
    const below = (nodes: readonly MenuNode[], path: string, depth: number): readonly string[] =>
      nodes.flatMap(({ slug, children = [] }) =>
        depth === level ? [`${path}/${slug}`] : below(children, `${path}/${slug}`, depth + 1),
      );
    return below((await wholeCatalogue()).menus, '/menu', 0);
  };

export const cataloguePages: readonly PageProvider[] = [
  { path: '/menu/product/:productNumber/:formCode', describe: describeProduct, list: productPaths },
  { path: '/menu/product/:productNumber/:formCode/nutrition', describe: describeProduct },
  { path: '/menu', describe: () => undefined, judge: judgeMenuPage },
  { path: '/menu/featured', describe: () => undefined, judge: judgeMenuPage },
  { path: '/menu/:menu/:category', describe: describeCategory, list: categoryPaths(1), judge: judgeMenuPage },
  {
    path: '/menu/:menu/:category/:subcategory',
    describe: describeCategory,
    list: categoryPaths(2),
    judge: judgeMenuPage,
  },
];
