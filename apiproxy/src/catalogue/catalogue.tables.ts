/** What a store's own staff changed: overrides the computed availability of a sku. */
export interface StoreProductTable {
  store_number: string;
  sku: string;
  availability: string;
}
export interface CatalogueTables {
  store_product: StoreProductTable;
}
