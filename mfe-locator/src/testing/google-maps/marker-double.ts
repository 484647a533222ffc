import { LatLng, type LatLngLiteral } from './lat-lng.ts';
import type { MapDouble, MarkerOnMap } from './map-double.ts';
import { keepOneTabStop, pressMarkerKey } from './marker-keys.ts';

/** Google's `AdvancedMarkerElement`: a button if it is clickable. It needs a map with a map ID. */
export class AdvancedMarkerElement extends HTMLElement {
  #map: MapDouble | null = null;
  #position: LatLngLiteral | undefined;
  readonly #onMap: MarkerOnMap;
  anchorLeft = '-50%';
  anchorTop = '-100%';
  gmpClickable = false;
  constructor(options: google.maps.marker.AdvancedMarkerElementOptions = {}) {
    super();
    const { map, ...others } = options;
    Object.assign(this, others);
    this.#onMap = { element: this, isClickable: this.gmpClickable, place: () => this.#place() };
    if (map) this.map = map as unknown as MapDouble;
    if (this.gmpClickable) this.#listen();
  }
  #listen() {
    this.addEventListener('click', () => this.dispatchEvent(new CustomEvent('gmp-click')));
    this.addEventListener('keydown', ({ key }) => pressMarkerKey(this.#map?.markers ?? [], this.#onMap, key));
    this.addEventListener('focus', () => keepOneTabStop(this.#map?.markers ?? [], this));
  }
  get map(): MapDouble | null {
    return this.#map;
  }
  set map(next: MapDouble | null) {
    const before = this.#map;
    this.#map = next;
    if (before) this.#leave(before);
    if (next) this.#show(next);
  }
  #leave(map: MapDouble) {
    map.markers.delete(this.#onMap);
    this.remove();
    this.removeAttribute('tabindex');
    keepOneTabStop(map.markers);
  }
  #show(map: MapDouble) {
    if (!map.mapId) throw new Error('The map is initialized without a valid Map ID');
    map.markers.add(this.#onMap);
    map.pane.append(this);
    this.#place();
    if (this.gmpClickable) this.setAttribute('role', 'button');
    keepOneTabStop(map.markers);
  }
  get position(): LatLngLiteral | undefined {
    return this.#position;
  }
  set position(next: LatLngLiteral | undefined) {
    this.#position = next && new LatLng(next).toJSON();
    this.#place();
  }
  set zIndex(next: number) {
    this.style.zIndex = String(next);
  }
  #place() {
    if (!this.#map || !this.#position) return;
    const { x, y } = this.#map.pixelOf(this.#position);
    Object.assign(this.style, {
      position: 'absolute',
      left: `${x}px`,
      top: `${y}px`,
      transform: `translate(${this.anchorLeft}, ${this.anchorTop})`,
    });
  }
}

const markerName = 'gmp-advanced-marker';
/** The class that is defined as an element; the first one, when the script is installed again. */
export const defineMarker = (): CustomElementConstructor => {
  if (!customElements.get(markerName)) customElements.define(markerName, AdvancedMarkerElement);
  return customElements.get(markerName) ?? AdvancedMarkerElement;
};
