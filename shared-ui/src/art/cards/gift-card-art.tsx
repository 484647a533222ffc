import { CardSvg, type CardFaceProps } from './card-svg.tsx';
import { giftCardColors, giftTitleSpace, isGiftCardDesign } from './gift-card-designs.ts';
import { useArtChunk } from '../art-chunk.ts';
import { gifts } from '../art-chunks.ts';

export interface GiftCardArtProps extends CardFaceProps {
  /** A design's id; an unknown id is drawn as `hello`. */
  design: string;
  /** Lettering on the card, in the reader's language. */
  title?: string;
}

export const GiftCardArt = ({ design, title, ...face }: GiftCardArtProps) => {
  const known = isGiftCardDesign(design) ? design : 'hello';
  return (
    <CardSvg {...face} {...giftCardColors[known]} title={title} titleSpace={giftTitleSpace(known)}>
      {useArtChunk(gifts)?.giftPictures[known]}
    </CardSvg>
  );
};
