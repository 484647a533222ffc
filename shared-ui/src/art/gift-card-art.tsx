import { CardFrame, type CardFaceProps } from './card-frame.tsx';
import { giftCardLooks, type GiftCardDesign } from './gift-card-designs.ts';
import { useStudio } from './studio.ts';
import { gifts } from './studios.ts';

export interface GiftCardArtProps extends CardFaceProps {
  /** A design's id; one that is not known is drawn as `hello`. */
  design: string;
  /** Lettering on the card, in the reader's language. */
  title?: string;
}

export const GiftCardArt = ({ design, title, ...face }: GiftCardArtProps) => {
  const known = design in giftCardLooks ? (design as GiftCardDesign) : 'hello';
  return (
    <CardFrame {...face} {...giftCardLooks[known]} title={title}>
      {useStudio(gifts)?.giftPictures[known]}
    </CardFrame>
  );
};
