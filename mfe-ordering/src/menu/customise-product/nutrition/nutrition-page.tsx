import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { BackLink } from '@crema/remote-kit';
import { Card, Heading, PageSkeleton } from '@crema/shared-ui';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import { StaleProductNotice } from '../../../connection/stale-product-notice.tsx';
import { EmptyProduct } from '../empty-product.tsx';
import { Allergens, type AllergensProps } from '../product-facts.tsx';
import { productPath } from '../recipe/recipe-url.ts';
import { ingredientsOf, nutritionOf } from './nutrition.rules.ts';
import { sizeIn } from '../recipe/recipe.rules.ts';
import { SizePicker } from '../options/size-picker.tsx';
import type { Product, ProductSize } from '../recipe/product.types.ts';
import { useProduct } from '../use-product.ts';
import { useProductHead } from '../use-product-head.ts';
import { useRecipe } from '../recipe/use-recipe.ts';
import s from './nutrition-page.module.css';
import page from '../product-page.module.css';

/** Every figure of the product as it is configured, in one table; a figure that is not known says so. */
const NutritionFigures = ({ product, recipe, size }: AllergensProps & { readonly size: ProductSize }) => {
  const { formatMessage } = useIntl();
  const { isChanged, rows } = nutritionOf(product, recipe, size);
  const caption = isChanged ? 'ordering.nutrition.changed' : 'ordering.nutrition.caption';
  return (
    <table className={s.figures} aria-live="polite">
      <caption className={s.caption}>{formatMessage({ id: caption }, { size: size.name })}</caption>
      <tbody>
        {rows.map(({ key, amount, unit }) => (
          <tr key={key}>
            <th scope="row">
              <FormattedMessage id={`ordering.nutrition.${key}`} />
            </th>
            <td>
              {amount === undefined ? (
                <FormattedMessage id="ordering.nutrition.unknown" />
              ) : (
                <>
                  <FormattedNumber value={amount} maximumFractionDigits={1} />
                  {/* "Calories" contains its own unit, as on every other page. */}
                  {key !== 'calories' && ` ${unit}`}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

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
        <Card>{size && <NutritionFigures product={product} recipe={recipe} size={size} />}</Card>
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
            <p aria-live="polite">{ingredientsOf(product, recipe)}</p>
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
      {view === 'errorProduct' && <StaleProductNotice onRetry={retry} />}
      {product && <Nutrition product={product} />}
    </div>
  );
};
