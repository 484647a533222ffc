import { useArtChunk } from '../art-chunk.ts';
import { sizes } from '../art-chunks.ts';
import s from '../art.module.css';
import type { ArtSize } from '../product-art-spec.ts';
import type { CupColors } from './cup-size-drawings.tsx';
import { CupSizeFrame } from './cup-size-frame.tsx';

const themeColors: CupColors = {
  line: 'currentColor',
  paper: 'var(--color-surface)',
  accent: 'var(--color-primary)',
};

interface CupSizeArtProps {
  size: ArtSize;
  /** True for drinks that are served cold. */
  cold?: boolean;
}
/** A live cup that grows with the size. Pages show a CupSizePicture; versions of remotes before it import this. */
export const CupSizeArt = ({ size, cold = false }: CupSizeArtProps) => {
  const drawings = useArtChunk(sizes);
  const Cup = cold ? drawings?.ColdCup : drawings?.HotCup;
  return (
    <CupSizeFrame size={size} className={s.cup}>
      {Cup && <Cup colors={themeColors} />}
    </CupSizeFrame>
  );
};
