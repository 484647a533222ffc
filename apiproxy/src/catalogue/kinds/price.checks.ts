import type { KindFiles } from '../../shop/checks/check-rows.ts';
import { checkPeriod, rowsIn } from '../../shop/checks/rows-in.ts';
import type { Fault } from '../../shop/fault.ts';
import type { ShopCheck } from '../../shop/read-shop.ts';
import { storeKind } from '../../stores/stores.public.ts';
import { optionKind } from './option.kinds.ts';
import { priceKind, priceListKind, productKind, productTypeKind, sizeKind } from './product.kinds.ts';

const listed = (values: readonly string[]) => values.join(', ');

/** A list is of a market of the shop; a market has one list of all stores, and at most one of a group. */
const checkPriceLists: ShopCheck = (files, { markets }) => {
  const rows = rowsIn(files, priceListKind);
  const marketOf = new Map(rows.map(({ value }) => [value.key, value.market]));
  const isDerived = new Set(rows.filter(({ value }) => value.base).map(({ value }) => value.key));
  const served = new Map<string, string>();
  const codes = markets.map(({ code }) => code);
  return rows.flatMap(({ value: { key, market, base, storeGroups = ['other'] }, fault }) => {
    if (!codes.includes(market))
      return [fault('market', `A price without a currency: the markets of shop.json are ${listed(codes)}.`)];
    const taken = storeGroups.flatMap((group) => {
      const other = served.get(`${market} ${group}`);
      served.set(`${market} ${group}`, other ?? key);
      if (other === undefined) return [];
      const right =
        group === 'other'
          ? `List ${other} is that of all stores of ${market}. Name the groups of stores of this one.`
          : `List ${other} is that of the stores of group ${group}. A store has one list.`;
      return [fault('storeGroups', right)];
    });
    if (base !== undefined && marketOf.has(base) && marketOf.get(base) !== market)
      return [...taken, fault('base', 'Prices of another currency: the base is a list of the same market.')];
    return base !== undefined && isDerived.has(base)
      ? [...taken, fault('base', 'This list has a base itself. Name that one, or write the prices.')]
      : taken;
  });
};

/** Each market has a list of all stores. */
const checkMarkets: ShopCheck = (files, { markets }) => {
  if (!files.get(priceListKind.name)?.isWhole) return [];
  const rows = rowsIn(files, priceListKind);
  return markets
    .filter(({ code }) => !rows.some(({ value }) => value.market === code && !value.storeGroups))
    .map(({ code }) => ({
      file: 'shop.json',
      line: 1,
      column: 'markets',
      value: code,
      right: `No price list without storeGroups has market ${code}. Add one to price-lists.`,
    }));
};

/** A store's group has a list in its market. */
const checkStoreGroups: ShopCheck = (files) => {
  if (!files.get(priceListKind.name)?.isWhole) return [];
  const lists = rowsIn(files, priceListKind).map(({ value }) => value);
  const groupsOf = (country: string) =>
    lists.flatMap(({ market, storeGroups = [] }) => (market === country ? storeGroups : []));
  return rowsIn(files, storeKind).flatMap(({ value: { country, priceGroup }, fault }) => {
    const groups = groupsOf(country);
    if (priceGroup === undefined || groups.includes(priceGroup)) return [];
    const known = groups.length > 0 ? `The groups there are ${listed(groups.map(String))}.` : 'It has none.';
    return [
      fault(
        'priceGroup',
        `No price list of ${country} names this group. ${known} Without a group a store has the list of all others.`,
      ),
    ];
  });
};

interface Sold {
  readonly id: string;
  readonly fault: (field: string, right: string) => Fault;
}
/** Every size that a product has. */
const sizesSoldIn = (files: KindFiles): readonly Sold[] => {
  const setOf = new Map(rowsIn(files, productTypeKind).map(({ value }) => [value.key, value.sizes]));
  const codes = Map.groupBy(rowsIn(files, sizeKind), ({ value }) => value.set);
  return rowsIn(files, productKind).flatMap(({ value: { number, type }, fault }) =>
    (codes.get(setOf.get(type) ?? '') ?? []).map(({ value: { code } }) => ({
      id: `${number}/${code}`,
      fault,
    })),
  );
};

/** A price is of a size that the product has, or of an option, and its period is one. */
const checkPriceRows: ShopCheck = (files) => {
  const sizes = new Set(sizesSoldIn(files).map(({ id }) => id));
  const products = new Set<number | undefined>(rowsIn(files, productKind).map(({ value }) => value.number));
  return rowsIn(files, priceKind).flatMap((row) => {
    const { product, size, group, option } = row.value;
    const isSize = product !== undefined && size !== undefined;
    const isOption = group !== undefined && option !== undefined;
    if (isSize === isOption)
      return [row.fault('product', 'A price is of a product and its size, or of a group and its option.')];
    return isSize && products.has(product) && !sizes.has(`${product}/${size}`)
      ? [row.fault('size', 'The product has no such size.')]
      : checkPeriod(row);
  });
};

/** Without the price of a size its product is hidden, which may be intended; an option without a price would break its products. */
const checkMissingPrices: ShopCheck = (files) => {
  if (!files.get(priceKind.name)?.isWhole) return [];
  const rows = rowsIn(files, priceKind).map(
    ({ value: { list, product, size, group, option, ...period } }) => ({
      key: `${list} ${group === undefined ? `${product}/${size}` : `${group}/${option}`}`,
      isAlways: period.from === undefined && period.until === undefined,
    }),
  );
  const priced = new Set(rows.map(({ key }) => key));
  const alwaysPriced = new Set(rows.filter(({ isAlways }) => isAlways).map(({ key }) => key));
  const sizes = sizesSoldIn(files);
  const options = rowsIn(files, optionKind);
  const ownLists = rowsIn(files, priceListKind).filter(({ value }) => value.base === undefined);
  return ownLists.flatMap(({ value: { key } }) => [
    ...sizes
      .filter(({ id }) => !priced.has(`${key} ${id}`))
      .map(({ id, fault }) => ({
        ...fault(
          'number',
          `List ${key} has no price of ${id}: the product is hidden there. Add it to prices to sell it.`,
        ),
        isWarning: true,
      })),
    ...options.flatMap(({ value: { group, number }, fault }) =>
      alwaysPriced.has(`${key} ${group}/${number}`)
        ? []
        : [
            fault(
              'number',
              `List ${key} has no price of ${group}/${number} without from and until. Add it to prices.`,
            ),
          ],
    ),
  ]);
};

export const priceChecks: readonly ShopCheck[] = [
  checkPriceLists,
  checkMarkets,
  checkStoreGroups,
  checkPriceRows,
  checkMissingPrices,
];
