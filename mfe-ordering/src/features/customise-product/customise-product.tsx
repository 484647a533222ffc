import { useUpgradeBlocker } from '@crema/remote-kit';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { BackLink } from '../../menu-frame/back-link.tsx';
import { AddBar } from './add-bar.tsx';
import { Changes } from './changes.tsx';
import { OptionPanels } from './option-panels.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductIntro } from './product-intro.tsx';
import { ProductPortrait } from './product-portrait.tsx';
import { differencesIn } from './recipe.rules.ts';
import type { Product } from './product.types.ts';
import { SizePicker } from './size-picker.tsx';
import type { Start } from './use-kept-recipe.ts';
import { useRecipe } from './use-recipe.ts';
import s from './customise-product.module.css';

interface CustomiseProductProps {
  readonly product: Product;
  readonly start: Start;
}

/** A product and the recipe that the customer makes of it. */
export const CustomiseProduct = ({ product, start }: CustomiseProductProps) => {
  const { line, kept, back } = start;
  const [recipe, setRecipe] = useRecipe(product, kept);
  useUpgradeBlocker(differencesIn(product, recipe).length > 0, 'customise-product');
  const parts = { product, recipe, onChange: setRecipe };
  return (
    <>
      <BackLink
        to={back?.to ?? menuPaths.breadcrumb(product.breadcrumbUri)}
        label={back?.label ?? product.categoryName}
      />
      <article className={s.columns}>
        <div className={s.picture}>
          <ProductPortrait product={product} recipe={recipe} />
        </div>
        <div className={s.words}>
          <ProductIntro product={product} recipe={recipe} />
          <SizePicker {...parts} />
          <OptionPanels {...parts} />
          <Changes {...parts} />
          <ProductFacts product={product} recipe={recipe} />
        </div>
      </article>
      <AddBar product={product} recipe={recipe} line={line} wayOn={back?.to} />
    </>
  );
};
