import { ProductArt, type ProductArtSpec } from '@crema/shared-ui/art';
import { LazyOnVisible } from './lazy-on-visible.tsx';
import s from './product-picture.module.css';

const specs = new Map<string, ProductArtSpec | undefined>();
/** A catalogue carries art as JSON text; a product whose art cannot be parsed has no picture. */
export const readArt = (text: string): ProductArtSpec | undefined => {
  if (specs.has(text)) return specs.get(text);
  let spec: ProductArtSpec | undefined;
  try {
    spec = JSON.parse(text) as ProductArtSpec;
  } catch {
    spec = undefined;
  }
  specs.set(text, spec);
  return spec;
};

interface ProductPictureProps {
  readonly art: string;
  readonly eager?: boolean;
  readonly backdrop?: 'disc' | 'tile' | 'none';
}

/** A product's drawing in a square of fixed size. It is decorative because the name is next to it. */
export const ProductPicture = ({ art, eager, backdrop = 'tile' }: ProductPictureProps) => (
  <LazyOnVisible {...(eager !== undefined && { eager })} className={s[backdrop]}>
    {() => {
      const spec = readArt(art);
      return spec && <ProductArt art={spec} backdrop={backdrop} />;
    }}
  </LazyOnVisible>
);
