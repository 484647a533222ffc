import type { Selectable } from 'kysely';
import { fixtureNumber, fixtureStores } from '../app/seed/fixtures.ts';
import { toStore, type StoreFacts } from '../stores/store.ts';
import type { StoreTable } from '../stores/stores.tables.ts';

/** A named store of the seed without a database, for tests of pure rules. */
export const fixtureStore = (short: number): StoreFacts => {
  const row = fixtureStores().find(({ store_number }) => store_number === fixtureNumber(short));
  if (!row) throw new Error(`No fixture store ${short}. See seed/fixtures.ts for the names.`);
  return toStore(row as unknown as Selectable<StoreTable>);
};
