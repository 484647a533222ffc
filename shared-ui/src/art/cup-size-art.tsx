import s from './art.module.css';
import type { ArtSize } from './product-art-spec.ts';

/** Height of the cup in pixels. */
const heights = { small: 28, medium: 34, large: 40, extra: 46 } as const satisfies Record<ArtSize, number>;

/** An outline of a cup that grows with the size, for OptionTiles. */
export const CupSizeArt = ({ size }: { size: ArtSize }) => (
  <svg viewBox="0 0 40 50" width="40" height="50" className={s.cup} aria-hidden>
    <g transform={`translate(20 48)scale(${heights[size] / 46})`}>
      <path
        d="M-15-40H15L11-2Q11 0 9 0H-9Q-11 0-11-2Z"
        fill="var(--color-surface)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M-13.7-28H13.7L12-12H-12Z" fill="var(--color-primary)" />
      <path d="M-17-42H17V-38H-17ZM-13-46H13L14-42H-14Z" fill="currentColor" />
    </g>
  </svg>
);
