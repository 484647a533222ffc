import { createAppError } from '../../http/errors/app-error.ts';
import type { Db } from '../../storage/database.ts';
import { hasFeature, splitFeatures } from '../amenities.ts';
import type { Position } from '../places/geo.ts';
import { findStoresNear, type NearStore } from '../store-queries.ts';

/** The distance of D-50: 50 miles. */
export const cutOffMetres = 50 * 1609.344;
/** The radii that nearest-location searches in turn before it replies NOT_FOUND. */
const nearestRings = [cutOffMetres, 5 * cutOffMetres, 20 * cutOffMetres] as const;
export const maxResults = 50;
/** The number of candidates that are read if a computed feature filters them. */
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

/** Returns the stores within the cut-off that have every feature, nearest first (LOC-022, LOC-023). */
export const findLocations = (db: Db, search: LocationSearch): Promise<readonly NearStore[]> =>
  within(db, search, cutOffMetres, maxResults);

/**
 * Returns the nearest store that has every feature; NOT_FOUND if there is none within the largest radius
 * (LOC-025).
 */
export const findNearest = async (db: Db, search: LocationSearch): Promise<NearStore> => {
  for (const ring of nearestRings) {
    const [nearest] = await within(db, search, ring, 1);
    if (nearest) return nearest;
  }
  throw createAppError('NOT_FOUND', undefined, { messageId: 'nearestNotFound' });
};
