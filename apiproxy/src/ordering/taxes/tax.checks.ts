import { productTypeKind } from '../../catalogue/catalogue.public.ts';
import { checkPeriod, rowsIn } from '../../shop/checks/rows-in.ts';
import type { ShopCheck } from '../../shop/read-shop.ts';
import { storeKind } from '../../stores/stores.public.ts';
import { taxKind } from './tax.kind.ts';

const perBasisPoint = 100;
/** 100 %, in basis points. */
const wholeRate = 10_000;
/** The rate's decimals, and the period. */
const checkTaxRows: ShopCheck = (files) =>
  rowsIn(files, taxKind).flatMap((row) => {
    const { rate } = row.value;
    if (rate > wholeRate)
      return [row.fault('rate', 'More than 100 %. A rate is in basis points: 1025 is 10.25 %.')];
    return Math.abs(rate * perBasisPoint - Math.round(rate * perBasisPoint)) > 1e-6
      ? [row.fault('rate', 'A rate in basis points has at most two decimals: 997.5 is 9.975 %.')]
      : checkPeriod(row);
  });

/** A price is with all of its taxes or without; rates of one tax are rounded by one rule. */
const checkTaxGroups: ShopCheck = (files) => {
  const rows = rowsIn(files, taxKind);
  const firstOf = <T>(
    keyOf: (row: (typeof rows)[number]) => string,
    valueOf: (row: (typeof rows)[number]) => T,
  ) => {
    const first = new Map<string, T>();
    return rows.filter((row) => {
      const key = keyOf(row);
      if (!first.has(key)) first.set(key, valueOf(row));
      return first.get(key) !== valueOf(row);
    });
  };
  return [
    ...firstOf(
      ({ value }) => `${value.jurisdiction} ${value.productClass}`,
      ({ value }) => value.isIncluded ?? false,
    ).map(({ fault }) =>
      fault('isIncluded', 'A price contains all taxes of its jurisdiction and class, or none of them.'),
    ),
    ...firstOf(
      ({ value }) => `${value.jurisdiction} ${value.tax}`,
      ({ value }) => value.rounding,
    ).map(({ fault }) => fault('rounding', 'A tax of a jurisdiction has one rule.')),
  ];
};

/** A class without a tax is a typing error, or the product needs none. */
const checkClasses: ShopCheck = (files) => {
  if (!files.get(taxKind.name)?.isWhole) return [];
  const taxed = new Set(rowsIn(files, taxKind).map(({ value }) => value.productClass));
  return rowsIn(files, productTypeKind)
    .filter(({ value: { taxClass } }) => taxClass !== undefined && !taxed.has(taxClass))
    .map(({ fault }) =>
      fault(
        'taxClass',
        'No row of taxes has this class. Add one, or leave the class out: the product is not taxed.',
      ),
    );
};

/** A jurisdiction is of a market of the shop. */
const checkJurisdictions: ShopCheck = (files, { markets }) => {
  const countries = markets.map(({ code }) => code.toLowerCase());
  return rowsIn(files, taxKind)
    .filter(({ value: { jurisdiction } }) => !countries.includes(jurisdiction.split('-')[0] ?? ''))
    .map(({ fault }) =>
      fault(
        'jurisdiction',
        `It begins with the country of a market: ${countries.join(', ')}, as “${countries[0]}”.`,
      ),
    );
};

/** A store without a tax of its own, its region or its country sells without taxes, which may be meant so. */
const checkStoreTaxes: ShopCheck = (files) => {
  if (!files.get(taxKind.name)?.isWhole) return [];
  const taxed = new Set(rowsIn(files, taxKind).map(({ value }) => value.jurisdiction));
  return rowsIn(files, storeKind).flatMap(({ value: { country, region, taxJurisdiction }, fault }) => {
    const names = [`${country}-${region ?? ''}`, country].map((name) => name.toLowerCase());
    if (taxJurisdiction !== undefined || names.some((name) => taxed.has(name))) return [];
    const right = `No row of taxes has ${names.join(' or ')}: nothing is taxed there. Add the taxes, or name another taxJurisdiction.`;
    return [{ ...fault('region', right), isWarning: true }];
  });
};

export const taxChecks: readonly ShopCheck[] = [
  checkTaxRows,
  checkTaxGroups,
  checkClasses,
  checkJurisdictions,
  checkStoreTaxes,
];
