import { boxWidth, type MapBox } from '@crema/shared-contracts';

export interface Position {
  readonly lat: number;
  readonly lng: number;
}
/** Whether the numbers are a valid latitude and longitude. */
export const isPosition = ({ lat, lng }: Position): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
/** An area that does not cross the date line. */
export type Box = MapBox;
const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Returns a function that computes the great-circle distance (haversine) from one position to many. */
export const metresFrom = ({ lat, lng }: Position): ((latitude: number, longitude: number) => number) => {
  const cosine = Math.cos(radians(lat));
  return (latitude, longitude) => {
    const half =
      Math.sin(radians(latitude - lat) / 2) ** 2 +
      cosine * Math.cos(radians(latitude)) * Math.sin(radians(longitude - lng) / 2) ** 2;
    return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
  };
};
export const metresBetween = (from: Position, { lat, lng }: Position): number => metresFrom(from)(lat, lng);

/** Returns the area as one box, or as two if it crosses the date line. */
export const splitAtDateLine = (box: MapBox): readonly Box[] =>
  box.west < box.east
    ? [box]
    : [
        { ...box, east: 180 },
        { ...box, west: -180 },
      ];
/** The middle of an area. */
export const middleOf = (box: MapBox): Position => {
  const lng = box.west + boxWidth(box) / 2;
  return { lat: (box.south + box.north) / 2, lng: lng > 180 ? lng - 360 : lng };
};
export const isInBox = ({ south, north, west, east }: Box, { lat, lng }: Position): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Returns one box around a position, or two if it crosses the date line. */
export const boxesAround = ({ lat, lng }: Position, metres: number): readonly Box[] => {
  const angle = metres / earthRadius;
  const high = degrees(angle);
  // The circle is widest on the side of the nearer pole. Around the pole it has every longitude.
  const wide =
    Math.abs(lat) + high >= 90
      ? 180
      : degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(lat)))));
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
