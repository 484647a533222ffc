import type { GeneratedAlways } from 'kysely';

/** The rows of one kind as one JSON text, which keeps the order of fields; stored once however many versions have them. */
export interface ShopContentTable {
  kind: string;
  hash: string;
  rows: string;
}
export interface ShopVersionTable {
  version: GeneratedAlways<number>;
  loaded_at: Date;
  loaded_by: string;
  /** A JSON object: the hash of each kind's content, and `shop` for the settings. */
  contents: string;
  /** A JSON list: what the load added, changed and removed, by kind. */
  difference: string;
}
/** From when a version is the shop's data. A later start wins; of equal starts the later row. */
export interface ShopActivationTable {
  id: GeneratedAlways<number>;
  version: number;
  /** Of all stores at once. */
  starts_at: Date | null;
  /** In each store's own time: `2026-12-01T04:00`. One of both is set. */
  starts_local: string | null;
  made_at: Date;
  made_by: string;
}
/** A picture of the shop as its folder has it, by the name of its content (SHP-012). Versions name it, and never lose it. */
export interface ShopPictureTable {
  content: string;
  original: Buffer;
}
/** The files of a picture that pages show, squares. */
export interface ShopPictureFileTable {
  content: string;
  /** The point around which it was cut out. */
  focus: string;
  format: string;
  width: number;
  bytes: Buffer;
}
export interface ShopTables {
  shop_content: ShopContentTable;
  shop_version: ShopVersionTable;
  shop_activation: ShopActivationTable;
  shop_picture: ShopPictureTable;
  shop_picture_file: ShopPictureFileTable;
}

declare module '../storage/tables.ts' {
  interface Tables extends ShopTables {}
}
