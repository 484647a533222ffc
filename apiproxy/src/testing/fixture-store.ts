import { fixtureNumber, fixtureStores, seededStore } from '../app/seed/fixtures.ts';
import type { StoreFacts } from '../stores/store.ts';

/** A named store of the seed without a database, for tests of pure rules. */
export const fixtureStore = (short: number): StoreFacts => {
  const row = fixtureStores().find(({ store_number }) => store_number === fixtureNumber(short));
  if (!row) throw new Error(`No fixture store ${short}. See seed/fixtures.ts for the names.`);
  return seededStore(row);
};
