import { LatLng, fromPixels, toPixels, type LatLngLiteral, type Point } from './lat-lng.ts';
import { addMapSurface } from './map-gestures.ts';

/** Google's answer to the key. It always sends the script: it refuses a key only once a map is drawn. */
export type GoogleAnswer = 'accepted' | 'wrong key' | 'over quota' | 'never drawn';
type Listener = (...values: unknown[]) => void;
/** A marker, as its map places it and leads keys to it. */
export interface MarkerOnMap {
  readonly element: HTMLElement;
  readonly isClickable: boolean;
  /** Moves the marker to its place in the map. */
  readonly place: () => void;
}

const refusals: Partial<Record<GoogleAnswer, string>> = {
  'wrong key': 'InvalidKeyMapError',
  'over quota': 'OverQuotaMapError',
};
const refuse = (element: HTMLElement, refusal: string) => {
  element.append('Oops! Something went wrong.');
  console.error(`Google Maps JavaScript API error: ${refusal}`);
  (window as { gm_authFailure?: () => void }).gm_authFailure?.();
};

/** Google's `Map`: it moves, reports `idle` once it is at rest, and places its markers. */
export class MapDouble {
  /** Google's answer to the key that the page's script was requested with. */
  static answer: GoogleAnswer = 'accepted';
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #element: HTMLElement;
  readonly #options: google.maps.MapOptions;
  readonly pane = document.createElement('div');
  readonly markers = new Set<MarkerOnMap>();
  #center: LatLng;
  #zoom: number;
  #isDragged = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, options: google.maps.MapOptions) {
    this.#element = element;
    this.#options = options;
    this.#center = new LatLng(options.center as LatLngLiteral);
    this.#zoom = this.#limit(Number(options.zoom));
    this.#draw();
    this.#rest();
  }
  get mapId() {
    return this.#options.mapId;
  }
  #limit(zoom: number) {
    return Math.max(this.#options.minZoom ?? 0, Math.min(this.#options.maxZoom ?? 22, zoom));
  }
  #draw() {
    const root = document.createElement('div');
    root.className = 'gm-style';
    root.dataset['scheme'] = String(this.#options.colorScheme);
    const tile = document.createElement('img');
    tile.alt = '';
    tile.src = `https://maps.googleapis.com/maps/vt?zoom=${this.#zoom}`;
    root.append(tile);
    addMapSurface(root, {
      panBy: (x, y) => this.panBy(x, y),
      zoomBy: (levels) => this.setZoom(this.#zoom + levels),
      dragStarted: () => {
        this.#isDragged = true;
        this.#fire('dragstart');
      },
      dragEnded: () => {
        this.#isDragged = false;
        this.#rest();
      },
    });
    root.append(this.pane);
    this.#element.append(root);
  }
  /** The map is at rest, unless it is being dragged: Google draws, or refuses. */
  #rest() {
    for (const marker of this.markers) marker.place();
    clearTimeout(this.#timer);
    if (this.#isDragged) return;
    this.#timer = setTimeout(() => {
      const refusal = refusals[MapDouble.answer];
      if (refusal) refuse(this.#element, refusal);
      else if (MapDouble.answer === 'accepted') this.#fire('idle');
    });
  }
  #fire(event: string) {
    for (const listener of this.#listeners.get(event) ?? []) listener();
  }
  addListener(event: string, listener: Listener) {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return { remove: () => void listeners.delete(listener) };
  }
  getCenter() {
    return this.#center;
  }
  getZoom() {
    return this.#zoom;
  }
  setZoom(zoom: number) {
    this.moveCamera({ zoom });
  }
  panBy(x: number, y: number) {
    const middle = toPixels(this.#center.toJSON(), this.#zoom);
    this.moveCamera({ center: fromPixels({ x: middle.x + x, y: middle.y + y }, this.#zoom) });
  }
  /** Animated: the map arrives later. */
  panTo(center: LatLngLiteral) {
    requestAnimationFrame(() => this.moveCamera({ center }));
  }
  moveCamera({ center, zoom }: { readonly center?: LatLngLiteral; readonly zoom?: number }) {
    if (center) this.#center = new LatLng(center);
    const before = this.#zoom;
    if (zoom !== undefined) this.#zoom = this.#limit(zoom);
    if (this.#zoom !== before) this.#fire('zoom_changed');
    this.#rest();
  }
  /** A position in the map's element. */
  pixelOf(position: LatLngLiteral): Point {
    const middle = toPixels(this.#center.toJSON(), this.#zoom);
    const point = toPixels(position, this.#zoom);
    return {
      x: point.x - middle.x + this.#element.clientWidth / 2,
      y: point.y - middle.y + this.#element.clientHeight / 2,
    };
  }
}
