import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Slot, useHost } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Banner, Heading, Stack, buttonClass } from '@crema/shared-ui';
import { orderPaths } from '../../order/order-paths.ts';
import {
  selectPlacement,
  selectPricing,
  selectPricingState,
  selectTender,
} from '../../order/order.selectors.ts';
import { selectPaymentObstacle } from '../../order/placement-attempt.ts';
import { placementClosed, placementRetried } from '../../order/placement.slice.ts';
import { refreshRequested } from '../../order/pricing.slice.ts';
import { cardChosen } from '../../order/tender.slice.ts';
import {
  OrderFaultBanner,
  OrderFaultDialog,
  useOrderFault,
  useOrderFaultToast,
} from '../../order-panels/order-fault.tsx';
import { PlaceOrderButton } from '../../order-panels/place-order-button.tsx';

/** The cards remote is off or broken: ordering says so and offers the way to the cards (PLT-006). */
const NoChooser = () => {
  const { hasPage } = useHost();
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="ordering.cart.payment.absent" values={{ ...brand }} />}
      action={
        hasPage(orderPaths.cards) && (
          <Link to={orderPaths.cards} className={buttonClass('secondary', { size: 'small' })}>
            <FormattedMessage id="ordering.cart.payment.toCards" />
          </Link>
        )
      }
    >
      <FormattedMessage id="ordering.cart.payment.absentBody" />
    </Banner>
  );
};

/** ORD-105: said as soon as the chosen card cannot pay the total. */
const BalanceNote = () => {
  const { card } = useSelector(selectTender);
  const total = useSelector(selectPricing)?.summary.price;
  if (!card || !total || card.balance.amountMinor >= total.amountMinor) return null;
  return <Banner tone="warning" title={<FormattedMessage id="ordering.cart.payment.insufficient" />} />;
};

/** A member pays with a stored-value card of theirs and places the order. */
export const MemberPayment = ({ onPlace }: { readonly onPlace: () => void }) => {
  const dispatch = useDispatch();
  const total = useSelector(selectPricing)?.summary.price;
  const { fault: pricingFault } = useSelector(selectPricingState);
  const { card } = useSelector(selectTender);
  const placement = useSelector(selectPlacement);
  const fault = placement.status === 'refused' ? placement.fault : undefined;
  const close = () => void dispatch(placementClosed());
  const ways = {
    onRetry: () => void dispatch(placementRetried()),
    onGotIt: close,
    onRefresh: () => void dispatch(refreshRequested()),
    onChoosePayment: close,
  };
  const missing = useSelector(selectPaymentObstacle);
  const obstacle = useOrderFault(missing && { code: missing });
  useOrderFaultToast(fault);
  return (
    <Stack gap={2}>
      {total && total.amountMinor > 0 && (
        <>
          <Heading level={3} size="small">
            <FormattedMessage id="ordering.cart.payment.title" />
          </Heading>
          <Slot
            name="payment-chooser"
            props={{
              total,
              selectedCardId: card?.cardId,
              onSelected: (choice) => dispatch(cardChosen(choice)),
            }}
            fallback={<NoChooser />}
          />
          <BalanceNote />
        </>
      )}
      <OrderFaultBanner displays={['page', 'field']} fault={fault} {...ways} />
      {!pricingFault && <PlaceOrderButton onPress={onPlace} obstacle={obstacle?.text} />}
      <OrderFaultDialog fault={fault} onClose={close} {...ways} />
    </Stack>
  );
};
