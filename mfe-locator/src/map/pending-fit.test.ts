import { addTiles } from './embedded/base-maps.ts';
import { createEmbeddedMap } from './embedded/create-embedded-map.ts';
import { createGoogleMap } from './google/create-google-map.ts';
import type { GoogleParts } from './google/open-google-map.ts';
import type { StoreMap, StoreMapOptions } from './map-provider.ts';

type Center = google.maps.LatLngLiteral;
/** Google's map without a picture: it is where it was moved to. */
class MapDouble {
  #view: { center: Center; zoom: number };
  constructor(_canvas: HTMLElement, view: { center: Center; zoom: number }) {
    this.#view = view;
  }
  getCenter = () => ({ toJSON: () => this.#view.center });
  getZoom = () => this.#view.zoom;
  moveCamera = (view: { center: Center; zoom: number }) => {
    this.#view = view;
  };
  addListener = () => ({ remove: () => undefined });
}
const googleParts = {
  libraries: { maps: { Map: MapDouble }, marker: {} },
  settings: { key: 'browser-key', locale: 'en-US' },
} as unknown as GoogleParts;
const adapters: readonly [string, (element: HTMLElement, options: StoreMapOptions) => StoreMap][] = [
  [
    'the embedded map',
    (element, options) =>
      createEmbeddedMap(element, options, addTiles('https://tiles.example.test/{z}/{x}/{y}.png')),
  ],
  ['Google’s map', (element, options) => createGoogleMap(element, options, googleParts)],
];
const seattle = { north: 47.7, south: 47.5, east: -122.2, west: -122.4 };
const limits = { padding: 48, maxZoom: 15 };

const ignore = () => undefined;
const setup = (open: (typeof adapters)[number][1]) => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const onUserMove = jest.fn();
  const map = open(document.createElement('div'), {
    view: { lat: 41.8853, lng: -87.64, zoom: 13 },
    label: 'Map of stores',
    hints: { wheel: '', touch: '' },
    theme: 'light',
    isCalm: true,
    onIdle: ignore,
    onUserMove,
    onPinPress: ignore,
    onPinHover: ignore,
    onFailure: ignore,
  });
  const resizeTo = (pixels: number) => {
    width.mockReturnValue(pixels);
    map.resize();
  };
  return { map, resizeTo, onUserMove };
};

describe.each(adapters)('%s', (_name, open) => {
  it('shows bounds that it got while it was hidden once it has a size, at the level of that size, LOC-012', () => {
    const { map, resizeTo, onUserMove } = setup(open);
    resizeTo(0);
    map.fitBounds(seattle, limits);
    resizeTo(800);
    const { view, bounds } = map.area();
    expect(view.zoom).toBe(11);
    expect(view.lng).toBeCloseTo(-122.3, 4);
    expect(bounds.north).toBeGreaterThan(seattle.north);
    expect(bounds.west).toBeLessThan(seattle.west);
    expect(onUserMove).not.toHaveBeenCalled();
    map.destroy();
  });
  it('reports the view of bounds once, LOC-004', () => {
    const { map, resizeTo } = setup(open);
    const onShown = jest.fn();
    map.fitBounds(seattle, { ...limits, onShown });
    expect(onShown.mock.calls).toEqual([[expect.objectContaining({ zoom: 11 })]]);
    resizeTo(0);
    map.fitBounds(seattle, { ...limits, onShown });
    expect(onShown).toHaveBeenCalledTimes(1);
    resizeTo(300);
    resizeTo(800);
    expect(onShown.mock.calls.slice(1)).toEqual([[expect.objectContaining({ zoom: 10 })]]);
    map.destroy();
  });
  it('forgets the bounds when it goes somewhere else while it is hidden, LOC-012', () => {
    const { map, resizeTo } = setup(open);
    resizeTo(0);
    map.fitBounds(seattle, limits);
    map.setView({ lat: 40, lng: -90, zoom: 12 });
    resizeTo(800);
    expect(map.area().view.zoom).toBe(12);
    expect(map.area().view.lat).toBeCloseTo(40, 3);
    map.destroy();
  });
});
