import { memo } from 'react';
import { ProductArt } from '@crema/shared-ui/art';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import { readArt } from '../../../catalogue/read-art.ts';
import { artOf, looksStandard } from './product-hero.rules.ts';
import type { Recipe } from '../recipe/recipe.rules.ts';
import type { Product } from '../recipe/product.types.ts';
import s from './product-hero.module.css';

interface ProductHeroProps {
  readonly product: Product;
  readonly recipe: Recipe;
}

/**
 * The picture of the product with the customer's recipe: rendered while the recipe looks like the standard one, drawn otherwise. A product with a picture of
 * the shop has no art, and shows it with every recipe.
 */
export const ProductHero = memo(({ product, recipe }: ProductHeroProps) => {
  const { picture, pictureAlt } = product;
  const spec = readArt(product.art);
  const art = spec && artOf(spec, product, recipe);
  return (
    <div className={s.plate} data-stage={product.stage}>
      <div className={s.art}>
        {(!art || looksStandard(spec, art)) && picture?.includes('-320.') ? (
          <ProductPicture picture={picture} backdrop="none" sizes="40rem" label={pictureAlt} eager />
        ) : (
          art && <ProductArt art={art} backdrop="none" label={pictureAlt} />
        )}
      </div>
    </div>
  );
});
