/** A place on the earth, in degrees. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
}

const earthMetres = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres, calculated as on the server. */
export const metresBetween = (from: Spot, to: Spot): number => {
  const across = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const up = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const part = up + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * across;
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(part)));
};
