import type { PageProvider, PageQuestion, PageSubject } from '../http/page-subject.ts';
import { catalogue } from './catalogue.ts';
import { messageIn } from '../i18n/messages.ts';
import type { MenuNode } from './catalogue.types.ts';
import { categoryPicture, findPath, productPicture } from './art/share-pictures.ts';

/** The number of parts that a category's description lists. */
const listedNames = 8;

const describeProduct = ({ params, locale }: PageQuestion): PageSubject | 'missing' => {
  const product = catalogue.findProduct(Number(params['productNumber']), params['formCode'] ?? '');
  return product
    ? {
        name: messageIn(product.name, locale),
        description: messageIn(product.description, locale),
        picture: productPicture(product),
      }
    : 'missing';
};

const partsOf = ({ children, products }: MenuNode) => [...(children ?? []), ...(products ?? [])];

const describeCategory = ({ params, locale }: PageQuestion): PageSubject | 'missing' => {
  const { menu, category, subcategory } = params;
  const slugs = [menu, category, subcategory].filter((slug) => slug !== undefined);
  const path = findPath(slugs);
  const shown = path?.at(-1);
  if (!path || !shown) return 'missing';
  const parts = partsOf(shown).slice(0, listedNames);
  return {
    // The inner category comes first: "Lattes · Hot coffee", as in the page's title.
    name: path
      .slice(1)
      .reverse()
      .map(({ name }) => messageIn(name, locale))
      .join(' · '),
    description: parts.map(({ name }) => messageIn(name, locale)).join(' · '),
    picture: categoryPicture(slugs),
  };
};

export const cataloguePages: readonly PageProvider[] = [
  { path: '/menu/product/:productNumber/:formCode', describe: describeProduct },
  { path: '/menu/product/:productNumber/:formCode/nutrition', describe: describeProduct },
  { path: '/menu/:menu/:category', describe: describeCategory },
  { path: '/menu/:menu/:category/:subcategory', describe: describeCategory },
];
