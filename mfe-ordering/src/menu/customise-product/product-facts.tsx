import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '@crema/shared-ui';
import { AllergenText, CaffeineText } from '../../catalogue/item-facts.tsx';
import { findAllergens } from './recipe/allergens.rules.ts';
import { nutritionPath } from './recipe/recipe-url.ts';
import type { Product } from './recipe/product.types.ts';
import { estimateCaffeine } from './recipe/estimate.rules.ts';
import type { Recipe } from './recipe/recipe.rules.ts';
import s from './product-facts.module.css';

export interface AllergensProps {
  readonly product: Product;
  readonly recipe: Recipe;
}
/**
 * The allergens of the product with its present configuration; unknown allergens are reported as unknown
 * (D-147).
 */
export const Allergens = ({ product, recipe }: AllergensProps) => {
  const { names, unknownIn, applies } = findAllergens(product, recipe);
  if (!applies) return null;
  return (
    <div className={s.allergens} aria-live="polite">
      <AllergenText names={names} unknownIn={unknownIn} />
      <p className={s.kitchen}>
        <FormattedMessage id="ordering.product.sharedKitchen" />
      </p>
    </div>
  );
};

/** Facts that a customer may need before drinking the product, with a link to all nutrition values. */
export const ProductFacts = memo(({ product, recipe }: AllergensProps) => (
  <section className={s.facts}>
    {product.allergenStatus !== 'NOT_FOOD' && (
      <div aria-live="polite">
        <CaffeineText caffeine={estimateCaffeine(product, recipe)} />
      </div>
    )}
    <Allergens product={product} recipe={recipe} />
    <Link to={nutritionPath(product, recipe)} className={s.link}>
      <FormattedMessage id="ordering.product.nutrition" />
      <Icon name="chevron-right" size={18} />
    </Link>
  </section>
));
