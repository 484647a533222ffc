import { FormattedMessage } from 'react-intl';
import { Banner } from '@crema/shared-ui';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectTender } from '../../facts/order.selectors.ts';

/** The last minute of a typed card: the order can still be placed with it (D-12, ORD-121). */
export const CardEndingBanner = () => {
  const { singleUseCardEnding } = useAppSelector(selectTender);
  return singleUseCardEnding ? (
    <Banner tone="warning">
      <FormattedMessage id="ordering.checkout.card.ending" />
    </Banner>
  ) : null;
};
