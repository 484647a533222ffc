/** The centre of the map in degrees, and its zoom level (3 to 21, D-52). */
export interface MapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}
/** An area in degrees. `west` is greater than `east` in an area across the 180th meridian. */
export interface MapBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const boxPattern = /^-?\d+(?:\.\d+)?(?:,-?\d+(?:\.\d+)?){3}$/;
/** Parses `west,south,east,north`. Returns undefined for any other text, for positions that do not exist, and for an area without a size. */
export const readBox = (text: string | null | undefined): MapBox | undefined => {
  if (!text || !boxPattern.test(text)) return undefined;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text.split(',').map(Number);
  if (south >= north || west === east) return undefined;
  if (south < -90 || north > 90 || Math.abs(west) > 180 || Math.abs(east) > 180) return undefined;
  return { west, south, east, north };
};
/** The width of an area in degrees. */
export const boxWidth = ({ west, east }: MapBox): number => (east > west ? east - west : east - west + 360);
/** Writes `west,south,east,north`, for `readBox`. */
export const writeBox = ({ west, south, east, north }: MapBox): string =>
  [west, south, east, north].map((degrees) => degrees.toFixed(6)).join(',');
