import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { GiftTables } from '../gifts/gifts.tables.ts';
import type { StoreTables } from '../stores/stores.tables.ts';

/** Every table of every domain; a domain appends its own interface. */
export interface Tables extends StoreTables, CatalogueTables, GiftTables {}
