import { storedCardColors, storedCardPalette } from '../cards/stored-card-palettes.ts';
import { CardPicture, type CardPictureProps } from './card-picture.tsx';
import pictures from './stored-cards.pictures.tsx';

export interface StoredCardPictureProps extends Pick<CardPictureProps, 'title' | 'eager' | 'className'> {
  /** A palette's name, or any id: the same id always gives the same palette. */
  readonly palette: string;
  /** E.g. “•••• 1234”. */
  readonly digits?: string | undefined;
}

/** The face of a card in the wallet. */
export const StoredCardPicture = ({ palette, digits, ...face }: StoredCardPictureProps) => {
  const known = storedCardPalette(palette);
  return (
    <CardPicture {...face} picture={pictures[known]} ink={storedCardColors[known].ink} corner={digits} />
  );
};
