import type { MapColors } from '../map-colors.ts';
import { createTakenBoxes, type Box, type Label, type PointLabel, type TakenBoxes } from './label.ts';
import { family, styleOf, type TextStyle } from './label-styles.ts';
import { drawStreetName, type StreetCanvas } from './street-name.ts';

export interface LabelCanvas {
  readonly canvas: CanvasRenderingContext2D;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  readonly colors: MapColors['label'];
  /** Boxes that labels must not cover, such as pins. */
  readonly obstacles: readonly Box[];
}

/** The left edge of the text and its vertical middle. */
interface TextPlace {
  readonly left: number;
  readonly middle: number;
  readonly box: Box;
}
/** Inhabitants of a city with a larger dot. */
const largeCity = 400_000;
type Side = 'centre' | 'right' | 'left' | 'above' | 'below';
/** The sides are tried in turn. */
const sidesOf = ({ kind, hasDot }: PointLabel): readonly Side[] => {
  if (hasDot) return ['right', 'above', 'left', 'below'];
  if (kind === 'landmark' || kind === 'station') return ['below'];
  if (kind === 'country' || kind === 'state') return ['centre', 'above', 'below'];
  // The name of a city makes way for pins.
  return kind === 'place' ? ['centre', 'above', 'below', 'right', 'left'] : ['centre'];
};
/** The names of countries and of large cities with a dot make way for pins: the distances from the place, in turn. */
const distancesOf = ({ kind, hasDot, population = 0 }: PointLabel): readonly number[] =>
  kind === 'country' || (hasDot && population > largeCity) ? [0, 24] : [0];
const placeAt = (
  label: PointLabel,
  { side, distance }: { readonly side: Side; readonly distance: number },
  { width, size }: { readonly width: number; readonly size: number },
): TextPlace => {
  const [x, y] = label.at;
  const gap = distance + (label.hasDot ? 6 : size * 1.4);
  const left = {
    centre: x - width / 2,
    above: x - width / 2,
    below: x - width / 2,
    right: x + gap,
    left: x - width - gap,
  }[side];
  const beside = distance + size * (label.hasDot || label.kind !== 'place' ? 1 : 1.6);
  const middle = { centre: y, right: y, left: y, above: y - beside, below: y + beside }[side];
  return { left, middle, box: [left - 3, middle - size * 0.62, left + width + 3, middle + size * 0.62] };
};

const drawDot = (
  canvas: CanvasRenderingContext2D,
  [x, y]: PointLabel['at'],
  { radius, fill, stroke }: { readonly radius: number; readonly fill: string; readonly stroke: string },
) => {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fillStyle = fill;
  canvas.fill();
  canvas.lineWidth = 1.4;
  canvas.strokeStyle = stroke;
  canvas.stroke();
};

const setFont = (canvas: CanvasRenderingContext2D, { weight, size, spacing }: TextStyle) => {
  canvas.font = `${weight} ${size}px ${family}`;
  canvas.letterSpacing = `${spacing}px`;
};

const drawPoint = (label: PointLabel, canvasOf: LabelCanvas, taken: TakenBoxes): void => {
  const { canvas, zoom, colors } = canvasOf;
  const style = styleOf(label, zoom, colors);
  const text = style.isUpperCase ? label.text.toLocaleUpperCase() : label.text;
  setFont(canvas, style);
  const { width } = canvas.measureText(text);
  const place = distancesOf(label)
    .flatMap((distance) => sidesOf(label).map((side) => ({ side, distance })))
    .map((where) => placeAt(label, where, { width, size: style.size }))
    .find(({ box }) => taken.isFree(box));
  if (!place) return;
  taken.take(place.box);
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.lineWidth = 3.2;
  canvas.strokeStyle = colors.halo;
  canvas.strokeText(text, place.left, place.middle);
  canvas.fillStyle = style.color;
  canvas.fillText(text, place.left, place.middle);
  const [x, y] = label.at;
  if (label.hasDot) {
    taken.take([x - 4, y - 4, x + 4, y + 4]);
    const radius = (label.population ?? 0) > largeCity ? 3 : 2.2;
    drawDot(canvas, label.at, { radius, fill: colors.halo, stroke: style.color });
  } else if (label.kind === 'landmark' || label.kind === 'station')
    drawDot(canvas, label.at, { radius: 3, fill: style.color, stroke: colors.halo });
};

/** The text may reach this far over the edge of the canvas. */
const overhang = 60;
const isOnCanvas = ({ at: [x, y] }: PointLabel, { width, height }: LabelCanvas) =>
  x > -overhang && y > -overhang && x < width + overhang && y < height + overhang;

/** A place near the edge of a tile is in both tiles. */
const isSamePoint = (one: PointLabel, other: PointLabel) =>
  one.text === other.text && Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < 8;

/** Draws the labels that do not cover each other: the most important first. */
export const drawLabels = (labels: readonly Label[], canvasOf: LabelCanvas): void => {
  const { canvas, obstacles } = canvasOf;
  const taken = createTakenBoxes(obstacles);
  const drawn: StreetCanvas['drawn'] = new Map();
  canvas.lineJoin = 'round';
  const points: PointLabel[] = [];
  for (const label of [...labels].sort((one, other) => other.priority - one.priority)) {
    if (label.kind === 'street') drawStreetName(label, { ...canvasOf, taken, drawn });
    else if (isOnCanvas(label, canvasOf) && !points.some((other) => isSamePoint(label, other))) {
      points.push(label);
      drawPoint(label, canvasOf, taken);
    }
  }
};
