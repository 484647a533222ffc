import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHoldUpgrades } from '@crema/remote-kit';
import type { CartLine } from '../../cart/cart.types.ts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { BackLink } from '../../menu-frame/back-link.tsx';
import { AddBar } from './add-bar.tsx';
import { Changes } from './changes.tsx';
import { OptionPanels } from './option-panels.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductIntro } from './product-intro.tsx';
import { ProductPortrait } from './product-portrait.tsx';
import { differencesIn, fromKept, standardRecipe } from './recipe.rules.ts';
import type { Product } from './product.types.ts';
import { SizePicker } from './size-picker.tsx';
import s from './customise-product.module.css';

interface CustomiseProductProps {
  readonly product: Product;
  /** The line of the cart that is being changed. */
  readonly line: CartLine | undefined;
}

/** A product and the recipe that the customer makes of it; the recipe lives as long as the page. */
export const CustomiseProduct = ({ product, line }: CustomiseProductProps) => {
  const intl = useIntl();
  const [recipe, setRecipe] = useState(() => (line ? fromKept(product, line) : standardRecipe(product)));
  useHoldUpgrades(differencesIn(product, recipe).length > 0, 'customise-product');
  const parts = { product, recipe, onChange: setRecipe };
  return (
    <>
      <BackLink
        to={line ? menuPaths.cart : menuPaths.breadcrumb(product.breadcrumbUri)}
        label={line ? intl.formatMessage({ id: 'ordering.product.backToCart' }) : product.categoryName}
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
          <ProductFacts product={product} />
        </div>
      </article>
      <AddBar product={product} recipe={recipe} line={line} />
    </>
  );
};
