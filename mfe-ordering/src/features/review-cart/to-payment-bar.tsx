import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Button, Price, StickyBar } from '@crema/shared-ui';
import { selectIsOutdated, selectPricing } from '../../order/order.selectors.ts';
import s from './to-payment-bar.module.css';

/** On a phone the total stays in sight while the lines scroll by; the summary beside the lines shows it on a desktop. */
export const ToPaymentBar = ({ onPress }: { readonly onPress: () => void }) => {
  const total = useSelector(selectPricing)?.summary.price;
  const outdated = useSelector(selectIsOutdated);
  return total ? (
    <StickyBar narrowOnly className={s.bar ?? ''}>
      <span className={s.total} data-pricing={outdated || undefined}>
        <Price value={total} size="large" />
      </span>
      <Button onClick={onPress} iconEnd="arrow-right">
        <FormattedMessage id="ordering.cart.toPayment" />
      </Button>
    </StickyBar>
  ) : null;
};
