import { addBasemap, addTiles } from '../map/embedded/base-maps.ts';
import { createEmbeddedMap } from '../map/embedded/create-embedded-map.ts';
import { createGoogleProvider } from '../map/google/google-provider.ts';
import type { StoreMap, StoreMapOptions } from '../map/map-provider.ts';

/** An adapter of the map, as the contract's tests open it. */
export interface MapAdapter {
  readonly name: string;
  open(element: HTMLElement, options: StoreMapOptions): Promise<StoreMap>;
  /** The element that takes the keys of the map. */
  focusable(element: HTMLElement): HTMLElement;
  /** The theme that the map is drawn in. */
  theme(element: HTMLElement): string | undefined;
}
const itself = (element: HTMLElement) => element;
const themeClass = (element: HTMLElement) =>
  ['light', 'dark'].find((theme) => element.classList.contains(theme));
const emptyArchive = { layers: () => Promise.resolve(undefined), open: () => () => undefined };

export const mapAdapters: readonly MapAdapter[] = [
  {
    name: 'the built-in map',
    open: async (element, options) => createEmbeddedMap(element, options, addBasemap(emptyArchive)),
    focusable: itself,
    theme: themeClass,
  },
  {
    name: 'a tile server’s map',
    open: async (element, options) =>
      createEmbeddedMap(element, options, addTiles('https://tiles.example.test/{z}/{x}/{y}.png')),
    focusable: itself,
    theme: themeClass,
  },
  {
    name: 'Google’s map',
    open: async (element, options) => {
      const provider = await createGoogleProvider({ key: 'browser-key', mapId: 'style-1', locale: 'fr-CA' });
      return provider.create(element, options);
    },
    focusable: (element) => {
      const found = element.querySelector<HTMLElement>('.gm-focus');
      if (!found) throw new Error('Google’s map has no element that takes the focus');
      return found;
    },
    theme: (element) => element.querySelector<HTMLElement>('.gm-style')?.dataset['scheme']?.toLowerCase(),
  },
];
