import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { Banner, Button } from '@crema/shared-ui';
import { selectLine } from '../../cart/cart.selectors.ts';
import { CustomiseProduct } from './customise-product.tsx';
import { EmptyProduct } from './empty-product.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { useProduct } from './use-product.ts';
import s from './product-page.module.css';

const StaleNotice = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Banner
    tone="warning"
    title={<FormattedMessage id="ordering.product.stale" />}
    action={
      <Button variant="quiet" icon="refresh" onClick={onRetry}>
        <FormattedMessage id="ordering.trouble.retry" />
      </Button>
    }
  >
    <FormattedMessage id="ordering.product.staleBody" />
  </Banner>
);

/** /menu/product/{productNumber}/{formCode} (ORD-002); `?edit=itemId` changes a line of the cart. */
export const ProductPage = () => {
  const { productNumber = '', formCode = '' } = useParams();
  const [query] = useSearchParams();
  const line = useSelector(selectLine(query.get('edit')));
  const { view, product, code, retry } = useProduct({ productNumber: Number(productNumber), formCode });
  return (
    <div className={s.page}>
      {view === 'loading' && <ProductSkeleton />}
      {view === 'emptyProduct' && <EmptyProduct code={code} onRetry={retry} />}
      {view === 'errorProduct' && <StaleNotice onRetry={retry} />}
      {product && <CustomiseProduct key={line?.itemId ?? product.id} product={product} line={line} />}
    </div>
  );
};
