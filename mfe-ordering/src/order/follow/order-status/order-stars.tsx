import { FormattedMessage } from 'react-intl';
import { Icon } from '@crema/shared-ui';
import { StarCount } from '../../facts/star-count.tsx';
import s from './order-status-page.module.css';
import type { FollowedOrder } from './use-followed-order.ts';

/** The Stars of the order, and when they come: with the pickup (D-149 to D-151). Nothing for an order without Stars. */
export const OrderStars = ({ order }: { readonly order: FollowedOrder }) => {
  const { earnsStarTenths, status } = order;
  if (earnsStarTenths === 0) return null;
  return (
    <p className={s.stars}>
      <Icon name="star" size={20} />
      <FormattedMessage
        id={status === 'PICKED_UP' ? 'ordering.offers.earned' : 'ordering.offers.willEarn'}
        values={{ stars: <StarCount tenths={earnsStarTenths} /> }}
      />
    </p>
  );
};
