import { FormattedMessage } from 'react-intl';
import { Banner, Button, Price } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectPricingState } from '../../facts/order.selectors.ts';
import { priceChangeAccepted } from '../pricing/pricing.slice.ts';
import s from './price-panel.module.css';

/** D-24: the changes of a renewed price, line by line; the order waits until the customer agrees. */
export const PriceChanges = () => {
  const { changes } = useAppSelector(selectPricingState);
  const dispatch = useAppDispatch();
  if (changes.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="ordering.order.changed.title" />}
      action={
        <Button size="small" onClick={() => dispatch(priceChangeAccepted())}>
          <FormattedMessage id="ordering.order.changed.accept" />
        </Button>
      }
    >
      <ul className={s.changes}>
        {changes.map(({ key, label, before, after }) => (
          <li key={key}>
            <span>{label}</span>
            <span>
              {before ? <Price value={before} /> : <FormattedMessage id="ordering.order.changed.new" />}
              {' → '}
              {after ? <Price value={after} /> : <FormattedMessage id="ordering.order.changed.gone" />}
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  );
};
