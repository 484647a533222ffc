import { useUpgradeBlocker } from '@crema/remote-kit';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { BackLink } from '../../menu-layout/back-link.tsx';
import { AddBar } from './add-to-cart/add-bar.tsx';
import { Changes } from './recipe/changes.tsx';
import { OptionPanels } from './options/option-panels.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductIntro } from './product-intro.tsx';
import { ProductHero } from './product-hero.tsx';
import { differencesIn } from './recipe/recipe.rules.ts';
import type { Product } from './product.types.ts';
import { SizePicker } from './options/size-picker.tsx';
import type { ProductPageStart } from './recipe/use-saved-recipe.ts';
import { useRecipe } from './recipe/use-recipe.ts';
import s from './customise-product.module.css';

interface CustomiseProductProps {
  readonly product: Product;
  readonly start: ProductPageStart;
}

/** A product with the recipe that the customer configures. */
export const CustomiseProduct = ({ product, start }: CustomiseProductProps) => {
  const { line, saved: saved, returnPath: returnPath } = start;
  const [recipe, setRecipe] = useRecipe(product, saved);
  useUpgradeBlocker(differencesIn(product, recipe).length > 0, 'customise-product');
  const parts = { product, recipe, onChange: setRecipe };
  return (
    <>
      <BackLink
        to={returnPath?.to ?? menuPaths.breadcrumb(product.breadcrumbUri)}
        label={returnPath?.label ?? product.categoryName}
      />
      <article className={s.columns}>
        <div className={s.picture}>
          <ProductHero product={product} recipe={recipe} />
        </div>
        <div className={s.words}>
          <ProductIntro product={product} recipe={recipe} />
          <SizePicker {...parts} />
          <OptionPanels {...parts} />
          <Changes {...parts} />
          <ProductFacts product={product} recipe={recipe} />
        </div>
      </article>
      <AddBar product={product} recipe={recipe} line={line} nextPath={returnPath?.to} />
    </>
  );
};
