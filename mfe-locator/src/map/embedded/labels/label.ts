/** A position or a line on the canvas, in CSS pixels. */
export type CanvasPoint = readonly [x: number, y: number];
export type LabelKind =
  'country' | 'state' | 'place' | 'neighborhood' | 'postalCode' | 'station' | 'landmark' | 'street';

interface LabelText {
  readonly kind: LabelKind;
  readonly text: string;
  /** Labels with a higher number are placed first. */
  readonly priority: number;
}
export interface PointLabel extends LabelText {
  readonly kind: Exclude<LabelKind, 'street'>;
  readonly at: CanvasPoint;
  /** Inhabitants of a place. */
  readonly population?: number;
  /** The area of a country, in square kilometres. */
  readonly area?: number;
  /** A dot marks the place, and the text is next to it. */
  readonly hasDot?: boolean;
}
/** The name of a street, along its line. */
export interface StreetLabel extends LabelText {
  readonly kind: 'street';
  readonly line: readonly CanvasPoint[];
}
export type Label = PointLabel | StreetLabel;

/** West, north, east, south, in CSS pixels. */
export type Box = readonly [number, number, number, number];

/** Boxes that are taken. */
export interface TakenBoxes {
  isFree(box: Box): boolean;
  take(box: Box): void;
}
export const createTakenBoxes = (obstacles: readonly Box[]): TakenBoxes => {
  const taken = [...obstacles];
  return {
    isFree: ([west, north, east, south]) =>
      !taken.some((other) => west < other[2] && east > other[0] && north < other[3] && south > other[1]),
    take: (box) => void taken.push(box),
  };
};
