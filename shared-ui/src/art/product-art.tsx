import type { ComponentType } from 'react';
import type { ArtProps } from './art-frame.tsx';
import { Bakery } from './bakery.tsx';
import { BlendedDrink } from './blended-drink.tsx';
import { IcedDrink } from './cold-drink.tsx';
import { HotDrink } from './hot-drink.tsx';
import { Lunch } from './lunch.tsx';
import { Merch } from './merch.tsx';
import { Packaged } from './packaged.tsx';
import type { ProductArtSpec } from './product-art-spec.ts';
import { Snack } from './snack.tsx';
import { Tea } from './tea.tsx';

export interface ProductArtProps extends ArtProps {
  art: ProductArtSpec;
}

/** Who draws each kind. */
const studios: {
  [K in ProductArtSpec['kind']]: ComponentType<ArtProps & { art: Extract<ProductArtSpec, { kind: K }> }>;
} = {
  hot: HotDrink,
  iced: IcedDrink,
  blended: BlendedDrink,
  tea: Tea,
  bakery: Bakery,
  lunch: Lunch,
  packaged: Packaged,
  snack: Snack,
  merch: Merch,
};

/** A product of the menu, drawn from plain data; the same data always gives the same picture. */
export const ProductArt = (props: ProductArtProps) => {
  const Studio = studios[props.art.kind] as ComponentType<ProductArtProps>;
  return <Studio {...props} />;
};
