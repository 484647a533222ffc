import { lazyPart } from '@crema/remote-kit';
import { ArtImage, type ArtImageProps } from '@crema/shared-ui/art-image';
import type { DrawnProductProps } from './drawn-product.tsx';
import s from './product-picture.module.css';

interface ProductPictureProps extends Pick<ArtImageProps, 'eager' | 'backdrop'> {
  /** The path of the picture's file, if there is one. */
  readonly picture: string | null | undefined;
  /** The product's art as JSON text, drawn here if there is no file (docs/decisions/040). */
  readonly art: string | null;
}

const DrawnProduct = lazyPart<DrawnProductProps>(
  () => import('./drawn-product.tsx').then((part) => part.DrawnProduct),
  { fallback: null },
);

/** A product's picture in a square. It is decorative because the name is next to it. */
export const ProductPicture = ({ picture, art, eager, backdrop = 'tile' }: ProductPictureProps) =>
  picture ? (
    <ArtImage src={picture} eager={eager} backdrop={backdrop} className={s[backdrop]} />
  ) : (
    <div className={s[backdrop]}>{art && <DrawnProduct art={art} backdrop={backdrop} />}</div>
  );
