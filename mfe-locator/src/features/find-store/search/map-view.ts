/** The centre of the map in degrees, and its zoom level (3 to 21, D-52). */
export interface MapView {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}
