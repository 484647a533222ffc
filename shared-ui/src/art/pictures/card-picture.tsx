import { classNames } from '../../class-names.ts';
import { CardLettering } from '../cards/card-lettering.tsx';
import type { TitleSpace } from '../lettering.ts';
import { ArtImage } from './art-image.tsx';
import s from './card-picture.module.css';
import type { Picture } from './draw-pictures.ts';

export interface CardPictureProps {
  readonly picture: Picture;
  readonly ink: string;
  /** Lettering at the lower left, in the reader's language. */
  readonly title?: string | undefined;
  readonly titleSpace?: TitleSpace | undefined;
  /** Small lettering at the upper right. */
  readonly corner?: string | undefined;
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Inks are `#rrggbb`. */
const isLight = (ink: string) => parseInt(ink.slice(1, 3), 16) > 0xc0;

/**
 * A card from a file, with its words as text above it: words are in the reader's language and in the page's font. Under
 * the file is a plain colour, on which the words can be read without it.
 */
export const CardPicture = ({
  picture,
  ink,
  title,
  titleSpace,
  corner,
  eager,
  className,
}: CardPictureProps) => (
  <span className={classNames(s.card, className)}>
    <ArtImage {...picture} eager={eager} className={isLight(ink) ? s.dark : s.light} />
    {(title ?? corner) && (
      <svg viewBox="0 0 320 200" aria-hidden>
        <CardLettering ink={ink} title={title} space={titleSpace} corner={corner} />
      </svg>
    )}
  </span>
);
