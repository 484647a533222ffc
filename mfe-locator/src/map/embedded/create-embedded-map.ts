import { Map as LeafletMap, type PanOptions, type PointExpression } from 'leaflet';
import type { MapArea, StoreMap, StoreMapOptions } from '../map-provider.ts';
import { zoomLimits } from '../map-provider.ts';
import { movesWithPendingFit } from '../pending-fit.ts';
import { createPinLayer } from '../pins/pin-layer.ts';
import { createPositionLayer } from '../pins/position-layer.ts';
import type { AddBaseMap } from './base-maps.ts';
import { controlBoxes } from './control-boxes.ts';
import { shareGesturesWithPage } from './cooperative-gestures.ts';
import { createLeafletMoves, handleZoomKeys } from './leaflet-moves.ts';
import s from './embedded-map.module.css';

const areaOf = (map: LeafletMap): MapArea => {
  const bounds = map.getBounds();
  const { lat, lng } = map.getCenter();
  return {
    view: { lat, lng, zoom: map.getZoom() },
    bounds: {
      north: bounds.getNorth(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      west: bounds.getWest(),
    },
  };
};

const dressElement = (element: HTMLElement, { label, theme }: StoreMapOptions) => {
  element.classList.add(s.map ?? '', s[theme] ?? '');
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
};

/** A map that also keys move at once. */
class CalmMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

const createLeafletMap = (element: HTMLElement, { view, isCalm }: StoreMapOptions) =>
  new (isCalm ? CalmMap : LeafletMap)(element, {
    center: view,
    zoom: view.zoom,
    minZoom: zoomLimits.least,
    maxZoom: zoomLimits.most,
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
    zoomAnimation: !isCalm,
    fadeAnimation: false,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  });

/** Reports moves by the customer, and each rest of the map. */
const reportMoves = (map: LeafletMap, { onIdle, onUserMove }: StoreMapOptions) => {
  let isRemoved = false;
  map.on('movestart', onUserMove);
  map.on('moveend', () => onIdle(areaOf(map)));
  map.on('unload', () => {
    isRemoved = true;
  });
  queueMicrotask(() => {
    if (!isRemoved) onIdle(areaOf(map));
  });
};

/** A Leaflet map. */
export const createEmbeddedMap = (
  element: HTMLElement,
  options: StoreMapOptions,
  addBaseMap: AddBaseMap,
): StoreMap => {
  const { isCalm } = options;
  let { theme } = options;
  dressElement(element, options);
  const map = createLeafletMap(element, options);
  const pins = createPinLayer(map, options);
  const base = addBaseMap(map, theme, () => [...pins.boxes(), ...controlBoxes(element)]);
  reportMoves(map, options);
  const { setView, zoomBy } = createLeafletMoves(map, !isCalm);
  handleZoomKeys(map, zoomBy);
  shareGesturesWithPage(map, options.hints);
  const size = () => ({ width: element.clientWidth, height: element.clientHeight });
  const moves = movesWithPendingFit(size, setView);
  return {
    ...moves,
    zoomBy,
    area: () => areaOf(map),
    setPins: (next) => {
      pins.set(next);
      base.onPinsChanged();
    },
    setPosition: createPositionLayer(map),
    setTheme: (next) => {
      if (next === theme) return;
      theme = next;
      element.classList.remove(s.light ?? '', s.dark ?? '');
      element.classList.add(s[next] ?? '');
      base.setTheme(next);
    },
    retry: base.retry,
    resize: () => {
      // A hidden map keeps its area: one without a size would count as left by the customer.
      if (element.clientWidth === 0) return;
      map.invalidateSize({ animate: false });
      moves.resize();
    },
    destroy: () => void map.remove(),
  };
};
