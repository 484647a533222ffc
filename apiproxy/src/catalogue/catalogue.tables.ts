/** Changes by a store's staff; they override the computed availability of a sku. */
export interface StoreProductTable {
  store_number: string;
  sku: string;
  availability: string;
}
export interface CatalogueTables {
  store_product: StoreProductTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends CatalogueTables {}
}
