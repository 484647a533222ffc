import type { TileFeature, TileLine } from './decode-tile.ts';

/** The place of a tile of the archive on a canvas: `scale` in CSS pixels per unit of the tile. */
export interface TilePlacement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}
/** The side of a drawn tile in CSS pixels. */
export const tileSize = 512;
/** Lines and their edges reach this many pixels over the edge of a tile. */
const margin = 30;

/** The features that can be seen on the canvas. */
export const visible = (
  features: readonly TileFeature[] = [],
  { scale, left, top }: TilePlacement,
): readonly TileFeature[] => {
  const [west, north] = [(-margin - left) / scale, (-margin - top) / scale];
  const [east, south] = [(tileSize + margin - left) / scale, (tileSize + margin - top) / scale];
  return features.filter(({ box }) => box[0] <= east && box[2] >= west && box[1] <= south && box[3] >= north);
};

const trace = (
  canvas: CanvasRenderingContext2D,
  lines: readonly TileLine[],
  { scale, left, top }: TilePlacement,
  isClosed: boolean,
) => {
  for (const line of lines) {
    line.forEach(({ x, y }, index) => {
      const [toX, toY] = [x * scale + left, y * scale + top];
      if (index === 0) canvas.moveTo(toX, toY);
      else canvas.lineTo(toX, toY);
    });
    if (isClosed) canvas.closePath();
  }
};

/** Fills all polygons as one shape, so that the seams of tiles do not show. */
export const fillShapes = (
  canvas: CanvasRenderingContext2D,
  features: readonly TileFeature[],
  placement: TilePlacement,
  color: string,
): void => {
  if (features.length === 0) return;
  canvas.fillStyle = color;
  canvas.beginPath();
  for (const { type, lines } of features) if (type === 'polygon') trace(canvas, lines, placement, true);
  canvas.fill('evenodd');
};

/** Fills one polygon after the other: shapes that overlap do not cut each other out. */
export const fillEach = (
  canvas: CanvasRenderingContext2D,
  features: readonly TileFeature[],
  placement: TilePlacement,
  color: string,
): void => {
  for (const feature of features) fillShapes(canvas, [feature], placement, color);
};

export interface LineStyle {
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[];
}
export const strokeLines = (
  canvas: CanvasRenderingContext2D,
  features: readonly TileFeature[],
  placement: TilePlacement,
  { color, width, dash = [] }: LineStyle,
): void => {
  if (features.length === 0) return;
  canvas.strokeStyle = color;
  canvas.lineWidth = width;
  canvas.setLineDash([...dash]);
  canvas.beginPath();
  for (const { type, lines } of features) trace(canvas, lines, placement, type === 'polygon');
  canvas.stroke();
  canvas.setLineDash([]);
};

/** Limits what `draw` draws to the polygons. */
export const clipTo = (
  canvas: CanvasRenderingContext2D,
  features: readonly TileFeature[],
  placement: TilePlacement,
  draw: () => void,
): void => {
  canvas.save();
  canvas.beginPath();
  for (const { lines } of features) trace(canvas, lines, placement, true);
  canvas.clip('evenodd');
  draw();
  canvas.restore();
};
