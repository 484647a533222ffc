import { memo } from 'react';
import { ProductArt } from '@crema/shared-ui/art';
import { ArtImage } from '@crema/shared-ui/art-image';
import { readArt } from '../../../catalogue/read-art.ts';
import { artOf, looksStandard } from './product-hero.rules.ts';
import type { Recipe } from '../recipe/recipe.rules.ts';
import type { Product } from '../recipe/product.types.ts';
import s from './product-hero.module.css';

interface ProductHeroProps {
  readonly product: Product;
  readonly recipe: Recipe;
}

/** The picture of the product with the customer's recipe: rendered while the recipe looks like the standard one, drawn otherwise. */
export const ProductHero = memo(({ product, recipe }: ProductHeroProps) => {
  const { picture, stage, name } = product;
  const spec = readArt(product.art);
  const art = spec && artOf(spec, product, recipe);
  const rendered =
    (!art || looksStandard(spec, art)) && picture?.includes('-320.') && picture.replace('-320', '-640');
  return (
    <div className={s.plate} data-stage={stage}>
      <div className={s.art}>
        {rendered ? (
          <ArtImage src={rendered} label={name} eager />
        ) : (
          art && <ProductArt art={art} backdrop="none" label={name} />
        )}
      </div>
    </div>
  );
});
