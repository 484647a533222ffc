import { CardFrame, type CardFaceProps, type CardLook } from './card-frame.tsx';
import { useStudio } from './studio.ts';
import { gifts } from './studios.ts';

const designs = {
  thanks: { ground: ['#f6d9bd', '#eeb98f'], ink: '#6d2c10' },
  birthday: { ground: ['#a4471d', '#7d2f12'], ink: '#fff3e2' },
  congrats: { ground: ['#2f6b4a', '#173d2b'], ink: '#fdf3df' },
  holiday: { ground: ['#8c2430', '#561019'], ink: '#fff0df' },
  hello: { ground: ['#fde9cb', '#f6c98f'], ink: '#6d2c10' },
  love: { ground: ['#c9525a', '#8f2437'], ink: '#fff0e6' },
} as const satisfies Record<string, CardLook>;

export type GiftCardDesign = keyof typeof designs;

/** The designs a gift can wear, in the order to offer them. */
export const giftCardDesigns = Object.keys(designs) as readonly GiftCardDesign[];

export interface GiftCardArtProps extends CardFaceProps {
  /** A design's id; one that is not known is drawn as `hello`. */
  design: string;
  /** Lettering on the card, in the reader's language. */
  title?: string;
}

export const GiftCardArt = ({ design, title, ...face }: GiftCardArtProps) => {
  const known = design in designs ? (design as GiftCardDesign) : 'hello';
  return (
    <CardFrame {...face} {...designs[known]} title={title}>
      {useStudio(gifts)?.giftPictures[known]}
    </CardFrame>
  );
};
