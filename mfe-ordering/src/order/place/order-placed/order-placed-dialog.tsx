import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { Button, Dialog, Icon, Stack, Text, buttonClass } from '@crema/shared-ui';
import { brand } from '@crema/shared-contracts';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { fromWireCode } from '../../facts/pick-up-codes.ts';
import { orderPaths } from '../../facts/order-paths.ts';
import { selectSubmission } from '../../facts/order.selectors.ts';
import type { SubmittedOrder } from '../../facts/order.types.ts';
import { submissionClosed } from '../submission/submission.slice.ts';
import { CheckInLink } from '../../facts/check-in-link.tsx';
import { StarCount } from '../../facts/star-count.tsx';
import { UsedOffer } from '../../facts/used-offer.tsx';
import { PickupEstimate } from '../pick-up/pickup-estimate.tsx';
import { ReadyTime } from '../../facts/ready-time.tsx';
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
        <span>
          {order.scheduledFor === null ? (
            <PickupEstimate
              estimates={order.preOrderEstimates}
              pickUp={pickUp}
              timeZoneId={order.store.timeZone.timeZoneId}
              placedAt={order.placedAt}
            />
          ) : (
            <ReadyTime
              readyAt={order.scheduledFor}
              readyBy={null}
              timeZoneId={order.store.timeZone.timeZoneId}
            />
          )}
        </span>
      </p>
      <p className={s.fact}>
        <Icon name="storefront" size={20} />
        <span>
          <FormattedMessage id={`ordering.order.pickUp.${pickUp}`} />
          {' · '}
          {order.storeName}
        </span>
      </p>
      {order.offer && (
        <p className={s.fact}>
          <Icon name="check" size={20} />
          <span>
            <UsedOffer offer={order.offer} />
          </span>
        </p>
      )}
      {order.earnsStarTenths > 0 && (
        <p className={s.fact}>
          <Icon name="star" size={20} />
          <span>
            <FormattedMessage
              id="ordering.offers.willEarn"
              values={{ stars: <StarCount tenths={order.earnsStarTenths} /> }}
            />
          </span>
        </p>
      )}
      <p className={s.fact}>
        <Icon name="cup" size={20} />
        <span>
          <FormattedMessage id="ordering.cupName.for" values={{ name: order.cupName }} />
        </span>
      </p>
      <p className={s.fact}>
        <Icon name="mail" size={20} />
        <span>
          <FormattedMessage id="ordering.order.placed.receipt" values={{ email: order.receiptEmail }} />
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

/**
 * Confirms a placed order: its number, pickup time and store, the address of its receipt, and a link to its
 * status. Curbside customers can check in, and a guest can join. Closing it loses no information: the order's
 * page or its banner remains (D-170).
 */
export const OrderPlacedDialog = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const submission = useAppSelector(selectSubmission);
  const { pathname } = useLocation();
  const { hasPage } = useHost();
  if (submission.status !== 'placed') return null;
  const { order, guest } = submission;
  const [statusPage] = order.statusPath.split('?');
  const close = () => void dispatch(submissionClosed());
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage id="ordering.order.placed.title" />}
      closeLabel={intl.formatMessage({ id: 'ordering.order.action.close' })}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            <FormattedMessage id="ordering.order.action.close" />
          </Button>
          <Link
            to={order.statusPath}
            replace={pathname === statusPage}
            onClick={close}
            className={buttonClass('primary')}
          >
            <FormattedMessage id="ordering.order.placed.follow" />
          </Link>
        </>
      }
    >
      <Stack gap={2}>
        <Facts order={order} />
        <CheckInLink order={order} onClick={close} />
        {guest && hasPage(orderPaths.createAccount) && <GuestOffer />}
      </Stack>
    </Dialog>
  );
};
