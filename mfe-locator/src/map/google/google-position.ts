import type { PositionMark } from '../map-provider.ts';
import { createPositionMark } from '../pins/pin-element.ts';

/** The mark has no size of its own. */
const anchor = { anchorLeft: '0px', anchorTop: '0px' };
const belowPins = -1;

export interface GooglePosition {
  set(mark: PositionMark | undefined): void;
  /** Shows the same mark on another map. */
  moveTo(map: google.maps.Map): void;
}

/** Shows the mark of the customer's position as a marker that is not a button. */
export const createGooglePosition = (
  { AdvancedMarkerElement }: google.maps.MarkerLibrary,
  firstMap: google.maps.Map,
): GooglePosition => {
  let map = firstMap;
  let shown: google.maps.marker.AdvancedMarkerElement | undefined;
  return {
    set: (mark) => {
      if (shown) shown.map = null;
      shown = undefined;
      if (!mark) return;
      shown = new AdvancedMarkerElement({ map, position: mark.position, zIndex: belowPins, ...anchor });
      shown.append(createPositionMark(mark));
    },
    moveTo: (next) => {
      map = next;
      if (shown) shown.map = next;
    },
  };
};
