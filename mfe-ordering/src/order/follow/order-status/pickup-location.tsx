import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createStoreClock } from '@crema/remote-kit';
import { callUrl, directionsUrl } from '@crema/shared-contracts';
import { Card, Heading, Icon, Stack, Text } from '@crema/shared-ui';
import { fromWireCode } from '../../facts/pick-up-codes.ts';
import s from './order-status-page.module.css';
import type { FollowedOrder } from './use-followed-order.ts';

type Store = FollowedOrder['store'];

const StoreAddress = ({ store }: { readonly store: Store }) => (
  <address className={s.address}>
    <strong>{store.name}</strong>
    {store.address.lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
    <a href={directionsUrl(store.coordinates)} className={s.onScreen} target="_blank" rel="noreferrer">
      <FormattedMessage id="ordering.order.status.directions" />
    </a>
  </address>
);

const Help = ({ phoneNumber }: { readonly phoneNumber: string }) => {
  const call = (label: ReactNode) => <a href={callUrl(phoneNumber)}>{label}</a>;
  return (
    <Text size="note" className={s.onScreen ?? ''}>
      <FormattedMessage id="ordering.order.status.help" values={{ call }} />
    </Text>
  );
};

/**
 * The pickup location, the time of the order in the store's zone, and the store's phone number (ORD-066,
 * D-08).
 */
export const PickupLocation = ({ order }: { readonly order: FollowedOrder }) => {
  const { locale } = useIntl();
  const { phoneNumber } = order.store;
  const pickUp = fromWireCode(order.pickUpOption);
  const clock = createStoreClock(locale, order.store.timeZone.timeZoneId);
  return (
    <Card as="section" tone="tinted" aria-labelledby="pickup-place">
      <Stack gap={2}>
        <div className={s.way}>
          <Icon name="storefront" size={20} />
          <Heading level={2} size="small" id="pickup-place">
            <FormattedMessage id={`ordering.order.pickUp.${pickUp}`} />
          </Heading>
        </div>
        <StoreAddress store={order.store} />
        <dl className={s.facts}>
          <dt>
            <FormattedMessage id="ordering.order.placed.number" />
          </dt>
          <dd>{order.orderNumber}</dd>
          <dt>
            <FormattedMessage id="ordering.order.status.placedAt" />
          </dt>
          <dd>{clock.dateTime(order.placedAt)}</dd>
          {order.scheduledFor !== null && (
            <>
              <dt>
                <FormattedMessage id="ordering.receipt.pickupTime" />
              </dt>
              <dd>{clock.dateTime(order.scheduledFor)}</dd>
            </>
          )}
          {phoneNumber !== null && (
            <>
              <dt>
                <FormattedMessage id="ordering.order.status.phone" />
              </dt>
              <dd className={s.phone}>{phoneNumber}</dd>
            </>
          )}
        </dl>
        {phoneNumber !== null && <Help phoneNumber={phoneNumber} />}
      </Stack>
    </Card>
  );
};
