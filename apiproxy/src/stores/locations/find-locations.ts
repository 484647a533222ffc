import { createAppError } from '../../http/errors/app-error.ts';
import { hasFeature } from '../amenities.ts';
import type { Position } from '../places/geo.ts';
import type { NearStore } from '../places/store-grid.ts';
import type { StoreDirectory } from '../store-directory.ts';

/** The distance of D-50: 50 miles. */
export const cutOffMetres = 50 * 1609.344;
/** The radii that nearest-location searches in turn before it replies NOT_FOUND. */
const nearestRings = [cutOffMetres, 5 * cutOffMetres, 20 * cutOffMetres] as const;
export const maxResults = 50;

export interface LocationSearch {
  readonly from: Position;
  readonly features: readonly string[];
  readonly now: Date;
}

const within = (
  stores: StoreDirectory,
  { from, features, now }: LocationSearch,
  withinMetres: number,
  limit: number,
): Promise<readonly NearStore[]> =>
  stores.near({
    from,
    withinMetres,
    limit,
    matches: (store) => features.every((code) => hasFeature(store, code, now)),
  });

/** Returns the stores within the cut-off that have every feature, nearest first (LOC-022, LOC-023). */
export const findLocations = (
  stores: StoreDirectory,
  search: LocationSearch,
): Promise<readonly NearStore[]> => within(stores, search, cutOffMetres, maxResults);

/**
 * Returns the nearest store that has every feature; NOT_FOUND if there is none within the largest radius
 * (LOC-025).
 */
export const findNearest = async (stores: StoreDirectory, search: LocationSearch): Promise<NearStore> => {
  for (const ring of nearestRings) {
    const [nearest] = await within(stores, search, ring, 1);
    if (nearest) return nearest;
  }
  throw createAppError('NOT_FOUND', undefined, { messageId: 'nearestNotFound' });
};
