import { useDeferredValue, useMemo } from 'react';
import { BackLink, useUpgradeBlocker } from '@crema/remote-kit';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { StructuredData } from '../../catalogue/structured-data.tsx';
import { withPrices } from '../../order-store/store-prices/store-prices.rules.ts';
import { TaxNote } from '../../order-store/store-prices/tax-note.tsx';
import { useStorePrices } from '../../order-store/store-prices/use-store-prices.ts';
import { AddBar } from './add-to-cart/add-bar.tsx';
import { Changes } from './recipe/changes.tsx';
import { OptionPanels } from './options/option-panels.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductIntro } from './product-intro.tsx';
import { ProductHero } from './hero/product-hero.tsx';
import { differencesIn } from './recipe/recipe.rules.ts';
import { productData } from './product.structured-data.ts';
import type { Product } from './recipe/product.types.ts';
import { SizePicker } from './options/size-picker.tsx';
import type { ProductPageStart } from './recipe/use-saved-recipe.ts';
import { useRecipe } from './recipe/use-recipe.ts';
import s from './customise-product.module.css';

interface CustomiseProductProps {
  readonly product: Product;
  readonly start: ProductPageStart;
}

/**
 * A product with the recipe that the customer configures. A choice is shown at once by the control that was pressed; picture,
 * figures, changes and allergens follow in a render that the next choice interrupts. The cart and the favourite always get
 * the present recipe.
 */
export const CustomiseProduct = ({ product: received, start }: CustomiseProductProps) => {
  const prices = useStorePrices(received.productNumber);
  const product = useMemo(() => withPrices(received, prices), [received, prices]);
  const { line, saved, returnPath } = start;
  const [recipe, change] = useRecipe(product, saved);
  const shownRecipe = useDeferredValue(recipe);
  useUpgradeBlocker(differencesIn(product, recipe).length > 0, 'customise-product');
  return (
    <>
      <BackLink
        to={returnPath?.to ?? menuPaths.breadcrumb(product.breadcrumbUri)}
        label={returnPath?.label ?? product.categoryName}
      />
      <article className={s.columns}>
        <div className={s.picture}>
          <ProductHero product={product} recipe={shownRecipe} />
        </div>
        <div className={s.words}>
          <ProductIntro product={product} recipe={recipe} shownRecipe={shownRecipe} />
          <SizePicker product={product} sizeCode={recipe.sizeCode} onChange={change} />
          <OptionPanels product={product} recipe={recipe} onChange={change} />
          <Changes product={product} recipe={shownRecipe} onChange={change} />
          <ProductFacts product={product} recipe={shownRecipe} />
          <TaxNote />
        </div>
      </article>
      <StructuredData thing={useMemo(() => productData(product), [product])} />
      <AddBar product={product} recipe={recipe} line={line} nextPath={returnPath?.to} />
    </>
  );
};
