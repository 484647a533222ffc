import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon, Price, type IconName } from '@crema/shared-ui';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { ReadyTime } from '../../facts/ready-time.tsx';
import { FollowedMoves } from './followed-moves.tsx';
import { selectOpenOrders } from './open-orders.selectors.ts';
import type { OpenOrder } from './open-orders.types.ts';
import s from './open-orders-banner.module.css';

const icons = {
  RECEIVED: 'clock',
  PREPARING: 'clock',
  READY: 'check',
  PICKED_UP: 'check',
  VOIDED: 'alert',
} as const satisfies Record<OpenOrder['status'], IconName>;

const Order = ({ order }: { readonly order: OpenOrder }) => {
  const { status, orderNumber, storeName, path, givenBack } = order;
  return (
    <li>
      <Link to={path} className={s.order} data-ready={status === 'READY' || undefined}>
        <Icon name={icons[status]} size={22} className={s.icon ?? ''} />
        <span className={s.words}>
          <span className={s.headline}>
            <FormattedMessage id={`ordering.order.status.headline.${status}`} />
          </span>
          <span className={s.detail}>
            <FormattedMessage
              id={status === 'VOIDED' ? 'ordering.open.voided' : 'ordering.open.order'}
              values={{
                status,
                time: <ReadyTime {...order} />,
                number: orderNumber,
                store: storeName,
                isFree: givenBack ? 'no' : 'yes',
                amount: givenBack && <Price value={givenBack} />,
              }}
            />
          </span>
        </span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  );
};

/** ORD-067: a link to each order that is not picked up yet, or was voided within two hours, for guests too; nothing when there is none. */
export const OpenOrdersBanner = () => {
  const intl = useIntl();
  const orders = useAppSelector(selectOpenOrders);
  if (orders.length === 0) return null;
  return (
    <section aria-label={intl.formatMessage({ id: 'ordering.open.label' })}>
      <FollowedMoves />
      <ul role="list" className={s.list} aria-live="polite">
        {orders.map((order) => (
          <Order key={order.orderId} order={order} />
        ))}
      </ul>
    </section>
  );
};
