import { useArtChunk } from '../art-chunk.ts';
import { sizes } from '../art-chunks.ts';
import s from '../art.module.css';
import type { ArtSize } from '../product-art-spec.ts';

/** The height of the cup in pixels. */
const heights = { small: 28, medium: 34, large: 40, extra: 46 } as const satisfies Record<ArtSize, number>;

interface CupSizeArtProps {
  size: ArtSize;
  /** True for drinks that are served cold. */
  cold?: boolean;
}
/** A cup that grows with the size, for OptionTiles. */
export const CupSizeArt = ({ size, cold = false }: CupSizeArtProps) => {
  const drawings = useArtChunk(sizes);
  const Cup = cold ? drawings?.ColdCup : drawings?.HotCup;
  return (
    <svg
      viewBox="0 0 40 50"
      width="40"
      height="50"
      className={s.cup}
      data-cup={cold ? 'cold' : 'hot'}
      aria-hidden
    >
      <g transform={`translate(20 48)scale(${heights[size] / 46})`}>{Cup && <Cup />}</g>
    </svg>
  );
};
