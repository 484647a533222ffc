import type { CatalogueProduct, CatalogueSize } from '../catalogue.types.ts';
import type { CatalogueRows } from '../kinds/catalogue-rows.ts';
import type { Pantry } from './ingredients.ts';
import { labelOf } from './label.ts';
import { createOptions } from './options.ts';
import type { PriceBook } from './price-book.ts';
import { allergensOf, createRecipes, type ProductRecipe } from './recipes.ts';
import { messageFrom } from '../../shop/local-text.ts';
import { createPictureNames } from '../../shop/pictures/picture.kind.ts';

type ProductRow = CatalogueRows['products'][number];
type SizeRow = CatalogueRows['sizes'][number];
type TypeRow = CatalogueRows['productTypes'][number];

interface Parts {
  readonly row: ProductRow;
  readonly type: TypeRow;
  readonly recipe: ProductRecipe;
  readonly sizes: readonly SizeRow[];
  /** The option of each ingredient that one replaces or leaves out. */
  readonly optional: ReadonlyMap<string, string>;
}
/** The place of the size that a customer gets without choosing. */
const standardOf = (sizes: readonly SizeRow[]): number =>
  Math.max(
    0,
    sizes.findIndex(({ isDefault }) => isDefault),
  );

const sizesOf = (
  { row, type, recipe, sizes, optional }: Parts,
  pricesOf: PriceBook,
): readonly CatalogueSize[] =>
  sizes.map((size, index) => {
    const sku = `${row.number}-${type.form}-${size.code}`;
    return {
      sizeCode: size.code,
      sku,
      name: messageFrom(row.sizeName ?? size.name),
      volume: size.volume && messageFrom(size.volume),
      prices: pricesOf({ product: row.number, size: size.code }),
      isDefault: size.isDefault ?? false,
      nutrition: labelOf(recipe.figuresAt(size, index)),
      baseFigures: recipe.figuresAt(size, index, (ingredient) => !optional.has(ingredient)),
    };
  });

/** A shop's rows point at each other by key; a key without a row is an error that names the file. */
const finder =
  <Row>(file: string, rows: ReadonlyMap<string, Row>) =>
  (key: string): Row => {
    const found = rows.get(key);
    if (found === undefined) throw new Error(`The shop's data has no ${key}. Add it to ${file}.`);
    return found;
  };

/** The products of the shop's rows, in the order of the rows: type and recipe determine sizes, nutrition, options and allergens. */
export const buildProducts = (
  rows: CatalogueRows,
  pantry: Pantry,
  pricesOf: PriceBook,
): readonly CatalogueProduct[] => {
  const { optionsFor, skusByIngredient } = createOptions(rows, pantry, pricesOf);
  const recipeOf = createRecipes(rows, pantry);
  const typeAt = finder('product-types', new Map(rows.productTypes.map((type) => [type.key, type])));
  const formAt = finder('forms', new Map(rows.forms.map(({ code, name }) => [code, messageFrom(name)])));
  const sizesAt = finder(
    'sizes',
    Map.groupBy(rows.sizes, ({ set }) => set),
  );
  const categoryAt = finder(
    'categories',
    new Map(rows.categories.map(({ path, name }) => [path, messageFrom(name)])),
  );
  const pictureAt = createPictureNames(rows.pictures);
  return rows.products.map((row) => {
    const type = typeAt(row.type);
    const id = `${row.number}/${type.form}`;
    const [recipe, sizes, optional] = [
      recipeOf(row.number),
      sizesAt(type.sizes),
      skusByIngredient(type.optionGroups),
    ];
    const isFood = type.notFood !== true;
    const fixed = recipe.ingredients.filter(({ key }) => !optional.has(key));
    return {
      id,
      productNumber: row.number,
      formCode: type.form,
      formName: formAt(type.form),
      name: messageFrom(row.name),
      description: messageFrom(row.description),
      art: row.drawing,
      picture: pictureAt(row.picture),
      breadcrumbUri: `/menu/${row.category}`,
      categoryName: categoryAt(row.category.split('/').slice(0, 2).join('/')),
      sizes: sizesOf({ row, type, recipe, sizes, optional }, pricesOf),
      options: optionsFor(type.optionGroups, {
        sizes: sizes.map((size, index) => recipe.amountsAt(size, index)),
        standard: standardOf(sizes),
      }),
      ...allergensOf(recipe.ingredients, isFood),
      baseAllergens: allergensOf(fixed, isFood).allergens,
      ingredients: recipe.sentence,
      recipe: recipe.ingredients.map(({ key, name }) => ({
        name: messageFrom(name),
        sku: optional.get(key),
      })),
      starsLevel: type.starsLevel,
      taxClass: type.taxClass,
      multiServe: type.multiServe ?? false,
      isNew: row.isNew ?? false,
      counterOnly: row.counterOnly ?? false,
    };
  });
};
