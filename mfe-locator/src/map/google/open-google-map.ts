import type { MapView } from '@crema/shared-contracts';
import { zoomLimits, type MapTheme } from '../map-provider.ts';
import s from './google-map.module.css';
import type { GoogleLibraries, GoogleSettings } from './load-google.ts';

export interface GoogleParts {
  readonly libraries: GoogleLibraries;
  readonly settings: GoogleSettings;
}
interface OpenMapOptions {
  readonly view: MapView;
  readonly theme: MapTheme;
  readonly onIdle: () => void;
  readonly onUserMove: () => void;
}
export interface OpenMap {
  readonly map: google.maps.Map;
  /** Shows a view at once, which is not a move of the customer. */
  moveTo(view: MapView): void;
  /** Moves focus to the element that takes the keys of the map. */
  focus(): void;
  close(): void;
}

export const roundZoom = (zoom: number | undefined): number =>
  Math.max(zoomLimits.least, Math.min(zoomLimits.most, Math.round(zoom ?? zoomLimits.least)));

const movingKeys = /^(?:Arrow|Page|Home|End|[-+=_])/;
/** Reports what the customer does with the map; Google's map reports a drag, and each change of its zoom level. */
const reportGestures = (canvas: HTMLElement, onUserMove: () => void) => {
  const onKey = ({ key, target }: KeyboardEvent) => {
    // Keys on a pin lead to other pins.
    if (movingKeys.test(key) && !(target instanceof Element && target.closest('[data-pin]'))) onUserMove();
  };
  const options = { capture: true, passive: true };
  canvas.addEventListener('keydown', onKey, options);
  canvas.addEventListener('wheel', ({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && onUserMove(), options);
  canvas.addEventListener('dblclick', onUserMove, options);
  // Google's map names no gesture of two fingers, which can also only move it.
  canvas.addEventListener('touchstart', ({ touches }) => touches.length > 1 && onUserMove(), options);
};

/**
 * A zoom level that the page did not ask for is the customer's: by a pinch or a double tap, of which Google's map reports nothing else.
 * Returns the function that notes the level that the page asks for.
 */
const reportZooms = (map: google.maps.Map, onUserMove: () => void) => {
  let expected = roundZoom(map.getZoom());
  const listener = map.addListener('zoom_changed', () => {
    const zoom = roundZoom(map.getZoom());
    if (zoom === expected) return;
    expected = zoom;
    onUserMove();
  });
  return {
    listener,
    expect: (zoom: number) => {
      expected = zoom;
    },
  };
};

/** Google's map in an element of its own. Its theme cannot change: another theme is another map. */
export const openGoogleMap = (
  element: HTMLElement,
  { view, theme, onIdle, onUserMove }: OpenMapOptions,
  { libraries, settings }: GoogleParts,
): OpenMap => {
  const canvas = document.createElement('div');
  canvas.className = `${s.canvas ?? ''} ${s[theme] ?? ''}`;
  element.append(canvas);
  const map = new libraries.maps.Map(canvas, {
    center: { lat: view.lat, lng: view.lng },
    zoom: view.zoom,
    minZoom: zoomLimits.least,
    maxZoom: zoomLimits.most,
    mapId: settings.mapId ?? 'DEMO_MAP_ID',
    // Pictures: a map drawn by WebGL would need evaluated code, which the page's policy refuses.
    renderingType: 'RASTER',
    colorScheme: theme === 'dark' ? 'DARK' : 'LIGHT',
    disableDefaultUI: true,
    clickableIcons: false,
    // The wheel without Ctrl or ⌘ and a single finger scroll the page.
    gestureHandling: 'cooperative',
    isFractionalZoomEnabled: false,
  });
  reportGestures(canvas, onUserMove);
  const zooms = reportZooms(map, onUserMove);
  const listeners = [
    map.addListener('idle', onIdle),
    map.addListener('dragstart', onUserMove),
    zooms.listener,
  ];
  return {
    map,
    moveTo: ({ lat, lng, zoom }) => {
      const level = roundZoom(zoom);
      zooms.expect(level);
      map.moveCamera({ center: { lat, lng }, zoom: level });
    },
    focus: () => canvas.querySelector<HTMLElement>('[tabindex="0"]:not([data-pin])')?.focus(),
    close: () => {
      for (const listener of listeners) listener.remove();
      canvas.remove();
    },
  };
};
