import { at } from '../steps.ts';
import type { MapColors } from '../map-colors.ts';
import type { Box, CanvasPoint, StreetLabel, TakenBoxes } from './label.ts';
import { family } from './label-styles.ts';

/** Names of the same street are at least this far apart. */
const repeatDistance = 260;
/** A name is left out where its street bends: the chord under it is shorter than the name. */
const straightness = 0.985;

const distance = (from: CanvasPoint, to: CanvasPoint) => Math.hypot(to[0] - from[0], to[1] - from[1]);
const lengthOf = (line: readonly CanvasPoint[]) =>
  line.slice(1).reduce((sum, point, index) => sum + distance(line[index] ?? point, point), 0);

/** The point `offset` pixels along the line. */
const pointAlong = (line: readonly CanvasPoint[], offset: number): CanvasPoint | undefined => {
  let passed = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) return undefined;
    const length = distance(from, to);
    if (passed + length >= offset && length > 0) {
      const share = (offset - passed) / length;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    passed += length;
  }
  return undefined;
};

/** The angle at which the text can be read from left to right. */
const readable = (angle: number) => {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle < -Math.PI / 2 ? angle + Math.PI : angle;
};

/** Small boxes along the text: one box around text at an angle would take too much space. */
const boxesAlong = ([x, y]: CanvasPoint, angle: number, width: number, size: number): readonly Box[] => {
  const count = Math.max(1, Math.ceil(width / (size * 1.2)));
  return Array.from({ length: count + 1 }, (_, index): Box => {
    const along = width * (index / count - 0.5);
    const [centreX, centreY] = [x + Math.cos(angle) * along, y + Math.sin(angle) * along];
    const half = size * 0.7;
    return [centreX - half, centreY - half, centreX + half, centreY + half];
  });
};

export interface StreetCanvas {
  readonly canvas: CanvasRenderingContext2D;
  readonly zoom: number;
  readonly colors: MapColors['label'];
  readonly taken: TakenBoxes;
  /** The positions at which each name was drawn. */
  readonly drawn: Map<string, CanvasPoint[]>;
}

/** Draws the name in the middle of its line, if there is space. */
export const drawStreetName = (
  { text, line }: StreetLabel,
  { canvas, zoom, colors, taken, drawn }: StreetCanvas,
): void => {
  const size = at(zoom, [
    [13, 9.5],
    [16, 11.5],
  ]);
  canvas.font = `500 ${size}px ${family}`;
  canvas.letterSpacing = '0px';
  const { width } = canvas.measureText(text);
  const length = lengthOf(line);
  if (length < width + 16) return;
  const [from, to] = [pointAlong(line, (length - width) / 2), pointAlong(line, (length + width) / 2)];
  if (!from || !to || distance(from, to) < width * straightness) return;
  const centre: CanvasPoint = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const earlier = drawn.get(text) ?? [];
  if (earlier.some((point) => distance(point, centre) < repeatDistance)) return;
  const angle = readable(Math.atan2(to[1] - from[1], to[0] - from[0]));
  const boxes = boxesAlong(centre, angle, width, size);
  if (!boxes.every((box) => taken.isFree(box))) return;
  for (const box of boxes) taken.take(box);
  drawn.set(text, [...earlier, centre]);
  canvas.save();
  canvas.translate(...centre);
  canvas.rotate(angle);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.lineWidth = 3;
  canvas.strokeStyle = colors.halo;
  canvas.strokeText(text, 0, 0.5);
  canvas.fillStyle = colors.street;
  canvas.fillText(text, 0, 0.5);
  canvas.restore();
};
