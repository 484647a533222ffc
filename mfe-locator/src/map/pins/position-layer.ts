import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet';
import type { StoreMap } from '../map-provider.ts';
import { anchorClass, createPositionMark } from './pin-element.ts';

const belowPins = -10_000;

/** Shows the mark of the customer's position. */
export const createPositionLayer = (map: LeafletMap): StoreMap['setPosition'] => {
  let shown: Marker | undefined;
  return (mark) => {
    shown?.remove();
    if (!mark) return;
    const icon = new DivIcon({ className: anchorClass, html: createPositionMark(mark), iconSize: [0, 0] });
    const options = { icon, keyboard: false, interactive: false, zIndexOffset: belowPins };
    shown = new Marker(mark.position, options).addTo(map);
  };
};
