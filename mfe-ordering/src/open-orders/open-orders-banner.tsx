import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '@crema/shared-ui';
import { useAppSelector } from '../ordering.hooks.ts';
import { ReadyTime } from '../order-panels/ready-time.tsx';
import { selectOpenOrders } from './open-orders.selectors.ts';
import type { OpenOrder } from './open-orders.types.ts';
import s from './open-orders-banner.module.css';

const Order = ({ order }: { readonly order: OpenOrder }) => {
  const { status, orderNumber, storeName, path } = order;
  return (
    <li>
      <Link to={path} className={s.order} data-ready={status === 'READY' || undefined}>
        <Icon name={status === 'READY' ? 'check' : 'clock'} size={22} className={s.icon ?? ''} />
        <span className={s.words}>
          <span className={s.headline}>
            <FormattedMessage id={`ordering.order.status.headline.${status}`} />
          </span>
          <span className={s.detail}>
            <FormattedMessage
              id="ordering.open.order"
              values={{ status, time: <ReadyTime {...order} />, number: orderNumber, store: storeName }}
            />
          </span>
        </span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  );
};

/** ORD-067: a link to each order that is not picked up yet, for guests too; nothing when there is none. */
export const OpenOrdersBanner = () => {
  const intl = useIntl();
  const orders = useAppSelector(selectOpenOrders);
  if (orders.length === 0) return null;
  return (
    <section aria-label={intl.formatMessage({ id: 'ordering.open.label' })}>
      <ul role="list" className={s.list} aria-live="polite">
        {orders.map((order) => (
          <Order key={order.orderId} order={order} />
        ))}
      </ul>
    </section>
  );
};
