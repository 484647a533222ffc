/** A round, tapering container seen from a little above. */
export interface Vessel {
  top: number;
  bottom: number;
  topRadius: number;
  bottomRadius: number;
  /** The visible share of the rim's circle: 0 from the side, 1 from above. */
  tilt: number;
}

const axis = 100;

export const radiusAt = ({ top, bottom, topRadius, bottomRadius }: Vessel, y: number): number =>
  topRadius + ((bottomRadius - topRadius) * (y - top)) / (bottom - top);

/** The ring of the vessel at a height, as attributes of an ellipse. */
export const ringAt = (vessel: Vessel, y: number, inset = 0) => {
  const rx = radiusAt(vessel, y) - inset;
  return { cx: axis, cy: y, rx, ry: rx * vessel.tilt };
};

/**
 * The part between two heights; its upper edge is the far side of the ring, or with `front` the near side.
 */
export const bandPath = (vessel: Vessel, from: number, to: number, inset = 0, front = false): string => {
  const upper = ringAt(vessel, from, inset);
  const lower = ringAt(vessel, to, inset);
  return (
    `M${axis - upper.rx} ${from}L${axis - lower.rx} ${to}` +
    `A${lower.rx} ${lower.ry} 0 0 0 ${axis + lower.rx} ${to}L${axis + upper.rx} ${from}` +
    `A${upper.rx} ${upper.ry} 0 0 ${front ? 1 : 0} ${axis - upper.rx} ${from}Z`
  );
};

/** The scale of a size, in width and in height. */
export const sizeScale = {
  small: [0.82, 0.68],
  medium: [0.88, 0.8],
  large: [0.94, 0.9],
  extra: [1, 1],
} as const;
