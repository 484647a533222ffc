import type { ArtSize } from '../product-art-spec.ts';
import pictures from './cup-sizes.pictures.tsx';

interface CupSizePictureProps {
  readonly size: ArtSize;
  /** True for drinks that are served cold. */
  readonly cold?: boolean;
}
/** A cup that grows with the size, for OptionTiles. Decorative. */
export const CupSizePicture = ({ size, cold = false }: CupSizePictureProps) => (
  <img alt="" decoding="async" {...pictures[`${cold ? 'cold' : 'hot'}-${size}`]} />
);
