import { refusal } from '../http/refusal.ts';
import type { Db } from '../storage/database.ts';
import { hasFeature, splitFeatures } from './amenities.ts';
import type { Position } from './geo.ts';
import { findStoresNear, type NearStore } from './store-queries.ts';

/** D-50: 50 miles, decided here. */
export const cutOffMetres = 50 * 1609.344;
/** How far nearest-location looks, step by step, before it says that there is none. */
const nearestRings = [cutOffMetres, 5 * cutOffMetres, 20 * cutOffMetres] as const;
export const longestList = 50;
/** Candidates read when the clock decides which of them count. */
const clockCandidates = 600;

export interface LocationSearch {
  readonly from: Position;
  readonly features: readonly string[];
  readonly now: Date;
}

const within = async (
  db: Db,
  { from, features, now }: LocationSearch,
  withinMetres: number,
  length: number,
): Promise<readonly NearStore[]> => {
  const { stored, guestOrdering, byClock } = splitFeatures(features);
  const found = await findStoresNear(db, {
    from,
    withinMetres,
    amenities: stored,
    guestOrdering,
    limit: byClock.length > 0 ? clockCandidates : length,
  });
  return found.filter(({ store }) => byClock.every((code) => hasFeature(store, code, now))).slice(0, length);
};

/** Stores within the cut-off that have every feature, nearest first (LOC-022, LOC-023). */
export const findLocations = (db: Db, search: LocationSearch): Promise<readonly NearStore[]> =>
  within(db, search, cutOffMetres, longestList);

/** The nearest store that has every feature; NOT_FOUND when there is none far and wide (LOC-025). */
export const findNearest = async (db: Db, search: LocationSearch): Promise<NearStore> => {
  for (const ring of nearestRings) {
    const [nearest] = await within(db, search, ring, 1);
    if (nearest) return nearest;
  }
  throw refusal('NOT_FOUND', undefined, { messageId: 'nearestNotFound' });
};
