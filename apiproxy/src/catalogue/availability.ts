import { bucketOf } from '@crema/shared-contracts';
import type { Db } from '../storage/database.ts';
import type { Availability, CatalogueOption, CatalogueProduct } from './catalogue.types.ts';

export interface AvailabilityStore {
  readonly storeNumber: string;
  readonly assortment: 'full' | 'usual';
}
/** The percentages of products that a usual store has sold out today, and never carries. */
const soldOutPercent = 0.8;
const notCarriedPercent = 0.7;
const optionSoldOutPercent = 0.4;

/** The availability in one store, by product and size or by option. */
export interface StoreAvailability {
  ofSku(product: CatalogueProduct, sku: string): Availability;
  /** The availability of the whole product: AVAILABLE if any size is, else the reason. */
  ofProduct(product: CatalogueProduct): Availability;
  ofOption(option: Pick<CatalogueOption, 'sku'>): Availability;
}

/**
 * The value is deterministic by store and product, so that every process computes the same without a row per
 * product.
 */
const usual = (storeNumber: string, key: string, soldOut: number, notCarried: number): Availability => {
  const bucket = bucketOf(storeNumber, key, 'assortment');
  if (bucket < soldOut) return 'SOLD_OUT';
  return bucket < soldOut + notCarried ? 'NOT_SOLD' : 'AVAILABLE';
};

export const availabilityFrom = (
  store: AvailabilityStore | undefined,
  overrides: ReadonlyMap<string, Availability>,
): StoreAvailability => {
  const computed = (key: string, soldOut: number, notCarried: number): Availability =>
    store?.assortment === 'usual' ? usual(store.storeNumber, key, soldOut, notCarried) : 'AVAILABLE';
  const ofSku = (product: CatalogueProduct, sku: string): Availability => {
    if (product.counterOnly) return 'NOT_ORDERABLE_ONLINE';
    return overrides.get(sku) ?? computed(product.id, soldOutPercent, notCarriedPercent);
  };
  return {
    ofSku,
    ofProduct: (product) => {
      const all = product.sizes.map(({ sku }) => ofSku(product, sku));
      return all.includes('AVAILABLE') ? 'AVAILABLE' : (all[0] ?? 'UNKNOWN');
    },
    ofOption: ({ sku }) => overrides.get(sku) ?? computed(sku, optionSoldOutPercent, 0),
  };
};

/** The changes of a store's staff, by sku. */
export const readOverrides = async (
  db: Db,
  storeNumber: string,
): Promise<ReadonlyMap<string, Availability>> => {
  const rows = await db
    .selectFrom('store_product')
    .select(['sku', 'availability'])
    .where('store_number', '=', storeNumber)
    .execute();
  return new Map(rows.map(({ sku, availability }) => [sku, availability as Availability]));
};

/**
 * The availability as the database has it now: computed, overridden by the store's staff. Without a store everything is
 * available.
 */
export const loadAvailability = async (
  db: Db,
  store: AvailabilityStore | undefined,
): Promise<StoreAvailability> =>
  availabilityFrom(store, store ? await readOverrides(db, store.storeNumber) : new Map());
