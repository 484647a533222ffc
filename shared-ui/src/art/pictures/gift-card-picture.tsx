import { giftCardColors, giftTitleSpace, isGiftCardDesign } from '../cards/gift-card-designs.ts';
import { CardPicture, type CardPictureProps } from './card-picture.tsx';
import pictures from './gift-cards.pictures.tsx';

interface GiftCardPictureProps extends Pick<CardPictureProps, 'title' | 'eager' | 'className'> {
  /** A design's id; an unknown id is shown as `hello`. */
  readonly design: string;
}

/** A gift card for lists; GiftCardArt draws the same live. */
export const GiftCardPicture = ({ design, ...face }: GiftCardPictureProps) => {
  const known = isGiftCardDesign(design) ? design : 'hello';
  return (
    <CardPicture
      {...face}
      picture={pictures[known]}
      ink={giftCardColors[known].ink}
      titleSpace={giftTitleSpace(known)}
    />
  );
};
