import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet';
import type { MapPin, StoreMapEvents } from '../map-provider.ts';
import { anchorClass, drawPin, reportHover, zIndexOf } from './pin-element.ts';
import { handlePinKeys, keepPinFocus } from './pin-keys.ts';

interface ShownPin {
  readonly button: HTMLButtonElement;
  readonly marker: Marker;
  update(pin: MapPin): void;
}
export interface PinLayer {
  set(pins: readonly MapPin[]): void;
  /** The boxes of the drawings, in the map. */
  boxes(): readonly (readonly [number, number, number, number])[];
}

/** Tab leads to one pin: the focused one, else the selected one, else the first. */
const keepOneTabStop = (all: readonly HTMLButtonElement[]) => {
  const stop =
    all.find((button) => button === document.activeElement) ??
    all.find((button) => button.ariaPressed === 'true') ??
    all[0];
  for (const button of all) button.tabIndex = button === stop ? 0 : -1;
};

/** The pixels of a drag: Leaflet moves the map from here on. */
const leastDrag = 3;
/** Calls `press` for each press. A drag of the map that begins on the button ends with a click on it, which is not a press. */
const onPress = (button: HTMLElement, press: () => void): void => {
  let last: { readonly x: number; readonly y: number } | undefined;
  button.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    last = { x, y };
  });
  button.addEventListener('click', ({ detail, clientX, clientY }) => {
    const start = last;
    last = undefined;
    const isByPointer = detail > 0 && start;
    if (isByPointer && Math.abs(clientX - start.x) + Math.abs(clientY - start.y) >= leastDrag) return;
    press();
  });
};

/** Shows pins as buttons; a new list changes only what differs from the list before. */
export const createPinLayer = (
  map: LeafletMap,
  { onPinPress, onPinHover }: Pick<StoreMapEvents, 'onPinPress' | 'onPinHover'>,
): PinLayer => {
  const shown = new Map<string, ShownPin>();
  const leave = () => map.getContainer().focus({ preventScroll: true });
  let pins: readonly MapPin[] = [];
  const buttons = () => [...shown.values()].map(({ button }) => button);
  const show = (pin: MapPin): ShownPin => {
    const button = document.createElement('button');
    button.type = 'button';
    const draw = drawPin({ control: button, face: button }, pin);
    onPress(button, () => onPinPress(pin.id));
    reportHover(button, pin.id, onPinHover);
    button.addEventListener('keydown', (event) => handlePinKeys(event, buttons, leave));
    const icon = new DivIcon({ className: anchorClass, html: button, iconSize: [0, 0] });
    // The button is the tab stop, not the icon around it.
    const marker = new Marker(pin.position, { icon, keyboard: false }).addTo(map);
    const update = (next: MapPin) => {
      draw(next);
      button.setAttribute('aria-label', next.label);
      marker.setLatLng(next.position).setZIndexOffset(zIndexOf(next));
    };
    return { button, marker, update };
  };
  const change = () => {
    const wanted = new Set(pins.map(({ id }) => id));
    for (const [id, { marker }] of shown)
      if (!wanted.has(id)) {
        marker.remove();
        shown.delete(id);
      }
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
      keepPinFocus({ before, next }, { control: (id) => shown.get(id)?.button, leave }, change);
      keepOneTabStop(buttons());
    },
    boxes: () => {
      const { left, top } = map.getContainer().getBoundingClientRect();
      return buttons().flatMap((button) => {
        const box = button.firstElementChild?.getBoundingClientRect();
        return box && box.width > 0
          ? [[box.left - left - 2, box.top - top - 2, box.right - left + 2, box.bottom - top + 2] as const]
          : [];
      });
    },
  };
};
