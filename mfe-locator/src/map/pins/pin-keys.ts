import type { MapPin, Position } from '../map-provider.ts';
import { pixelsBetween } from '../mercator.ts';

/** Any zoom level: only distances from the same position are compared. */
const comparedZoom = 10;
/** The pin that is nearest to a position. */
const nearestPin = (pins: readonly MapPin[], position: Position): MapPin | undefined => {
  const distance = (pin: MapPin) => {
    const { x, y } = pixelsBetween(position, pin.position, comparedZoom);
    return Math.hypot(x, y);
  };
  return [...pins].sort((one, other) => distance(one) - distance(other))[0];
};

interface PinFocus {
  /** The button of a shown pin. */
  readonly control: (id: string) => HTMLElement | undefined;
  /** Moves focus to the map. */
  readonly leave: () => void;
}
/**
 * Changes the pins by `change`. If the pin with the focus goes, because its cluster was opened or another search was answered, the
 * pin that is nearest to it gets the focus; the map does if there is none, or if the pin was pressed by a pointer.
 */
export const keepPinFocus = (
  { before, next }: { readonly before: readonly MapPin[]; readonly next: readonly MapPin[] },
  { control, leave }: PinFocus,
  change: () => void,
): void => {
  const focused = before.find(({ id }) => control(id) === document.activeElement);
  const hadKeys = focused && control(focused.id)?.matches(':focus-visible');
  change();
  if (!focused || next.some(({ id }) => id === focused.id)) return;
  const nearest = hadKeys ? nearestPin(next, focused.position) : undefined;
  const button = nearest && control(nearest.id);
  button?.focus({ preventScroll: true });
  if (!button || document.activeElement !== button) leave();
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * One pin is a tab stop; arrow keys lead to the others, Home and End to the first and last, Escape to the map. `pins` returns them in
 * order.
 */
export const handlePinKeys = (
  event: KeyboardEvent,
  pins: () => readonly HTMLButtonElement[],
  leave: () => void,
): void => {
  const list = pins();
  const place = list.indexOf(event.target as HTMLButtonElement);
  if (place < 0) return;
  const step = steps[event.key];
  const next =
    event.key === 'Home'
      ? list[0]
      : event.key === 'End'
        ? list.at(-1)
        : step === undefined
          ? undefined
          : list[(place + step + list.length) % list.length];
  if (next) {
    event.preventDefault();
    event.stopPropagation();
    for (const pin of list) pin.tabIndex = pin === next ? 0 : -1;
    next.focus({ preventScroll: true });
  } else if (event.key === 'Escape') {
    event.stopPropagation();
    leave();
  }
};
