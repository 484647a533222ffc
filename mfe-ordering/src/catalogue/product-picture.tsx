import { lazyPart } from '@crema/remote-kit';
import { ArtImage, type ArtImageProps } from '@crema/shared-ui/art-image';
import type { DrawnProductProps } from './drawn-product.tsx';
import s from './product-picture.module.css';

interface ProductPictureProps extends Pick<ArtImageProps, 'eager' | 'backdrop' | 'sizes' | 'data-stage'> {
  /** The path of the picture's file, if there is one. */
  readonly picture: string | null | undefined;
  /** The product's art as JSON text, drawn here if there is no file (docs/decisions/040). */
  readonly art: string | null;
}

const DrawnProduct = lazyPart<DrawnProductProps>(
  () => import('./drawn-product.tsx').then((part) => part.DrawnProduct),
  { fallback: null },
);

/** The files of a rendered picture by their width in pixels (docs/decisions/040); a drawing is one file for all. */
const filesOf = (picture: string) =>
  [80, 160, 320, 640].map((width) => `${picture.replace('-320', `-${width}`)} ${width}w`).join();

/** A product's picture in a square. It is decorative because the name is next to it. */
export const ProductPicture = ({
  picture,
  art,
  backdrop = 'tile',
  sizes = '13rem',
  ...image
}: ProductPictureProps) =>
  picture ? (
    <ArtImage
      {...image}
      sizes={sizes}
      srcSet={filesOf(picture)}
      src={picture}
      backdrop={backdrop}
      className={s[backdrop]}
    />
  ) : (
    <div className={s[backdrop]}>{art && <DrawnProduct art={art} backdrop={backdrop} />}</div>
  );
