import type { MapPin, PositionMark, StoreMapEvents } from '../map-provider.ts';
import s from './pins.module.css';

const svgNamespace = 'http://www.w3.org/2000/svg';
const drop = 'M16 39C12 31 2 26 2 15a14 14 0 0 1 28 0c0 11-10 16-14 24z';
const cup = 'M10 11h10v6a4 4 0 0 1-4 4h-2a4 4 0 0 1-4-4zM20 13h1.6a2 2 0 0 1 0 4.6H20';
const circularArrow = 'M21.5 14a5.5 5.5 0 1 1-1.8-4M20.5 6.5v4h-4';
const heart = 'M16 22c-4-3-6.5-5-6.5-8a3.4 3.4 0 0 1 6.5-1.3A3.4 3.4 0 0 1 22.5 14c0 3-2.5 5-6.5 8z';

const svg = (paths: readonly (readonly [shape: string, name: string | undefined])[]) => {
  const drawing = document.createElementNS(svgNamespace, 'svg');
  drawing.setAttribute('viewBox', '0 0 32 40');
  drawing.setAttribute('aria-hidden', 'true');
  for (const [shape, name] of paths) {
    const path = document.createElementNS(svgNamespace, 'path');
    path.setAttribute('d', shape);
    path.setAttribute('class', name ?? '');
    drawing.append(path);
  }
  return drawing;
};

/** A circle grows with the number of digits. */
const countElement = (count: number) => {
  const circle = document.createElement('span');
  circle.className = s.count ?? '';
  circle.dataset['size'] = String(Math.min(3, String(count).length));
  circle.textContent = String(count);
  return circle;
};

/** The drawing in the pin of a store: the first that fits. */
const markOf = ({ isFavorite, isUsual }: MapPin) =>
  isFavorite ? ([heart, s.heart] as const) : ([isUsual ? circularArrow : cup, s.mark] as const);
const drawingOf = (pin: MapPin): Element =>
  pin.kind === 'cluster' ? countElement(pin.count ?? 0) : svg([[drop, s.body], markOf(pin)]);

const classesOf = (pin: MapPin) =>
  [
    pin.kind === 'cluster' ? s.cluster : s.store,
    (pin.isClosed || pin.isGreyed) && s.closed,
    pin.isHighlighted && s.highlighted,
    pin.isSelected && s.selected,
  ]
    .filter(Boolean)
    .join(' ');

/** The two elements of a pin; they may be the same. */
export interface PinElements {
  /** The button: it has the pin's id and the state of being pressed if its store is selected. */
  readonly control: HTMLElement;
  /** Contains the drawing. */
  readonly face: HTMLElement;
}
/** Draws a pin into its elements. The returned function shows another state of the same pin. */
export const drawPin = ({ control, face }: PinElements, first: MapPin): ((pin: MapPin) => void) => {
  control.dataset['pin'] = first.id;
  let drawn = '';
  const update = (pin: MapPin) => {
    const drawing = `${pin.kind} ${pin.count} ${pin.isFavorite} ${pin.isUsual}`;
    if (drawing !== drawn) face.replaceChildren(drawingOf(pin));
    drawn = drawing;
    face.className = classesOf(pin);
    if (pin.kind === 'store') control.setAttribute('aria-pressed', String(pin.isSelected === true));
  };
  update(first);
  return update;
};

/** The element whose corner is on the position of the pin. */
export const anchorClass = s.anchor ?? '';
/** Selected and highlighted pins are above the others. */
export const zIndexOf = ({ isSelected, isHighlighted }: MapPin): number =>
  isSelected ? 2_000 : isHighlighted ? 1_000 : 0;

/** The mark of the customer's position: a picture, not a button. */
export const createPositionMark = ({ label }: PositionMark): HTMLElement => {
  const mark = document.createElement('div');
  mark.className = s.position ?? '';
  mark.dataset['position'] = '';
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', label);
  return mark;
};

/** Reports the pointer and the focus on a pin. */
export const reportHover = (
  control: HTMLElement,
  id: string,
  onPinHover: StoreMapEvents['onPinHover'],
): void => {
  for (const event of ['pointerenter', 'focus']) control.addEventListener(event, () => onPinHover(id));
  for (const event of ['pointerleave', 'blur']) control.addEventListener(event, () => onPinHover(undefined));
};
