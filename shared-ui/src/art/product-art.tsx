import type { ComponentType } from 'react';
import { ArtFrame, type ArtProps } from './art-frame.tsx';
import type { ProductArtSpec } from './product-art-spec.ts';
import { useStudio, type Studio } from './studio.ts';
import { drinks, food, wares } from './studios.ts';

export interface ProductArtProps extends ArtProps {
  art: ProductArtSpec;
}

type Drawn = { [K in ProductArtSpec['kind']]: ComponentType<{ art: Extract<ProductArtSpec, { kind: K }> }> };

/** Where each kind is drawn. */
const studios: { [K in ProductArtSpec['kind']]: Studio<Pick<Drawn, K>> } = {
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
 * there at once, the picture as soon as its file has arrived; nothing moves.
 */
export const ProductArt = ({ art, ...frame }: ProductArtProps) => {
  const drawings = useStudio(
    studios[art.kind] as Studio<Record<string, ComponentType<{ art: ProductArtSpec }>>>,
  );
  const Drawing = drawings?.[art.kind];
  return (
    <ArtFrame {...frame} tint={tintOf(art)}>
      {Drawing && <Drawing art={art} />}
    </ArtFrame>
  );
};
