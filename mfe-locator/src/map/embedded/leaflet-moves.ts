import type { Map as LeafletMap, ZoomPanOptions } from 'leaflet';
import { zoomLimits, type Position, type StoreMap } from '../map-provider.ts';

interface Move {
  /** undefined: the middle stays. */
  readonly center?: Position | undefined;
  readonly zoom: number;
  readonly options: ZoomPanOptions;
}

/**
 * The options of a move that is not the customer's: Leaflet does not report its start, also not that of an animation, which begins
 * in a later frame.
 */
const ownMove = (animate: boolean): ZoomPanOptions => {
  const options = { animate, noMoveStart: true };
  return { ...options, ...{ zoom: options, pan: options } };
};

/** Leaflet rounds a level too: with a part of one, the end of the zoom would never come. */
const limited = (zoom: number) => Math.max(zoomLimits.least, Math.min(zoomLimits.most, Math.round(zoom)));

/**
 * The moves that the page asks for. Leaflet ignores a move while it animates a zoom: the move is made after the animation, and each
 * level that is asked for counts (LOC-010).
 */
export const createLeafletMoves = (
  map: LeafletMap,
  animate: boolean,
): Pick<StoreMap, 'setView' | 'zoomBy'> => {
  let isZooming = false;
  /** The level that the running zoom of this function ends at; Leaflet's own level changes a frame later. */
  let goal: number | undefined;
  let next: Move | undefined;
  const run = () => {
    if (isZooming || !next) return;
    const { center, zoom, options } = next;
    next = undefined;
    if (zoom !== map.getZoom()) {
      isZooming = true;
      goal = zoom;
    }
    map.setView(center ?? map.getCenter(), zoom, options);
  };
  map.on('zoomstart', () => {
    isZooming = true;
  });
  map.on('zoomend', () => {
    isZooming = false;
    goal = undefined;
    run();
  });
  return {
    setView: ({ zoom, ...center }) => {
      next = { center, zoom: limited(zoom), options: ownMove(animate) };
      run();
    },
    zoomBy: (levels) => {
      const zoom = limited((next?.zoom ?? goal ?? map.getZoom()) + levels);
      next = { center: next?.center, zoom, options: { animate } };
      run();
    },
  };
};

const zoomKeys: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };
/** Zooms by keys while the map has the focus. Leaflet's own keys lose a press during an animated zoom. */
export const handleZoomKeys = (map: LeafletMap, zoomBy: StoreMap['zoomBy']): void => {
  const element = map.getContainer();
  const onKey = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const levels = zoomKeys[key];
    if (levels === undefined || target !== element || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    zoomBy(levels);
  };
  element.addEventListener('keydown', onKey);
  map.on('unload', () => element.removeEventListener('keydown', onKey));
};
