import { messageFrom } from '../../shop/local-text.ts';
import type { Clock } from '../../http/system.ts';
import type { Shop } from '../../shop/read-shop.ts';
import type { ShopReader } from '../../shop/shop-reader.ts';
import { localTime } from '../../shop/versions/start.ts';
import { addRatios, roundRatio, taxesOnSum, type Ratio } from './tax-arithmetic.ts';
import type { AppliedTax, Consumption, TaxedPlace, TaxedSum, TaxProvider, TaxRate } from './tax-provider.ts';
import { taxKind, type TaxRow } from './tax.kind.ts';

/** The rows of a place: those of the jurisdiction that it names, else those of its region, else those of its country. */
const rowsAt = (
  rows: readonly TaxRow[],
  { country, region, taxJurisdiction }: TaxedPlace,
): readonly TaxRow[] => {
  const named = (jurisdiction: string) =>
    rows.filter((row) => row.jurisdiction === jurisdiction.toLowerCase());
  if (taxJurisdiction) return named(taxJurisdiction);
  const own = named(`${country}-${region}`);
  return own.length > 0 ? own : named(country);
};

const isMoreExact = (row: TaxRow, other: TaxRow): boolean =>
  row.consumption === other.consumption
    ? (row.from ?? '') > (other.from ?? '')
    : row.consumption !== undefined;

/** One row of each tax and class that holds at a local time: a row of this consumption before one of both, then the latest start. */
export const rowsInEffect = (
  rows: readonly TaxRow[],
  place: TaxedPlace,
  { consumption, at }: { readonly consumption: Consumption; readonly at: string },
): readonly TaxRow[] => {
  const held = rowsAt(rows, place).filter(
    (row) =>
      (row.consumption ?? consumption) === consumption &&
      (row.from ?? '') <= at &&
      (row.until === undefined || at < row.until),
  );
  return held.filter(
    (row) =>
      !held.some(
        (other) =>
          other.tax === row.tax && other.productClass === row.productClass && isMoreExact(other, row),
      ),
  );
};

const groupKey = ({ tax, rate }: TaxRow): string => `${tax} ${rate}`;
/** The rows by tax and rate; the key of a tax with several rates has the rate. */
const groupsOf = (rows: readonly TaxRow[]) => {
  const groups = [...Map.groupBy(rows, groupKey).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ first, group }] : [];
  });
  return groups.map(({ first, group }) => {
    const isOnlyRate = groups.every(({ first: other }) => other === first || other.tax !== first.tax);
    return { first, group, key: isOnlyRate ? first.tax : `${first.tax}-${first.rate}` };
  });
};
const rateOf = ({ first, key }: ReturnType<typeof groupsOf>[number]): TaxRate => ({
  key,
  label: messageFrom(first.name),
  rate: first.rate,
  isIncluded: first.isIncluded ?? false,
});

const nothing: Ratio = { over: 0n, under: 1n };

/** The taxes of the rows in effect on the sums of an order: each tax and rate is rounded once (SHP-009). */
export const applyRows = (rows: readonly TaxRow[], sums: readonly TaxedSum[]): readonly AppliedTax[] => {
  const minorOf = (productClass: string) =>
    sums.filter((sum) => sum.productClass === productClass).reduce((total, { minor }) => total + minor, 0);
  const exact = new Map<TaxRow, Ratio>();
  for (const [productClass, ofClass] of Map.groupBy(rows, (row) => row.productClass))
    for (const [at, ratio] of taxesOnSum(minorOf(productClass), ofClass).entries()) {
      const row = ofClass[at];
      if (row) exact.set(row, ratio);
    }
  return groupsOf(rows).map((taxed) => ({
    ...rateOf(taxed),
    jurisdiction: taxed.first.jurisdiction,
    baseMinor: taxed.group.reduce((total, { productClass }) => total + minorOf(productClass), 0),
    minor: roundRatio(
      taxed.group.map((row) => exact.get(row) ?? nothing).reduce(addRatios, nothing),
      taxed.first.rounding,
    ),
  }));
};

const rowsOfShop = new WeakMap<Shop, readonly TaxRow[]>();
const taxRowsOf = (shop: Shop): readonly TaxRow[] => {
  const rows = rowsOfShop.get(shop) ?? shop.rowsOf(taxKind);
  rowsOfShop.set(shop, rows);
  return rows;
};

/** Taxes by the rows of the shop in effect. */
export const createTaxRows = (shops: Pick<ShopReader, 'shopOf'>, clock: Clock): TaxProvider => {
  const heldRows = async (place: TaxedPlace, consumption: Consumption) => {
    const shop = await shops.shopOf(place);
    const at = localTime(clock.now(), place.timeZone);
    return rowsInEffect(taxRowsOf(shop), place, { consumption, at });
  };
  return {
    taxesOn: async ({ place, consumption, sums }) => ({
      taxes: applyRows(await heldRows(place, consumption), sums),
      source: 'rows',
    }),
    ratesAt: async (place) => groupsOf(await heldRows(place, 'away')).map(rateOf),
  };
};
