import { FormattedMessage } from 'react-intl';
import { Skeleton, VisuallyHidden } from '@crema/shared-ui';
import s from './customise-product.module.css';

/** The shape of the product page. */
export const ProductSkeleton = () => (
  <div aria-busy="true" className={s.columns}>
    <VisuallyHidden role="status">
      <FormattedMessage id="ordering.product.loading" />
    </VisuallyHidden>
    <div className={s.picture}>
      <Skeleton shape="block" className={s.boneOfPicture ?? ''} />
    </div>
    <div className={s.words}>
      <Skeleton shape="title" />
      <Skeleton count={3} />
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="row" count={4} />
    </div>
  </div>
);
