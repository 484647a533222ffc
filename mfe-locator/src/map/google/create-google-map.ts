import type { MapView } from '@crema/shared-contracts';
import type { MapArea, StoreMap, StoreMapOptions } from '../map-provider.ts';
import { boundsAround, type MapSize } from '../mercator.ts';
import { movesWithPendingFit } from '../pending-fit.ts';
import { createGooglePins } from './google-pins.ts';
import { createGooglePosition } from './google-position.ts';
import s from './google-map.module.css';
import { onKeyRefused } from './load-google.ts';
import { openGoogleMap, roundZoom, type GoogleParts } from './open-google-map.ts';

/** A map that Google has not drawn after this time counts as failed. */
const drawnWithinMs = 3_000;

/** Calls `onFailure` when Google refuses the key, or has not drawn the map in time. */
const watchFailures = (onFailure: () => void) => {
  const timer = setTimeout(onFailure, drawnWithinMs);
  const stopRefusal = onKeyRefused(onFailure);
  return {
    drawn: () => clearTimeout(timer),
    stop: () => {
      clearTimeout(timer);
      stopRefusal();
    },
  };
};

/** Shows Google's map. It reports a failure when Google refuses the key, or draws nothing in time. */
export const createGoogleMap = (
  element: HTMLElement,
  options: StoreMapOptions,
  parts: GoogleParts,
): StoreMap => {
  const { label, isCalm, onUserMove, onFailure } = options;
  element.classList.add(s.map ?? '');
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
  const size = (): MapSize => ({ width: element.clientWidth, height: element.clientHeight });
  const failures = watchFailures(onFailure);
  const onIdle = () => {
    failures.drawn();
    // A hidden map has no area.
    if (size().width > 0) options.onIdle(area());
  };

  let { theme } = options;
  let shown = openGoogleMap(element, { view: options.view, theme, onIdle, onUserMove }, parts);
  const pins = createGooglePins(parts.libraries.marker, shown.map, {
    ...options,
    onLeave: () => shown.focus(),
  });
  const position = createGooglePosition(parts.libraries.marker, shown.map);
  const view = (): MapView => {
    const { lat, lng } = shown.map.getCenter()?.toJSON() ?? options.view;
    return { lat, lng, zoom: roundZoom(shown.map.getZoom()) };
  };
  const area = (): MapArea => ({ view: view(), bounds: boundsAround(view(), size()) });
  const setView = (next: MapView) => {
    if (!isCalm && next.zoom === view().zoom) shown.map.panTo({ lat: next.lat, lng: next.lng });
    else shown.moveTo(next);
  };

  return {
    // Google's map follows the size of its element, and fetches its pictures again.
    ...movesWithPendingFit(size, setView),
    zoomBy: (levels) => {
      onUserMove();
      shown.map.setZoom(roundZoom(view().zoom + levels));
    },
    area,
    setPins: pins.set,
    setPosition: position.set,
    setTheme: (next) => {
      if (next === theme) return;
      theme = next;
      const before = view();
      shown.close();
      shown = openGoogleMap(element, { view: before, theme, onIdle, onUserMove }, parts);
      for (const marks of [pins, position]) marks.moveTo(shown.map);
    },
    retry: () => undefined,
    destroy: () => {
      failures.stop();
      pins.remove();
      position.set(undefined);
      shown.close();
      element.classList.remove(s.map ?? '');
    },
  };
};
