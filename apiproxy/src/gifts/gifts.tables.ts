import type { Generated } from 'kysely';

export interface GiftCategoryTable {
  urn: string;
  name_en: string;
  name_fr: string;
  display_order: number;
}
/** An available design. GFT-002: product_number has exactly 8 digits. */
export interface GiftCardTable {
  product_number: string;
  name_en: string;
  name_fr: string;
  /** A design id of the client's gift card art. */
  design: string;
  /** A withdrawn design stays stored, because sent gifts show it. */
  active: Generated<boolean>;
}
export interface GiftCategoryCardTable {
  urn: string;
  product_number: string;
  display_order: number;
}
export interface GiftTables {
  gift_category: GiftCategoryTable;
  gift_card: GiftCardTable;
  gift_category_card: GiftCategoryCardTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends GiftTables {}
}
