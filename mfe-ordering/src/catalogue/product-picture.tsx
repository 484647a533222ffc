import { lazyPart } from '@crema/remote-kit';
import { ArtImage, type ArtImageProps } from '@crema/shared-ui/art-image';
import type { DrawnProductProps } from './drawn-product.tsx';
import s from './product-picture.module.css';

interface ProductPictureProps extends Pick<
  ArtImageProps,
  'eager' | 'backdrop' | 'sizes' | 'label' | 'data-stage'
> {
  /** The path of the picture's file, if there is one. */
  readonly picture: string | null | undefined;
  /** The product's art as JSON text, drawn here if there is no file (docs/decisions/040). */
  readonly art?: string | null;
}

const DrawnProduct = lazyPart<DrawnProductProps>(
  () => import('./drawn-product.tsx').then((part) => part.DrawnProduct),
  { fallback: null },
);

/** The files of a rendered picture, or of one of the shop, by their width in pixels (docs/decisions/040); a drawing is one file for all. */
const filesOf = (picture: string) =>
  [80, 160, 320, 640].map((width) => `${picture.replace('-320', `-${width}`)} ${width}w`).join();

/**
 * A product's picture in a square, with the corners of its surroundings. Without a label it is decorative, because the name is next to it. One of the shop
 * is WebP, and has the same files as AVIF (docs/decisions/184).
 */
export const ProductPicture = ({
  picture,
  art,
  backdrop = 'tile',
  sizes = '13rem',
  ...image
}: ProductPictureProps) => {
  if (!picture)
    return <div className={s.square}>{art && <DrawnProduct art={art} backdrop={backdrop} />}</div>;
  const file = (
    <ArtImage {...image} sizes={sizes} srcSet={filesOf(picture)} src={picture} backdrop={backdrop} />
  );
  const avif = picture.replace('webp', 'avif');
  return avif === picture ? (
    file
  ) : (
    <picture className={s.square}>
      <source type="image/avif" sizes={sizes} srcSet={filesOf(avif)} />
      {file}
    </picture>
  );
};
