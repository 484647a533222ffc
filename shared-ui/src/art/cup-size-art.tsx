import s from './art.module.css';
import type { ArtSize } from './product-art-spec.ts';

/** Height of the cup in pixels. */
const heights = { small: 28, medium: 34, large: 40, extra: 46 } as const satisfies Record<ArtSize, number>;

/** Paper, with a sleeve and a lid. */
const HotCup = () => (
  <>
    <path
      d="M-15-40H15L11-2Q11 0 9 0H-9Q-11 0-11-2Z"
      fill="var(--color-surface)"
      stroke="currentColor"
      strokeWidth="2"
    />
    <path d="M-13.7-28H13.7L12-12H-12Z" fill="var(--color-primary)" />
    <path d="M-17-42H17V-38H-17ZM-13-46H13L14-42H-14Z" fill="currentColor" />
  </>
);

/** Clear, with a straw: what is in it and its ice are seen. */
const ColdCup = () => (
  <>
    <path d="M2-37L6-46" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    <path d="M-12.6-26H12.6L10.6-3Q10.4-1 9-1H-9Q-10.4-1-10.6-3Z" fill="var(--color-primary)" />
    <path
      d="M-9-27L-3-29.5-.5-23.5-6.5-21ZM1-24L6.5-27 9.5-21.5 4-18.5Z"
      fill="var(--color-surface)"
      stroke="var(--color-primary)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path d="M-14-37H14L11-2Q11 0 9 0H-9Q-11 0-11-2Z" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M-16-40H16V-36H-16Z" fill="currentColor" />
  </>
);

interface CupSizeArtProps {
  size: ArtSize;
  /** For drinks that are served cold. */
  cold?: boolean;
}
/** A cup that grows with the size, for OptionTiles. */
export const CupSizeArt = ({ size, cold = false }: CupSizeArtProps) => (
  <svg
    viewBox="0 0 40 50"
    width="40"
    height="50"
    className={s.cup}
    data-cup={cold ? 'cold' : 'hot'}
    aria-hidden
  >
    <g transform={`translate(20 48)scale(${heights[size] / 46})`}>{cold ? <ColdCup /> : <HotCup />}</g>
  </svg>
);
