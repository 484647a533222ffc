import type { MapPin, StoreMapEvents } from '../map-provider.ts';
import { drawPin, reportHover, zIndexOf } from '../pins/pin-element.ts';
import { keepPinFocus } from '../pins/pin-keys.ts';
import s from './google-map.module.css';

type Marker = google.maps.marker.AdvancedMarkerElement;
interface ShownPin {
  readonly marker: Marker;
  update(pin: MapPin): void;
}
/** The position's place in the pin's box, from its top left corner (pins.module.css). */
const anchors = {
  store: { anchorLeft: '-22px', anchorTop: '-44px' },
  cluster: { anchorLeft: '-24px', anchorTop: '-24px' },
} as const satisfies Record<MapPin['kind'], object>;

interface GooglePinEvents extends Pick<StoreMapEvents, 'onPinPress' | 'onPinHover'> {
  /** Escape on a pin leads to the map. */
  readonly onLeave: () => void;
}
export interface GooglePins {
  set(pins: readonly MapPin[]): void;
  /** Shows the same pins on another map. */
  moveTo(map: google.maps.Map): void;
  remove(): void;
}

const listen = (marker: Marker, id: string, { onPinPress, onPinHover, onLeave }: GooglePinEvents) => {
  marker.addEventListener('gmp-click', () => onPinPress(id));
  marker.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave();
  });
  reportHover(marker, id, onPinHover);
};

const boxOf = (face: HTMLElement) => {
  const box = document.createElement('div');
  box.className = s.pin ?? '';
  // The marker's title is its name, also that of a cluster, whose face has a text.
  box.setAttribute('aria-hidden', 'true');
  box.append(face);
  return box;
};

/**
 * Shows pins as Google's markers, which are the buttons: Google makes one of them a tab stop, and arrow keys lead to the others. A
 * new list changes only what differs from the list before.
 */
export const createGooglePins = (
  { AdvancedMarkerElement }: google.maps.MarkerLibrary,
  firstMap: google.maps.Map,
  events: GooglePinEvents,
): GooglePins => {
  const shown = new Map<string, ShownPin>();
  let map = firstMap;
  const show = (pin: MapPin): ShownPin => {
    const face = document.createElement('div');
    const marker = new AdvancedMarkerElement({
      map,
      gmpClickable: true,
      title: pin.label,
      ...anchors[pin.kind],
    });
    marker.append(boxOf(face));
    const draw = drawPin({ control: marker, face }, pin);
    listen(marker, pin.id, events);
    const update = (next: MapPin) => {
      draw(next);
      marker.title = next.label;
      marker.position = next.position;
      marker.zIndex = zIndexOf(next);
    };
    return { marker, update };
  };
  const removeExcept = (kept: ReadonlySet<string>) => {
    for (const [id, { marker }] of shown)
      if (!kept.has(id)) {
        marker.map = null;
        shown.delete(id);
      }
  };
  let pins: readonly MapPin[] = [];
  const change = () => {
    removeExcept(new Set(pins.map(({ id }) => id)));
    for (const pin of pins) {
      const known = shown.get(pin.id) ?? show(pin);
      shown.set(pin.id, known);
      known.update(pin);
    }
  };
  return {
    set: (next) => {
      const before = pins;
      pins = next;
      keepPinFocus(
        { before, next },
        { control: (id) => shown.get(id)?.marker, leave: events.onLeave },
        change,
      );
    },
    moveTo: (next) => {
      map = next;
      for (const { marker } of shown.values()) marker.map = next;
    },
    remove: () => removeExcept(new Set()),
  };
};
