import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOrderStore } from '@crema/remote-kit';
import { Heading, Price } from '@crema/shared-ui';
import { estimateCalories, estimatePrice } from './recipe/estimate.rules.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import type { Recipe } from './recipe/recipe.rules.ts';
import type { Product } from './recipe/product.types.ts';
import { ShareButton } from './share-button.tsx';
import s from './product-intro.module.css';

interface FiguresProps {
  readonly product: Product;
  readonly recipe: Recipe;
}
const Figures = memo(({ product, recipe }: FiguresProps) => {
  const store = useOrderStore();
  const price = estimatePrice(product, recipe);
  const calories = estimateCalories(product, recipe);
  return (
    <p className={s.figures} aria-live="polite">
      {price && <Price value={price} size="large" />}
      {calories !== undefined && (
        <span>
          <FormattedMessage id="ordering.product.calories" values={{ calories }} />
        </span>
      )}
      {store && <span>{store.name}</span>}
    </p>
  );
});

interface ProductIntroProps extends FiguresProps {
  /** The recipe of the figures, which may follow the choice a moment later. */
  readonly shownRecipe: Recipe;
}

/** Name, description and figures of the product with the present recipe. */
export const ProductIntro = ({ product, recipe, shownRecipe }: ProductIntroProps) => (
  <header className={s.intro}>
    <div className={s.title}>
      <Heading level={1} tabIndex={-1}>
        {product.name}
      </Heading>
      <div className={s.actions}>
        <ShareButton product={product} recipe={recipe} />
        <FavoriteHeart product={product} recipe={recipe} />
      </div>
    </div>
    <Figures product={product} recipe={shownRecipe} />
    <p className={s.description}>{product.description}</p>
  </header>
);
