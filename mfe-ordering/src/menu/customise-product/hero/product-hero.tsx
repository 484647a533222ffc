import { memo, useMemo } from 'react';
import { ProductArt } from '@crema/shared-ui/art';
import { readArt } from '../../../catalogue/read-art.ts';
import { artOf } from './product-hero.rules.ts';
import type { Recipe } from '../recipe/recipe.rules.ts';
import type { Product } from '../recipe/product.types.ts';
import s from './product-hero.module.css';

interface ProductHeroProps {
  readonly product: Product;
  readonly recipe: Recipe;
}

/** The picture of the product with the customer's recipe. */
export const ProductHero = memo(({ product, recipe }: ProductHeroProps) => {
  const art = useMemo(() => {
    const spec = readArt(product.art);
    return spec && artOf(spec, product, recipe);
  }, [product, recipe]);
  return (
    <div className={s.plate}>
      <div className={s.art}>{art && <ProductArt art={art} backdrop="none" label={product.name} />}</div>
    </div>
  );
});
