import type { KindFiles } from '../../shop/checks/check-rows.ts';
import { rowsIn } from '../../shop/checks/rows-in.ts';
import type { ShopCheck } from '../../shop/read-shop.ts';
import { optionGroupKind, optionKind } from './option.kinds.ts';
import { priceChecks } from './price.checks.ts';
import { categoryKind, productKind, productTypeKind, sizeKind } from './product.kinds.ts';
import { ingredientKind, nutritionKind, recipeKind } from './recipe.kinds.ts';

/** A parent's parents never come back to it. */
const checkGroupCircles: ShopCheck = (files) => {
  const rows = rowsIn(files, optionGroupKind);
  const parents = new Map(rows.map(({ value }) => [value.key, value.parent]));
  const isCircle = (key: string) => {
    const seen = new Set<string>();
    for (let at = parents.get(key); at !== undefined; at = parents.get(at)) {
      if (at === key) return true;
      if (seen.has(at)) return false;
      seen.add(at);
    }
    return false;
  };
  return rows
    .filter(({ value }) => isCircle(value.key))
    .map(({ fault }) => fault('parent', 'The group is below itself. Name another parent, or none.'));
};

const checkCategories: ShopCheck = (files) => {
  const rows = rowsIn(files, categoryKind);
  const paths = new Set(rows.map(({ value }) => value.path));
  const featured = new Set(rows.filter(({ value }) => value.featured).map(({ value }) => value.path));
  return [
    ...rows
      .filter(({ value: { path } }) => path.includes('/') && !paths.has(path.slice(0, path.lastIndexOf('/'))))
      .map(({ fault }) => fault('path', 'The category above it is missing. Add a row for it.')),
    ...rowsIn(files, productKind)
      .filter(({ value }) => featured.has(value.category))
      .map(({ fault }) =>
        fault('category', 'This category shows products of others. Name the product’s own category.'),
      ),
  ];
};

const checkSizes: ShopCheck = (files) =>
  [...Map.groupBy(rowsIn(files, sizeKind), ({ value }) => value.set).values()].flatMap((rows) => {
    const standard = rows.filter(({ value }) => value.isDefault);
    const [first] = rows;
    if (standard.length === 0 && first)
      return [first.fault('isDefault', 'One size of the set is the default. Mark one.')];
    return standard
      .slice(1)
      .map(({ fault }) => fault('isDefault', 'One size of the set is the default, not several.'));
  });

/** The ingredients without figures. */
const unmeasuredIn = (files: KindFiles): ReadonlySet<string> =>
  new Set(
    rowsIn(files, ingredientKind)
      .filter(({ value }) => !value.measure)
      .map(({ value }) => value.key),
  );

const checkOptions: ShopCheck = (files) => {
  const groups = new Map(rowsIn(files, optionGroupKind).map(({ value }) => [value.key, value.selection]));
  const unmeasured = unmeasuredIn(files);
  const rows = rowsIn(files, optionKind);
  const standard = Map.groupBy(
    rows.filter(({ value }) => value.isStandard && groups.get(value.group) === 'ONE'),
    ({ value }) => value.group,
  );
  return [
    ...rows.flatMap(({ value: { name, ingredient, ml }, fault }) => {
      if (!name && !ingredient) return [fault('name', 'An option has a name, or is an ingredient.')];
      if (ml && !(name && ingredient)) return [fault('ml', 'An amount belongs to a name and an ingredient.')];
      if (name && ingredient && !ml)
        return [
          fault(
            'ml',
            'The amount of the ingredient is missing. Without a name the option is the ingredient.',
          ),
        ];
      return ingredient && unmeasured.has(ingredient)
        ? [fault('ingredient', 'The ingredient has no measure and figures. Add them to ingredients.')]
        : [];
    }),
    ...[...standard.values()].flatMap((chosen) =>
      chosen
        .slice(1)
        .map(({ fault }) => fault('isStandard', 'One option of a choice is the standard, not several.')),
    ),
  ];
};

const checkRecipes: ShopCheck = (files) => {
  const types = new Map(rowsIn(files, productTypeKind).map(({ value }) => [value.key, value.sizes]));
  const sizes = Map.groupBy(rowsIn(files, sizeKind), ({ value }) => value.set);
  const countOf = new Map(
    rowsIn(files, productKind).map(({ value }) => [
      value.number,
      sizes.get(types.get(value.type) ?? '')?.length ?? 0,
    ]),
  );
  const stated = new Set(rowsIn(files, nutritionKind).map(({ value }) => value.product));
  const unmeasured = unmeasuredIn(files);
  return rowsIn(files, recipeKind).flatMap(({ value: { product, ingredient, amount }, fault }) => {
    const count = countOf.get(product);
    if (count === undefined) return [];
    if (Array.isArray(amount) && amount.length !== count)
      return [fault('amount', `The product has ${count} sizes: one amount for each, or one for all.`)];
    if (stated.has(product)) return [];
    if (amount === undefined)
      return [
        fault('amount', 'Without an amount the product has a row in nutrition. Add the amount, or the row.'),
      ];
    return !unmeasured.has(ingredient)
      ? []
      : [
          fault(
            'ingredient',
            'The ingredient has no measure and figures. Add them to ingredients, or add a row to nutrition.',
          ),
        ];
  });
};

export const catalogueChecks: readonly ShopCheck[] = [
  checkGroupCircles,
  checkCategories,
  checkSizes,
  checkOptions,
  checkRecipes,
  ...priceChecks,
];
