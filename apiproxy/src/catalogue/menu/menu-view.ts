import { restPaths } from '@crema/shared-contracts';
import type { Allergen, Menu, MenuCategory, MenuProduct } from '../../generated/resolvers.ts';
import type { CatalogueProduct, MenuNode } from '../catalogue.types.ts';
import type { NamedPicture } from '../../shop/pictures/picture.kind.ts';
import { messageIn } from '../../i18n/messages.ts';
import type { StoreAvailability } from '../availability.ts';
import type { PictureOf } from '../art/product-pictures.ts';
import { stageOf } from '../art/stage.ts';
import type { PricedCatalogue } from '../priced-catalogue.ts';

export interface MenuFacts {
  readonly locale: string;
  readonly catalogue: PricedCatalogue;
  readonly availability: StoreAvailability;
  readonly pictureOf: PictureOf;
}
/** Menu, category and subcategory have the same fields; the schema names the three levels. */
interface NodeView extends MenuCategory {
  readonly children: readonly NodeView[];
}

export const artOf = ({ art }: CatalogueProduct): string => JSON.stringify(art);
/** A list shows the picture; it draws the art only if there is no picture. */
const viewArt = (
  product: CatalogueProduct | undefined,
  { pictureOf }: MenuFacts,
  own?: NamedPicture | undefined,
) => {
  const art = product ? artOf(product) : '{}';
  const picture = own?.path ?? (product ? pictureOf(product) : null);
  return { art, picture, artWithoutPicture: picture === null ? art : null, stage: stageOf(product?.art) };
};
export const uriOf = ({ id }: CatalogueProduct): string => `/menu/product/${id}`;

/** D-169: price and calories on a card are of one size: the default one, or the cheapest if prices differ. */
const viewCardSize = ({ sizes }: CatalogueProduct, { catalogue: { pricing } }: MenuFacts) => {
  const prices = sizes.map((size) => pricing.of(size.prices));
  const lowest = Math.min(...prices);
  const priceVaries = prices.some((price) => price !== lowest);
  const shown = priceVaries
    ? sizes[prices.indexOf(lowest)]
    : (sizes.find(({ isDefault }) => isDefault) ?? sizes[0]);
  return {
    calories: shown?.nutrition.calories ?? 0,
    caffeine: shown?.nutrition.caffeine ?? null,
    priceFrom: { amountMinor: lowest, currency: pricing.currency },
    priceVaries,
  };
};

const viewProduct = (product: CatalogueProduct, displayOrder: number, facts: MenuFacts): MenuProduct => ({
  id: product.id,
  productNumber: product.productNumber,
  formCode: product.formCode,
  name: messageIn(product.name, facts.locale),
  uri: uriOf(product),
  displayOrder,
  breadcrumbUri: product.breadcrumbUri,
  ...viewArt(product, facts),
  description: messageIn(product.description, facts.locale),
  ...viewCardSize(product, facts),
  allergenKeys: [...product.allergens],
  allergenStatus: product.allergenStatus,
  availability: facts.availability.ofProduct(product),
  isNew: product.isNew,
});

const firstProduct = (node: MenuNode): CatalogueProduct | undefined =>
  node.products?.[0] ?? node.children?.map(firstProduct).find((product) => product !== undefined);

const viewNode = (node: MenuNode, path: string, displayOrder: number, facts: MenuFacts): NodeView => {
  const uri = `${path}/${node.slug}`;
  const cover = firstProduct(node);
  return {
    id: uri.slice('/menu/'.length),
    name: messageIn(node.name, facts.locale),
    uri,
    displayOrder,
    categoryImageURL: `${restPaths.categoryPictures}/${uri.slice('/menu/'.length)}`,
    ...viewArt(cover, facts, node.picture),
    featured: node.featured ?? false,
    products: (node.products ?? []).map((product, index) => viewProduct(product, index + 1, facts)),
    children: (node.children ?? []).map((child, index) => viewNode(child, uri, index + 1, facts)),
  };
};

/** All menus in one language, with one store's prices and availability (ORD-020). */
export const viewMenus = (facts: MenuFacts): readonly Menu[] =>
  facts.catalogue.menus.map((menu, index) => viewNode(menu, '/menu', index + 1, facts));

/** The allergens that products of the menu contain, by name in the language. */
export const viewMenuAllergens = ({ catalogue, locale }: MenuFacts): Allergen[] => {
  const contained = new Set(catalogue.products.flatMap((product) => product.allergens));
  return [...catalogue.allergens]
    .filter(([key]) => contained.has(key))
    .map(([key, name]) => ({ key, name: messageIn(name, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
};
