import { showValue, type Fault } from '../../shop/fault.ts';
import type { KindFiles } from '../../shop/checks/check-rows.ts';
import type { LocatedRow } from '../../shop/reading/located-rows.ts';
import type { ShopCheck } from '../../shop/read-shop.ts';
import type { Kind, RowOf } from '../../shop/kind.ts';
import { optionGroupKind, optionKind } from './option.kinds.ts';
import {
  categoryKind,
  priceKind,
  priceListKind,
  productKind,
  productTypeKind,
  sizeKind,
} from './product.kinds.ts';
import { ingredientKind, nutritionKind, recipeKind } from './recipe.kinds.ts';

interface Row<K extends Kind> {
  readonly value: RowOf<K>;
  fault(field: string, right: string): Fault;
}
/** The rows of a kind with their places. */
const rowsIn = <K extends Kind>(files: KindFiles, kind: K): readonly Row<K>[] => {
  const { file = '', rows = [] } = files.get(kind.name) ?? {};
  return rows.map((row: LocatedRow) => ({
    value: row.value as RowOf<K>,
    fault: (field, right) => ({
      file,
      ...row.placeOf([field]),
      column: field,
      value: showValue(row.value[field]),
      right,
    }),
  }));
};

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

/** A size that the product has, or an option; and a price of each in each list. */
const checkPrices: ShopCheck = (files) => {
  const setOf = new Map(rowsIn(files, productTypeKind).map(({ value }) => [value.key, value.sizes]));
  const codes = Map.groupBy(rowsIn(files, sizeKind), ({ value }) => value.set);
  const items = rowsIn(files, productKind).flatMap(({ value: { number, type }, fault }) =>
    (codes.get(setOf.get(type) ?? '') ?? []).map(({ value: { code } }) => ({
      id: `${number}/${code}`,
      field: 'number',
      fault,
    })),
  );
  const options = rowsIn(files, optionKind).map(({ value: { group, number }, fault }) => ({
    id: `${group}/${number}`,
    field: 'number',
    fault,
  }));
  const sizes = new Set(items.map(({ id }) => id));
  const products = new Set<number | undefined>(rowsIn(files, productKind).map(({ value }) => value.number));
  const rows = rowsIn(files, priceKind);
  const known = new Set(
    rows.map(
      ({ value: { list, product, size, group, option } }) =>
        `${list} ${group ? `${group}/${option}` : `${product}/${size}`}`,
    ),
  );
  return [
    ...rows.flatMap(({ value: { product, size, group, option }, fault }) => {
      const [isSize, isOption] = [
        product !== undefined && size !== undefined,
        group !== undefined && option !== undefined,
      ];
      if (isSize === isOption)
        return [fault('product', 'A price is of a product and its size, or of a group and its option.')];
      return isSize && products.has(product) && !sizes.has(`${product}/${size}`)
        ? [fault('size', 'The product has no such size.')]
        : [];
    }),
    ...(files.get(priceKind.name)?.isWhole ? rowsIn(files, priceListKind) : []).flatMap(
      ({ value: { key } }) =>
        [...items, ...options]
          .filter(({ id }) => !known.has(`${key} ${id}`))
          .map(({ id, field, fault }) =>
            fault(field, `List ${key} has no price of ${id}. Add it to prices.`),
          ),
    ),
  ];
};

export const catalogueChecks: readonly ShopCheck[] = [
  checkGroupCircles,
  checkCategories,
  checkSizes,
  checkOptions,
  checkRecipes,
  checkPrices,
];
