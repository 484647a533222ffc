import type { ReactNode } from 'react';
import type { ArtSize } from '../product-art-spec.ts';

/** The height of the cup in pixels. */
const heights = { small: 28, medium: 34, large: 40, extra: 46 } as const satisfies Record<ArtSize, number>;

interface CupSizeFrameProps {
  readonly size: ArtSize;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}
/** The space of the largest cup, with a cup at its bottom in the height of its size. */
export const CupSizeFrame = ({ size, className, children }: CupSizeFrameProps) => (
  <svg viewBox="0 0 40 50" width="40" height="50" className={className} aria-hidden>
    <g transform={`translate(20 48)scale(${heights[size] / 46})`}>{children}</g>
  </svg>
);
