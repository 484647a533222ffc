import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { usePageHead } from '@crema/remote-kit';
import { Card, Icon, Page, Stack, Text, buttonClass } from '@crema/shared-ui';
import { OrderPlaced } from '../../place/order-placed/order-placed.tsx';
import { CheckInLink } from '../../facts/check-in-link.tsx';
import { OrderVoid } from '../../facts/order-void.tsx';
import { receiptPathOf } from '../../facts/receipt-path.ts';
import { ReadyTime } from '../../facts/ready-time.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderLoadState } from './order-load-state.tsx';
import { OrderedItems } from './ordered-items.tsx';
import s from './order-status-page.module.css';
import { isFinal, steps, type OrderStep } from '../events/polling.rules.ts';
import { PickupLocation } from './pickup-location.tsx';
import { useFollowedOrder, type FollowedOrder } from './use-followed-order.ts';

const Progress = ({ status }: { readonly status: OrderStep }) => {
  const reached = steps.indexOf(status);
  // The last step is done as soon as it is reached.
  const done = reached === steps.length - 1 ? steps.length : reached;
  return (
    <ol className={s.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={s.step}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={s.mark}>{index < done ? <Icon name="check" size={18} /> : index + 1}</span>
          <FormattedMessage id={`ordering.order.status.${step}`} />
        </li>
      ))}
    </ol>
  );
};

const isOnItsWay = ({ status }: FollowedOrder) => !isFinal(status) && status !== 'READY';

const headlineOf = ({ status, voided }: FollowedOrder) =>
  voided?.reason === 'CUSTOMER'
    ? 'ordering.cancel.done'
    : (`ordering.order.status.headline.${status}` as const);

interface FollowedProps {
  readonly order: FollowedOrder;
  readonly token: string | null;
  readonly onEnd: () => void;
}
const Followed = ({ order, token, onEnd }: FollowedProps) => (
  <Stack gap={3}>
    <Card padding="large" className={s.onScreen ?? ''}>
      <Stack gap={3}>
        <div role="status">
          <p className={s.headline}>
            <FormattedMessage id={headlineOf(order)} />
          </p>
          {isOnItsWay(order) && (
            <p className={s.ready}>
              <ReadyTime {...order} timeZoneId={order.store.timeZone.timeZoneId} />
            </p>
          )}
          {order.voided ? (
            <OrderVoid voided={order.voided} offer={order.offer} />
          ) : (
            <p>
              <FormattedMessage id="ordering.cupName.for" values={{ name: order.cupName }} />
            </p>
          )}
        </div>
        {order.status !== 'VOIDED' && <Progress status={order.status} />}
        {!isFinal(order.status) && (
          <CheckInLink order={order} className={buttonClass('primary', { block: true })} />
        )}
        <CancelOrder order={order} token={token} onEnd={onEnd} />
      </Stack>
    </Card>
    <PickupLocation order={order} />
    <OrderedItems order={order} />
    <div className={s.onScreen}>
      <Text size="note" tone="muted">
        <FormattedMessage id="ordering.order.status.receipt" values={{ email: order.receiptEmail }} />
      </Text>
      <Link to={receiptPathOf(order)} className={buttonClass('quiet')}>
        <FormattedMessage id="ordering.receipt.open" />
      </Link>
    </div>
  </Stack>
);

/**
 * /menu/order/{orderId}: the progress of the order, its items and its pickup location (D-35); a guest's link
 * carries its token.
 */
export const OrderStatusPage = () => {
  const { orderId = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token');
  const followed = useFollowedOrder(orderId, token);
  const { order } = followed;
  const intl = useIntl();
  usePageHead(
    order
      ? {
          title: intl.formatMessage({ id: 'ordering.order.status.pageTitle' }, { number: order.orderNumber }),
        }
      : undefined,
  );
  return (
    <Page width="narrow" title={<FormattedMessage id="ordering.order.status.title" />}>
      {order && <Followed order={order} token={token} onEnd={followed.retry} />}
      <OrderLoadState {...followed} />
      <OrderPlaced />
    </Page>
  );
};
