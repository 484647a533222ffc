import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { usePageHead } from '@crema/remote-kit';
import { Button, Card, EmptyState, Icon, Page, Stack, Text, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { FailedState } from '../../connection/failed-state.tsx';
import type { SubmittedOrder } from '../../order/order.types.ts';
import { OrderPlaced } from '../../order-placed/order-placed.tsx';
import { CheckInLink } from '../../order-panels/check-in-link.tsx';
import { ReadyTime } from '../../order-panels/ready-time.tsx';
import { OrderedItems } from './ordered-items.tsx';
import s from './order-status-page.module.css';
import { isFinal, steps } from './polling.rules.ts';
import { PickupLocation } from './pickup-location.tsx';
import { StatusSkeleton } from './status-skeleton.tsx';
import { useFollowedOrder, type FollowedOrder } from './use-followed-order.ts';

const Progress = ({ status }: Pick<SubmittedOrder, 'status'>) => {
  const reached = steps.indexOf(status);
  return (
    <ol className={s.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={s.step}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={s.mark}>{index < reached ? <Icon name="check" size={18} /> : index + 1}</span>
          <FormattedMessage id={`ordering.order.status.${step}`} />
        </li>
      ))}
    </ol>
  );
};

const isOnItsWay = ({ status }: FollowedOrder) => !isFinal(status) && status !== 'READY';

const Followed = ({ order }: { readonly order: FollowedOrder }) => (
  <Stack gap={3}>
    <Card padding="large" className={s.onScreen ?? ''}>
      <Stack gap={3}>
        <div role="status">
          <p className={s.headline}>
            <FormattedMessage id={`ordering.order.status.headline.${order.status}`} />
          </p>
          {isOnItsWay(order) && (
            <p className={s.ready}>
              <ReadyTime {...order} timeZoneId={order.store.timeZone.timeZoneId} />
            </p>
          )}
        </div>
        <Progress status={order.status} />
        {!isFinal(order.status) && (
          <CheckInLink order={order} className={buttonClass('primary', { block: true })} />
        )}
      </Stack>
    </Card>
    <PickupLocation order={order} />
    <OrderedItems order={order} />
    <Text size="note" tone="muted">
      <FormattedMessage id="ordering.order.status.receipt" values={{ email: order.receiptEmail }} />
    </Text>
  </Stack>
);

const ToMenu = () => (
  <Link to={menuPaths.root} className={buttonClass('primary')}>
    <FormattedMessage id="ordering.cart.empty.toMenu" />
  </Link>
);

/**
 * /menu/order/{orderId}: the progress of the order, its items and its pickup location (D-35); a guest's link
 * carries its token.
 */
export const OrderStatusPage = () => {
  const { orderId = '' } = useParams();
  const [query] = useSearchParams();
  const { order, failed, retry } = useFollowedOrder(orderId, query.get('token'));
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
      {order && <Followed order={order} />}
      {order === undefined && !failed && <StatusSkeleton />}
      {order === null && (
        <EmptyState
          art={<Illustration name="lost" size={200} />}
          title={<FormattedMessage id="ordering.order.status.unknown" />}
          actions={<ToMenu />}
        >
          <FormattedMessage id="ordering.order.status.unknownBody" />
        </EmptyState>
      )}
      {failed && (
        <FailedState
          retry={retry}
          title={<FormattedMessage id="ordering.order.status.failed" />}
          actions={
            <Button icon="refresh" onClick={retry}>
              <FormattedMessage id="ordering.order.action.tryAgain" />
            </Button>
          }
        >
          <FormattedMessage id="ordering.order.status.failedBody" />
        </FailedState>
      )}
      <OrderPlaced />
    </Page>
  );
};
