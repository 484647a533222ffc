import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button, Cluster, Dialog, Icon, Stack, Text, buttonClass } from '@crema/shared-ui';
import { brand } from '@crema/shared-contracts';
import { fromWireCode } from '../order/order.conversions.ts';
import { orderPaths } from '../order/order-paths.ts';
import { selectPlacement } from '../order/order.selectors.ts';
import type { SubmittedOrder } from '../order/order.types.ts';
import { placementClosed } from '../order/placement.slice.ts';
import { PickupEstimate } from '../order-panels/pickup-estimate.tsx';
import s from './order-placed-dialog.module.css';

const Facts = ({ order }: { readonly order: SubmittedOrder }) => {
  const pickUp = fromWireCode(order.pickUpOption);
  return (
    <>
      <p className={s.number}>
        <Text as="span" size="note" tone="muted">
          <FormattedMessage id="ordering.order.placed.number" />
        </Text>
        <strong>{order.orderNumber}</strong>
      </p>
      <p className={s.fact}>
        <Icon name="clock" size={20} />
        <PickupEstimate estimates={order.preOrderEstimates} pickUp={pickUp} />
      </p>
      <p className={s.fact}>
        <Icon name="storefront" size={20} />
        <span>
          <FormattedMessage id={`ordering.order.pickUp.${pickUp}`} />
          {' · '}
          {order.storeName}
        </span>
      </p>
    </>
  );
};

const GuestOffer = () => (
  <div className={s.offer}>
    <Text strong>
      <FormattedMessage id="ordering.order.placed.join" values={{ ...brand }} />
    </Text>
    <Text size="note">
      <FormattedMessage id="ordering.order.placed.joinWhy" values={{ ...brand }} />
    </Text>
    <Link to={orderPaths.createAccount} className={buttonClass('secondary', { size: 'small' })}>
      <FormattedMessage id="ordering.cart.guest.createAccount" />
    </Link>
  </div>
);

/** The order is in: its number, when and where, how to follow it; curbside checks in, a guest may join (D-20). */
export const OrderPlacedDialog = () => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const placement = useSelector(selectPlacement);
  if (placement.status !== 'placed') return null;
  const { order, guest } = placement;
  const close = () => void dispatch(placementClosed());
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage id="ordering.order.placed.title" />}
      closeLabel={intl.formatMessage({ id: 'ordering.order.action.close' })}
      actions={
        <Cluster gap={1}>
          <Button variant="quiet" onClick={close}>
            <FormattedMessage id="ordering.order.action.close" />
          </Button>
          <Link to={order.statusPath} onClick={close} className={buttonClass('primary')}>
            <FormattedMessage id="ordering.order.placed.follow" />
          </Link>
        </Cluster>
      }
    >
      <Stack gap={2}>
        <Facts order={order} />
        {order.pickUpOption === 'CX' && (
          <Link to={orderPaths.checkIn(order.orderToken, order.storeNumber)} onClick={close}>
            <FormattedMessage id="ordering.order.placed.checkIn" />
          </Link>
        )}
        {guest && <GuestOffer />}
      </Stack>
    </Dialog>
  );
};
