import { FormattedMessage } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  Page,
  Price,
  Skeleton,
  Stack,
  Text,
  buttonClass,
  TimeText,
} from '@crema/shared-ui';
import { LostArt } from '@crema/shared-ui/art';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { fromWireCode } from '../../order/order.conversions.ts';
import { orderPaths } from '../../order/order-paths.ts';
import type { SubmittedOrder } from '../../order/order.types.ts';
import { PickupEstimate } from '../../order-panels/pickup-estimate.tsx';
import s from './order-status-page.module.css';
import { isFinal, steps } from './polling.rules.ts';
import { useFollowedOrder } from './use-followed-order.ts';

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

const Details = ({ order }: { readonly order: SubmittedOrder }) => {
  const pickUp = fromWireCode(order.pickUpOption);
  return (
    <dl className={s.facts}>
      <dt>
        <FormattedMessage id="ordering.order.placed.number" />
      </dt>
      <dd>{order.orderNumber}</dd>
      <dt>
        <FormattedMessage id="ordering.order.status.where" />
      </dt>
      <dd>
        {order.storeName}
        <br />
        <FormattedMessage id={`ordering.order.pickUp.${pickUp}`} />
      </dd>
      <dt>
        <FormattedMessage id="ordering.order.status.placedAt" />
      </dt>
      <dd>
        <TimeText value={order.placedAt} timeStyle="short" />
      </dd>
      <dt>
        <FormattedMessage id="ordering.order.status.total" />
      </dt>
      <dd>
        <Price value={order.total} />
      </dd>
    </dl>
  );
};

const FollowedOrder = ({ order }: { readonly order: SubmittedOrder }) => (
  <Stack gap={3}>
    <Card padding="large">
      <Stack gap={3}>
        <p role="status" className={s.headline}>
          <FormattedMessage id={`ordering.order.status.headline.${order.status}`} />
        </p>
        {!isFinal(order.status) && order.status !== 'READY' && (
          <Text tone="muted">
            <PickupEstimate estimates={order.preOrderEstimates} pickUp={fromWireCode(order.pickUpOption)} />
          </Text>
        )}
        <Progress status={order.status} />
        {order.pickUpOption === 'CX' && !isFinal(order.status) && (
          <Link
            to={orderPaths.checkIn(order.orderToken, order.storeNumber)}
            className={buttonClass('primary', { block: true })}
          >
            <FormattedMessage id="ordering.order.placed.checkIn" />
          </Link>
        )}
      </Stack>
    </Card>
    <Card tone="tinted">
      <Details order={order} />
    </Card>
    <Text size="note" tone="muted">
      <FormattedMessage id="ordering.order.noCancel" />
    </Text>
  </Stack>
);

const ToMenu = () => (
  <Link to={menuPaths.root} className={buttonClass('primary')}>
    <FormattedMessage id="ordering.cart.empty.toMenu" />
  </Link>
);

/** /menu/order/{orderId}: how far the order is (D-35); a guest's link carries its token. */
export const OrderStatusPage = () => {
  const { orderId = '' } = useParams();
  const [query] = useSearchParams();
  const { order, failed, retry } = useFollowedOrder(orderId, query.get('token'));
  return (
    <Page width="narrow" title={<FormattedMessage id="ordering.order.status.title" />}>
      {order && <FollowedOrder order={order} />}
      {order === undefined && !failed && (
        <div aria-busy>
          <Skeleton shape="block" height="20rem" />
        </div>
      )}
      {order === null && (
        <EmptyState
          art={<LostArt size={200} />}
          title={<FormattedMessage id="ordering.order.status.unknown" />}
          actions={<ToMenu />}
        >
          <FormattedMessage id="ordering.order.status.unknownBody" />
        </EmptyState>
      )}
      {failed && (
        <ErrorState
          title={<FormattedMessage id="ordering.order.status.failed" />}
          actions={
            <Button icon="refresh" onClick={retry}>
              <FormattedMessage id="ordering.order.action.tryAgain" />
            </Button>
          }
        >
          <FormattedMessage id="ordering.order.status.failedBody" />
        </ErrorState>
      )}
    </Page>
  );
};
