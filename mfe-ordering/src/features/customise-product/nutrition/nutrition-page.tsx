import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Card, Heading, PageSkeleton } from '@crema/shared-ui';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import { BackLink } from '../../../menu-layout/back-link.tsx';
import { EmptyProduct } from '../empty-product.tsx';
import { nutritionMessages } from './nutrition.messages.ts';
import { Allergens } from '../product-facts.tsx';
import { productPath } from '../recipe/recipe-url.ts';
import { nutritionAmount } from '../recipe/estimate.rules.ts';
import { sizeIn } from '../recipe/recipe.rules.ts';
import { SizePicker } from '../options/size-picker.tsx';
import type { Product, ProductSize } from '../product.types.ts';
import { useProduct } from '../use-product.ts';
import { useProductHead } from '../use-product-head.ts';
import { useRecipe } from '../recipe/use-recipe.ts';
import s from './nutrition-page.module.css';
import page from '../product-page.module.css';

const Figures = ({ size }: { readonly size: ProductSize }) => (
  <table className={s.figures}>
    <caption className={s.caption}>
      <FormattedMessage id="ordering.nutrition.caption" values={{ size: size.name }} />
    </caption>
    <tbody>
      {size.nutrition.map(({ key, amount, unit }) => {
        const id = nutritionMessages[key];
        return (
          id && (
            <tr key={key}>
              <th scope="row">
                <FormattedMessage id={id} />
              </th>
              <td>
                <FormattedNumber value={amount} maximumFractionDigits={1} />
                {/* "Calories" contains its own unit, as on every other page. */}
                {key !== 'calories' && ` ${unit}`}
              </td>
            </tr>
          )
        );
      })}
      {nutritionAmount(size, 'caffeine') === undefined && (
        <tr>
          <th scope="row">
            <FormattedMessage id="ordering.nutrition.caffeine" />
          </th>
          <td>
            <FormattedMessage id="ordering.nutrition.unknown" />
          </td>
        </tr>
      )}
    </tbody>
  </table>
);

const Nutrition = ({ product }: { readonly product: Product }) => {
  const [recipe, setRecipe] = useRecipe(product);
  const size = sizeIn(product, recipe);
  return (
    <>
      <BackLink to={productPath(product, recipe)} label={product.name} />
      <article className={s.columns}>
        <header className={s.head}>
          <div className={s.picture}>
            <ProductPicture picture={product.picture} art={product.art} backdrop="disc" eager />
          </div>
          <Heading level={1} tabIndex={-1} size="large">
            <FormattedMessage id="ordering.nutrition.title" values={{ name: product.name }} />
          </Heading>
        </header>
        <SizePicker product={product} sizeCode={recipe.sizeCode} onChange={setRecipe} offersAll />
        <Card>{size && <Figures size={size} />}</Card>
        {product.allergenStatus !== 'NOT_FOOD' && (
          <section>
            <Heading level={2} size="small">
              <FormattedMessage id="ordering.nutrition.allergens" />
            </Heading>
            <Allergens product={product} recipe={recipe} />
          </section>
        )}
        {product.ingredients && (
          <section>
            <Heading level={2} size="small">
              <FormattedMessage id="ordering.nutrition.ingredients" />
            </Heading>
            <p>{product.ingredients}</p>
          </section>
        )}
        <p className={s.note}>
          <FormattedMessage id="ordering.nutrition.note" />
        </p>
      </article>
    </>
  );
};

/** /menu/product/{productNumber}/{formCode}/nutrition (ORD-002). */
export const NutritionPage = () => {
  const { productNumber = '', formCode = '' } = useParams();
  const { view, product, code, retry } = useProduct({ productNumber: Number(productNumber), formCode });
  const intl = useIntl();
  useProductHead(
    { product, code },
    product && intl.formatMessage({ id: 'ordering.nutrition.title' }, { name: product.name }),
  );
  if (view === 'loading')
    return <PageSkeleton kind="list" label={<FormattedMessage id="ordering.product.loading" />} />;
  return (
    <div className={page.page}>
      {view === 'emptyProduct' && <EmptyProduct code={code} onRetry={retry} />}
      {product && <Nutrition product={product} />}
    </div>
  );
};
