import type { CartLine, LineDraft } from '../../../cart/cart.types.ts';
import { allGroups } from './option-panels.rules.ts';
import type { OptionGroup, OptionPanel, OptionProduct, Product, ProductSize } from './product.types.ts';

/** The customer's choices: a size, and the changed options by sku. */
export interface Recipe {
  readonly sizeCode: string;
  readonly quantities: Readonly<Record<string, number>>;
}
export type DifferenceKind = 'chosen' | 'added' | 'changed' | 'removed';
export interface Difference {
  readonly option: OptionProduct;
  readonly quantity: number;
  readonly kind: DifferenceKind;
}

export const quantityOf = ({ quantities }: Recipe, { sku, defaultQuantity }: OptionProduct): number =>
  quantities[sku] ?? defaultQuantity;

/** Whether two recipes have the same quantity of every option of a panel. */
export const sameIn = ({ groups }: OptionPanel, one: Recipe, other: Recipe): boolean =>
  groups.every(({ products }) =>
    products.every((option) => quantityOf(one, option) === quantityOf(other, option)),
  );

const standardSize = ({ form: { sizes } }: Product) => sizes.find((size) => size.default) ?? sizes[0];
/** The standard size, or the first available one when the store lacks the standard size (D-143). */
const startingSize = (product: Product) => {
  const standard = standardSize(product);
  return standard?.availability === 'AVAILABLE'
    ? standard
    : (product.form.sizes.find(({ availability }) => availability === 'AVAILABLE') ?? standard);
};

export const standardRecipe = (product: Product): Recipe => ({
  sizeCode: startingSize(product)?.sizeCode ?? '',
  quantities: {},
});

/** The requested size, or the standard one when the product no longer has the requested size. */
export const sizeIn = (product: Product, { sizeCode }: Pick<Recipe, 'sizeCode'>): ProductSize | undefined =>
  product.form.sizes.find((size) => size.sizeCode === sizeCode) ?? standardSize(product);

/** A choice of one: the other options of its group are not chosen. */
export const withChoice = (recipe: Recipe, group: OptionGroup, sku: string): Recipe => ({
  ...recipe,
  quantities: {
    ...recipe.quantities,
    ...Object.fromEntries(group.products.map((option) => [option.sku, option.sku === sku ? 1 : 0])),
  },
});

export const withQuantity = (recipe: Recipe, option: OptionProduct, quantity: number): Recipe => ({
  ...recipe,
  quantities: {
    ...recipe.quantities,
    [option.sku]: Math.min(option.max, Math.max(option.min, quantity)),
  },
});

/** The rules are checked top to bottom: how an option differs from the standard recipe (D-36). */
const kinds: readonly {
  readonly kind: DifferenceKind;
  readonly holds: (was: number, is: number, selection: OptionGroup['selection']) => boolean;
}[] = [
  { kind: 'chosen', holds: (was, is, selection) => selection === 'ONE' && was === 0 && is > 0 },
  { kind: 'added', holds: (was, is, selection) => selection === 'MANY' && was === 0 && is > 0 },
  { kind: 'removed', holds: (was, is, selection) => selection === 'MANY' && was > 0 && is === 0 },
  { kind: 'changed', holds: (was, is, selection) => selection === 'MANY' && was !== is },
];

/**
 * The differences from the standard recipe in display order; a choice names only the option that replaces the
 * standard one.
 */
export const differencesIn = (product: Product, recipe: Recipe): readonly Difference[] =>
  allGroups(product).flatMap(({ products, selection }) =>
    products.flatMap((option) => {
      const quantity = quantityOf(recipe, option);
      const kind = kinds.find(({ holds }) => holds(option.defaultQuantity, quantity, selection))?.kind;
      return kind ? [{ option, quantity, kind }] : [];
    }),
  );

/** Units beyond the standard recipe: these cost extra, and maximumModifierAmount limits them (ORD-041). */
export const addedUnits = (product: Product, recipe: Recipe): number =>
  differencesIn(product, recipe).reduce(
    (units, { option, quantity }) => units + Math.max(0, quantity - option.defaultQuantity),
    0,
  );

/** Whether one more unit of an option is within its own limit and the item's (ORD-041). */
export const canRaise = (
  product: Product,
  recipe: Recipe,
  option: OptionProduct,
  maximum: number,
): boolean => {
  const quantity = quantityOf(recipe, option);
  return (
    quantity < option.max && (quantity < option.defaultQuantity || addedUnits(product, recipe) < maximum)
  );
};

const toChild = ({ option, quantity }: Difference) => ({
  productNumber: option.productNumber,
  sku: option.sku,
  name: option.name,
  quantity,
  standardQuantity: option.defaultQuantity,
  availability: option.availability,
});

/** The standard ingredients in this recipe: a store that lacks one of them cannot make it (D-143). */
const standardItemsIn = (product: Product, recipe: Recipe) =>
  allGroups(product).flatMap(({ products }) =>
    products
      .filter((option) => option.defaultQuantity > 0 && quantityOf(recipe, option) === option.defaultQuantity)
      .map(({ sku, name, availability }) => ({ sku, name, availability })),
  );

/** The recipe as a line of the cart: options that differ, excluded ingredients, and options that stay standard. */
export const toLineDraft = (product: Product, recipe: Recipe, quantity: number): LineDraft => {
  const differences = differencesIn(product, recipe);
  const excludedIngredients = differences
    .filter(({ kind }) => kind === 'removed')
    .map(({ option: { sku, name } }) => ({ sku, name }));
  const { formCode, sizes } = product.form;
  return {
    product: {
      productNumber: product.productNumber,
      formCode,
      name: product.name,
      art: product.art,
      picture: product.picture,
      availability: product.availability,
      sizes: sizes.map(({ sizeCode, sku, name, availability }) => ({ sizeCode, sku, name, availability })),
    },
    sizeCode: sizeIn(product, recipe)?.sizeCode ?? recipe.sizeCode,
    quantity,
    childItems: differences.filter(({ kind }) => kind !== 'removed').map(toChild),
    ...(excludedIngredients.length > 0 && { excludedIngredients }),
    standardItems: standardItemsIn(product, recipe),
  };
};

/** The saved form of a recipe: a line of the cart, a favourite, or a URL. */
export type SavedRecipe = Pick<CartLine, 'sizeCode'> & {
  readonly excludedIngredients?: readonly { readonly sku: string }[];
  readonly childItems: readonly { readonly sku: string; readonly quantity: number }[];
};
/** The recipe of a saved line or favourite, without options that the product no longer offers. */
export const fromSavedRecipe = (product: Product, saved: SavedRecipe): Recipe => {
  const asked = new Map<string, number>([
    ...saved.childItems.map(({ sku, quantity }) => [sku, quantity] as const),
    ...(saved.excludedIngredients ?? []).map(({ sku }) => [sku, 0] as const),
  ]);
  const standard = standardRecipe(product);
  const hasSize = product.form.sizes.some(({ sizeCode }) => sizeCode === saved.sizeCode);
  const start = hasSize ? { ...standard, sizeCode: saved.sizeCode } : standard;
  return allGroups(product).reduce<Recipe>((recipe, group) => {
    const taken = group.products.filter(({ sku }) => asked.has(sku));
    if (group.selection === 'ONE') return taken[0] ? withChoice(recipe, group, taken[0].sku) : recipe;
    return taken.reduce((next, option) => withQuantity(next, option, asked.get(option.sku) ?? 0), recipe);
  }, start);
};
