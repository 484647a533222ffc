import type { FilterCountsReply, MapBox } from '@crema/shared-contracts';
import { createAppError } from '../../http/errors/app-error.ts';
import { hasFeature } from '../amenities.ts';
import type { Position } from '../places/geo.ts';
import type { NearStore, PageEnd } from '../places/store-grid.ts';
import type { StoreDirectory } from '../store-directory.ts';
import type { StoreFacts } from '../store.ts';

/** The distance of D-50: 50 miles. */
export const cutOffMetres = 50 * 1609.344;
/** The radii that nearest-location searches in turn before it replies NOT_FOUND. */
const nearestRings = [cutOffMetres, 5 * cutOffMetres, 20 * cutOffMetres] as const;
/** The stores in a page of results. */
export const maxResults = 50;

/** The area of a search: a box, or everything within the cut-off from a position. */
export interface SearchArea {
  /** The results are sorted by the distance from here. */
  readonly from: Position;
  readonly box?: MapBox | undefined;
}
export interface LocationSearch extends SearchArea {
  readonly features: readonly string[];
  readonly now: Date;
  /** The last store of the page before. */
  readonly after?: PageEnd | undefined;
}
export interface FoundLocations {
  readonly stores: readonly NearStore[];
  /** The number of stores in the box. */
  readonly total?: number;
  /** The last store of this page, if others follow. */
  readonly next?: PageEnd;
}

/** Returns undefined without features: every store matches, and need not be read to be counted. */
const matching = ({ features, now }: Pick<LocationSearch, 'features' | 'now'>) =>
  features.length === 0
    ? undefined
    : (store: StoreFacts): boolean => features.every((code) => hasFeature(store, code, now));

/**
 * Returns a page of the stores that have every feature, nearest first (LOC-022): those in the box, or those within the
 * cut-off (LOC-023).
 */
export const findLocations = async (
  stores: StoreDirectory,
  { from, box, after, ...search }: LocationSearch,
): Promise<FoundLocations> => {
  const grid = await stores.grid();
  // One more than a page shows whether others follow.
  const page = { from, after, matches: matching(search), limit: maxResults + 1 };
  const found = box
    ? grid.inBox({ ...page, box })
    : { stores: grid.near({ ...page, withinMetres: cutOffMetres }) };
  const shown = found.stores.slice(0, maxResults);
  const last = shown.at(-1);
  return {
    ...found,
    stores: shown,
    ...(last &&
      found.stores.length > shown.length && {
        next: { storeNumber: last.store.storeNumber, distanceMetres: last.distanceMetres },
      }),
  };
};

/** Counts the stores of an area that have every feature, and those of them that have each of `codes` too (LOC-021). */
export const countFeatures = async (
  stores: StoreDirectory,
  { from, box, ...search }: Omit<LocationSearch, 'after'>,
  codes: readonly string[],
): Promise<FilterCountsReply> => {
  const grid = await stores.grid();
  const matches = matching(search);
  const counts = new Map(codes.map((code) => [code, 0]));
  let total = 0;
  const count = (store: StoreFacts) => {
    if (matches?.(store) === false) return;
    total += 1;
    for (const [code, before] of counts)
      if (hasFeature(store, code, search.now)) counts.set(code, before + 1);
  };
  if (box) grid.visitBox(box, count);
  else grid.visitNear({ from, withinMetres: cutOffMetres }, count);
  return { total, counts: [...counts].map(([code, found]) => ({ code, count: found })) };
};

/**
 * Returns the nearest store that has every feature; NOT_FOUND if there is none within the largest radius
 * (LOC-025).
 */
export const findNearest = async (
  stores: StoreDirectory,
  { from, ...search }: Omit<LocationSearch, 'box' | 'after'>,
): Promise<NearStore> => {
  const grid = await stores.grid();
  for (const withinMetres of nearestRings) {
    const [nearest] = grid.near({ from, withinMetres, matches: matching(search), limit: 1 });
    if (nearest) return nearest;
  }
  throw createAppError('NOT_FOUND', undefined, { messageId: 'nearestNotFound' });
};
