import { ProductArt, type ProductArtProps } from '@crema/shared-ui/art';
import { readArt } from './read-art.ts';

export interface DrawnProductProps extends Pick<ProductArtProps, 'backdrop'> {
  /** A ProductArtSpec as JSON text. */
  readonly art: string;
}

export const DrawnProduct = ({ art, backdrop }: DrawnProductProps) => {
  const spec = readArt(art);
  return spec && <ProductArt art={spec} backdrop={backdrop} />;
};
