export interface Position {
  readonly lat: number;
  readonly lng: number;
}
/** Whether the numbers are a valid latitude and longitude. */
export const isPosition = ({ lat, lng }: Position): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}
const earthRadius = 6_371_008.8;
const metresPerDegree = (Math.PI * earthRadius) / 180;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Computes the great-circle distance (haversine). */
export const metresBetween = (from: Position, to: Position): number => {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
};

/** Returns one box around a position, or two if it crosses the date line. */
export const boxesAround = ({ lat, lng }: Position, metres: number): readonly Box[] => {
  const high = metres / metresPerDegree;
  const wide = Math.min(180, high / Math.max(0.01, Math.cos(radians(lat))));
  const rows = { south: Math.max(-90, lat - high), north: Math.min(90, lat + high) };
  const west = lng - wide;
  const east = lng + wide;
  if (west < -180)
    return [
      { ...rows, west: -180, east },
      { ...rows, west: west + 360, east: 180 },
    ];
  if (east > 180)
    return [
      { ...rows, west, east: 180 },
      { ...rows, west: -180, east: east - 360 },
    ];
  return [{ ...rows, west, east }];
};
