import { useIntl } from 'react-intl';
import { FavoriteToggle } from '@crema/shared-ui';
import type { Recipe } from './recipe/recipe.rules.ts';
import type { Product } from './recipe/product.types.ts';
import { useFavoriteHeart } from './use-favorite-heart.ts';

interface FavoriteHeartProps {
  readonly product: Product;
  readonly recipe: Recipe;
}

/** The heart is filled exactly when the product with its present configuration is a favourite (ORD-023). */
export const FavoriteHeart = ({ product, recipe }: FavoriteHeartProps) => {
  const intl = useIntl();
  const { pressed, pending, toggle } = useFavoriteHeart(product, recipe);
  return (
    <FavoriteToggle
      label={intl.formatMessage({ id: 'ordering.favorites.heart' }, { name: product.name })}
      pressed={pressed}
      pending={pending}
      onToggle={toggle}
    />
  );
};
