/** A rectangle in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** An element that a notice should not cover; one with a higher weight is covered last. */
export interface Obstacle extends Box {
  readonly weight: number;
}
export interface Room {
  /** The part of the window between the header and the bars at its foot, or the keyboard. */
  readonly bounds: Box;
  readonly width: number;
  readonly height: number;
  readonly obstacles: readonly Obstacle[];
}
const aligns = ['center', 'start', 'end'] as const;
export interface Place {
  readonly align: (typeof aligns)[number];
  readonly top: number;
}

const stepPx = 8;

const coveredOf = (box: Box, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, { weight, ...other }) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return width > 0 && height > 0 ? sum + width * height * weight : sum;
  }, 0);

const leftOf = ({ align }: Place, { bounds, width }: Room): number => {
  if (align === 'start') return bounds.left;
  return align === 'end' ? bounds.right - width : (bounds.left + bounds.right - width) / 2;
};

/**
 * The lowest place where the notices cover no obstacle, the middle of the window before its sides. Without one it is the place that
 * covers least.
 */
export const findPlace = (room: Room): Place => {
  const { bounds, width, height, obstacles } = room;
  const lowest = Math.max(bounds.top, bounds.bottom - height);
  let best: Place = { align: 'center', top: lowest };
  let least = Number.POSITIVE_INFINITY;
  for (let top = lowest; top >= bounds.top; top -= stepPx)
    for (const align of aligns) {
      const left = leftOf({ align, top }, room);
      const covered = coveredOf({ left, top, right: left + width, bottom: top + height }, obstacles);
      if (covered < least) [best, least] = [{ align, top }, covered];
      if (covered === 0) return best;
    }
  return best;
};
