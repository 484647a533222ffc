import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { Card, Cluster, Icon, Page, Stack, Text, buttonClass } from '@crema/shared-ui';
import { checkInPaths, readCheckInQuery, type CheckInQuery } from './check-in-paths.ts';
import s from './check-in.module.css';
import { useCheckInOrder, type CheckInOrder } from './use-check-in-order.ts';
import { useFollowedArrival } from './use-followed-arrival.ts';

const progressOf = ({ status, arrival }: CheckInOrder) => {
  if (status === 'VOIDED') return 'canceled';
  if (status === 'PICKED_UP') return 'done';
  return arrival?.noticedAt ? 'noticed' : 'sent';
};

const signs = { noticed: 'check', done: 'check', canceled: 'info' } as const;

interface ArrivedProps {
  readonly order: CheckInOrder;
  readonly query: CheckInQuery;
}
const Arrived = ({ order, query }: ArrivedProps) => {
  const progress = progressOf(order);
  const isOver = progress === 'done' || progress === 'canceled';
  return (
    <Card padding="large">
      <Stack gap={3}>
        <div role="status" className={s.arrived}>
          <span className={s.spot} aria-hidden="true">
            {progress === 'sent' ? order.arrival?.stallNumber : <Icon name={signs[progress]} size={32} />}
          </span>
          <div>
            <p className={s.headline}>
              <FormattedMessage id={`pickup.progress.${progress}`} values={{ number: order.orderNumber }} />
            </p>
            <Text tone="muted">
              <FormattedMessage
                id={isOver ? `pickup.progress.${progress}.body` : 'pickup.progress.where'}
                values={{ spot: order.arrival?.stallNumber, store: order.store.name }}
              />
            </Text>
          </div>
        </div>
        <Cluster gap={1}>
          <Link to={checkInPaths.order(order.orderId, query.orderToken)} className={buttonClass('primary')}>
            <FormattedMessage id="pickup.order" />
          </Link>
          {!isOver && (
            <Link to={checkInPaths.curbside(query)} className={buttonClass('quiet')}>
              <FormattedMessage id="pickup.otherSpot" />
            </Link>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
};

/** /pickup/curbside/success (ENG-030): the arrival, and that the store has noticed it (D-145). */
export const SuccessPage = () => {
  const [search] = useSearchParams();
  const query = readCheckInQuery(search);
  const { state, refresh } = useCheckInOrder(query.orderToken);
  const order = state.status === 'ready' ? state.order : undefined;
  const isOver = order?.status === 'PICKED_UP' || order?.status === 'VOIDED';
  const isFollowed = order?.arrival && !isOver;
  useFollowedArrival(
    { orderId: isFollowed ? order.orderId : undefined, orderToken: query.orderToken },
    () => void refresh(),
  );
  return (
    <Page
      width="narrow"
      eyebrow={order && <FormattedMessage id="pickup.number" values={{ number: order.orderNumber }} />}
      title={<FormattedMessage id="pickup.success.title" />}
      lead={!isOver && <FormattedMessage id="pickup.success.lead" />}
    >
      {order?.arrival && <Arrived order={order} query={query} />}
    </Page>
  );
};
