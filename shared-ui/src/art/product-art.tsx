import type { ComponentType } from 'react';
import { ArtSvg, type ArtProps } from './art-svg.tsx';
import type { ProductArtSpec } from './product-art-spec.ts';
import { useArtChunk, type ArtChunk } from './art-chunk.ts';
import { drinks, food, wares } from './art-chunks.ts';

export interface ProductArtProps extends ArtProps {
  art: ProductArtSpec;
}

type Drawn = { [K in ProductArtSpec['kind']]: ComponentType<{ art: Extract<ProductArtSpec, { kind: K }> }> };

/** The art chunk with the drawing of each kind. */
const chunkOfKind: { [K in ProductArtSpec['kind']]: ArtChunk<Pick<Drawn, K>> } = {
  hot: drinks,
  iced: drinks,
  blended: drinks,
  tea: drinks,
  bakery: food,
  lunch: food,
  packaged: wares,
  snack: wares,
  merch: wares,
};

const tintOf = (art: ProductArtSpec): string => {
  if ('layers' in art) return art.layers.at(-1)?.color ?? '#7a4420';
  return art.kind === 'tea' ? art.color : (art.tone ?? '#d39a52');
};

/**
 * A product of the menu, drawn from plain data; the same data always gives the same picture. The backdrop is
 * drawn at once and the picture as soon as its file has loaded, without a layout shift.
 */
export const ProductArt = ({ art, ...svgProps }: ProductArtProps) => {
  const drawings = useArtChunk(
    chunkOfKind[art.kind] as ArtChunk<Record<string, ComponentType<{ art: ProductArtSpec }>>>,
  );
  const Drawing = drawings?.[art.kind];
  return (
    <ArtSvg {...svgProps} tint={tintOf(art)}>
      {Drawing && <Drawing art={art} />}
    </ArtSvg>
  );
};
