import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { createStoreClock, skipToken, useQuery, usePageHead } from '@crema/remote-kit';
import { Button, Card, Heading, Page, Price, Stack, Text, buttonClass } from '@crema/shared-ui';
import { GetOrderStatusDocument } from '../../../../generated/operations.ts';
import { ChangeTip } from '../../change-tip/change-tip.tsx';
import { TenderName } from '../../../facts/tender-name.tsx';
import { OrderLoadState } from '../order-load-state.tsx';
import { OrderedItems } from '../ordered-items.tsx';
import s from '../order-status-page.module.css';
import { PickupLocation } from '../pickup-location.tsx';
import type { FollowedOrder } from '../use-followed-order.ts';

interface ReturnedProps {
  readonly voided: NonNullable<FollowedOrder['voided']>;
  readonly timeZoneId: string;
}
/** The amounts that were given back of a voided order, when, and to which card or account (D-144). */
const Returned = ({ voided: { at, reason, returned }, timeZoneId }: ReturnedProps) => {
  const { locale } = useIntl();
  return (
    <Card as="section" aria-labelledby="given-back">
      <Stack gap={2}>
        <Heading level={2} size="small" id="given-back">
          <FormattedMessage id="ordering.receipt.returned" />
        </Heading>
        <Text>
          <FormattedMessage id="ordering.order.voided.reason" values={{ reason }} />
        </Text>
        <dl className={s.facts}>
          <dt>
            <FormattedMessage id="ordering.order.status.VOIDED" />
          </dt>
          <dd>{createStoreClock(locale, timeZoneId).dateTime(at)}</dd>
          {returned.map(({ kind, lastFour, amount }) => (
            <div key={`${kind}${lastFour}`} className={s.fact}>
              <dt>
                <TenderName kind={kind} lastFour={lastFour} />
              </dt>
              <dd>
                <Price value={amount} />
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
};

interface ReceiptProps {
  readonly order: FollowedOrder;
  /** The order was changed on this page. */
  readonly onChanged: () => void;
}
const Receipt = ({ order, onChanged }: ReceiptProps) => (
  <Stack gap={3}>
    <PickupLocation order={order} />
    <OrderedItems order={order} />
    <div className={s.onScreen}>
      <ChangeTip
        order={{ orderId: order.orderId, price: order.total, tip: order.tip }}
        change={order.tipChange}
        timeZoneId={order.store.timeZone.timeZoneId}
        onChanged={onChanged}
      />
    </div>
    {order.voided && <Returned voided={order.voided} timeZoneId={order.store.timeZone.timeZoneId} />}
    <div className={s.onScreen}>
      <Button icon="receipt" onClick={() => globalThis.print()}>
        <FormattedMessage id="ordering.receipt.print" />
      </Button>
      <Link to={order.statusPath} className={buttonClass('quiet')}>
        <FormattedMessage id="ordering.receipt.toOrder" />
      </Link>
    </div>
  </Stack>
);

/**
 * /menu/order/{orderId}/receipt: what was ordered, what it came to, who paid it and what was given back, to be printed (ORD-066,
 * D-148). A guest's link carries the token.
 */
export const ReceiptPage = () => {
  const { orderId = '' } = useParams();
  const [query] = useSearchParams();
  const intl = useIntl();
  const { data, error, refetch } = useQuery(
    GetOrderStatusDocument,
    orderId ? { variables: { orderId, token: query.get('token') }, fetchPolicy: 'network-only' } : skipToken,
  );
  const order = data?.order;
  const reload = () => void refetch().catch(() => undefined);
  usePageHead(
    order
      ? { title: intl.formatMessage({ id: 'ordering.receipt.pageTitle' }, { number: order.orderNumber }) }
      : undefined,
  );
  return (
    <Page width="narrow" title={<FormattedMessage id="ordering.receipt.title" />}>
      {order && <Receipt order={order} onChanged={reload} />}
      <OrderLoadState order={order} failed={!!error && !data} retry={reload} />
    </Page>
  );
};
