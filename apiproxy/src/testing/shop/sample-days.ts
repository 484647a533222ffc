import { readSample } from '../../shop/sample.ts';
import { storeRowsOf } from '../../stores/projection/store-rows.ts';
import type { SpecialDays } from '../../stores/stores.tables.ts';

/** A set of the sample’s special days: `city-us`. */
export const sampleDays = (set: string): SpecialDays => {
  const { shared, hashOf } = storeRowsOf(readSample());
  return shared.get(hashOf(set))?.specialDays ?? {};
};
/** The key under which the database has them. */
export const sampleDaysKey = (set: string): string => storeRowsOf(readSample()).hashOf(set);
