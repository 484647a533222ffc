import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { PageSkeleton } from '@crema/shared-ui';
import { StaleProductNotice } from '../../connection/stale-product-notice.tsx';
import { CustomiseProduct } from './customise-product.tsx';
import { EmptyProduct } from './empty-product.tsx';
import { useSavedRecipe } from './recipe/use-saved-recipe.ts';
import { useProduct } from './use-product.ts';
import { useProductHead } from './use-product-head.ts';
import s from './product-page.module.css';

/**
 * /menu/product/{productNumber}/{formCode} (ORD-002). A reply is deferred: React renders the page in short tasks then, whereas it
 * renders a change of Apollo's cache in one task.
 */
export const ProductPage = () => {
  const { productNumber = '', formCode = '' } = useParams();
  const start = useSavedRecipe();
  const reply = useProduct({ productNumber: Number(productNumber), formCode });
  const { view, code, retry } = reply;
  const deferred = useDeferredValue(reply.product);
  const product = reply.product && deferred;
  useProductHead(reply, reply.product?.name);
  if (view === 'loading' || (reply.product && !(product && start)))
    return <PageSkeleton kind="product" label={<FormattedMessage id="ordering.product.loading" />} />;
  return (
    <div className={s.page}>
      {view === 'emptyProduct' && <EmptyProduct code={code} onRetry={retry} />}
      {view === 'errorProduct' && <StaleProductNotice onRetry={retry} />}
      {product && start && <CustomiseProduct key={start.key ?? product.id} product={product} start={start} />}
    </div>
  );
};
