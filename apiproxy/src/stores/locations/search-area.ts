import { boxWidth, readBox, type Configuration, type Locale, type MapBox } from '@crema/shared-contracts';
import { createAppError } from '../../http/errors/app-error.ts';
import { isPosition, middleOf, type Position } from '../places/geo.ts';
import type { PageEnd } from '../places/store-grid.ts';
import type { StoreDirectory } from '../store-directory.ts';
import type { SearchArea } from './find-locations.ts';

/** The parameters that name an area. */
export interface AreaQuery {
  readonly place?: string;
  readonly store?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly bbox?: string;
}
export interface NamedArea extends SearchArea {
  readonly placeName: string | null;
}
interface AreaDeps {
  readonly stores: StoreDirectory;
  readonly configuration: Pick<Configuration, 'zoomThreshold'>;
}

/** The tiles that the largest map shows in a row: about 2,500 pixels. */
const mostTiles = 10;
/** The largest width and height of a box, in degrees: what the largest map shows at the zoom threshold (LOC-014). */
const largestSize = ({ zoomThreshold }: Pick<Configuration, 'zoomThreshold'>): number =>
  (mostTiles * 360) / 2 ** zoomThreshold;

/** Throws VALIDATION for a text that is not a box; with the messageId zoomedOut for a box that is too large (LOC-014). */
const parseBox = (text: string, configuration: AreaDeps['configuration']): MapBox => {
  const box = readBox(text);
  if (!box) throw createAppError('VALIDATION', undefined, { field: 'bbox' });
  if (Math.max(boxWidth(box), box.north - box.south) > largestSize(configuration))
    throw createAppError('VALIDATION', undefined, { field: 'bbox', messageId: 'zoomedOut' });
  return box;
};

/**
 * Returns the position. Throws VALIDATION for an infinite number, such as 1e999: the schema compares only finite numbers with its
 * limits (LOC-024).
 */
export const requirePosition = (position: Position): Position => {
  if (isPosition(position)) return position;
  const field = Number.isFinite(position.lat) ? 'lng' : 'lat';
  throw createAppError('VALIDATION', undefined, { field });
};

/**
 * A box has priority over a named place, a place over a store, an existing store over a position; without any of them the
 * request is invalid. Stores in a box are sorted from the position, or else from its middle.
 */
export const areaOf = async (
  { stores, configuration }: AreaDeps,
  { place, store, lat, lng, bbox }: AreaQuery,
  locale: Locale,
): Promise<NamedArea> => {
  const position = lat === undefined || lng === undefined ? undefined : requirePosition({ lat, lng });
  if (bbox !== undefined) {
    const box = parseBox(bbox, configuration);
    return { from: position ?? middleOf(box), box, placeName: null };
  }
  if (place !== undefined && place.trim() !== '') {
    const found = (await stores.places()).find(place, locale);
    if (!found)
      throw createAppError('NOT_FOUND', undefined, { field: 'place', messageId: 'placeNameNotFound' });
    return { from: { lat: found.lat, lng: found.lng }, placeName: found.name };
  }
  const asked = store === undefined ? undefined : await stores.find(store);
  if (asked) return { from: { lat: asked.latitude, lng: asked.longitude }, placeName: null };
  if (!position) throw createAppError('VALIDATION', undefined, { field: 'place' });
  return { from: position, placeName: null };
};

/** Writes the last store of a page, for the parameter `after` of the next one. */
export const writePageEnd = ({ storeNumber, distanceMetres }: PageEnd): string =>
  `${distanceMetres},${storeNumber}`;
/** Throws VALIDATION for a text that `writePageEnd` does not write. */
export const readPageEnd = (text: string | undefined): PageEnd | undefined => {
  if (text === undefined) return undefined;
  const [metres = '', storeNumber = ''] = text.split(',', 2);
  const distanceMetres = metres === '' ? NaN : Number(metres);
  if (!Number.isFinite(distanceMetres) || storeNumber === '')
    throw createAppError('VALIDATION', undefined, { field: 'after' });
  return { distanceMetres, storeNumber };
};
