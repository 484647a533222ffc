export type LatLngLiteral = google.maps.LatLngLiteral;
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Google's position: refuses what is not a number, and keeps latitude and longitude in their ranges. */
export class LatLng {
  readonly #lat: number;
  readonly #lng: number;
  constructor({ lat, lng }: LatLngLiteral) {
    if (!Number.isFinite(lat) || !Number.isFinite(lng))
      throw new Error('InvalidValueError: not a LatLng or LatLngLiteral with finite coordinates');
    this.#lat = Math.max(-85, Math.min(85, lat));
    this.#lng = Math.abs(lng) <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
  }
  lat() {
    return this.#lat;
  }
  lng() {
    return this.#lng;
  }
  toJSON(): LatLngLiteral {
    return { lat: this.#lat, lng: this.#lng };
  }
}

const side = (zoom: number) => 256 * 2 ** zoom;
/** A position in pixels of the world at a zoom level. */
export const toPixels = ({ lat, lng }: LatLngLiteral, zoom: number): Point => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * side(zoom),
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side(zoom),
  };
};
export const fromPixels = ({ x, y }: Point, zoom: number): LatLngLiteral => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / side(zoom)))) * 180) / Math.PI,
  lng: (x / side(zoom)) * 360 - 180,
});
