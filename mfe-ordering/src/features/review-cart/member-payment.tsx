import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Slot, useHost } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Banner, Heading, Stack, buttonClass } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../ordering.hooks.ts';
import { orderPaths } from '../../order/order-paths.ts';
import {
  selectSubmission,
  selectPricing,
  selectPricingState,
  selectToPay,
  selectTender,
} from '../../order/order.selectors.ts';
import { selectPaymentObstacle } from '../../order/submission/submission-attempt.ts';
import { useOrderSelector } from '../../order/use-order-selector.ts';
import { submissionClosed, submissionRetried } from '../../order/submission/submission.slice.ts';
import { refreshRequested } from '../../order/pricing/pricing.slice.ts';
import { cardChosen } from '../../order/payment/tender.slice.ts';
import {
  OrderErrorBanner,
  OrderErrorDialog,
  useOrderError,
  useOrderErrorToast,
} from '../../order-panels/order-error.tsx';
import { PlaceOrderButton } from '../../order-panels/place-order-button.tsx';

/** The fallback when the cards remote is off or failed: a message and a link to the cards (PLT-006). */
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

/** ORD-105: the message appears as soon as the chosen card cannot pay the total and the tip. */
const BalanceNote = () => {
  const { card } = useAppSelector(selectTender);
  const priced = useAppSelector(selectPricing) !== undefined;
  const toPay = useAppSelector(selectToPay);
  if (!card || !priced || card.balance.amountMinor >= toPay) return null;
  return <Banner tone="warning" title={<FormattedMessage id="ordering.cart.payment.insufficient" />} />;
};

/** Takes a member's payment with a stored-value card and places the order. */
export const MemberPayment = ({ onPlace }: { readonly onPlace: () => void }) => {
  const dispatch = useAppDispatch();
  const total = useAppSelector(selectPricing)?.summary.price;
  const { error: pricingError } = useAppSelector(selectPricingState);
  const { card } = useAppSelector(selectTender);
  const submission = useAppSelector(selectSubmission);
  const submissionError = submission.status === 'failed' ? submission.error : undefined;
  const close = () => void dispatch(submissionClosed());
  const actions = {
    onRetry: () => void dispatch(submissionRetried()),
    onGotIt: close,
    onRefresh: () => void dispatch(refreshRequested()),
    onChoosePayment: close,
  };
  const missing = useOrderSelector(selectPaymentObstacle);
  const obstacle = useOrderError(missing && { code: missing });
  useOrderErrorToast(submissionError);
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
      <OrderErrorBanner displays={['page', 'field']} submissionError={submissionError} {...actions} />
      {!pricingError && <PlaceOrderButton onPress={onPlace} obstacle={obstacle?.text} />}
      <OrderErrorDialog submissionError={submissionError} onClose={close} {...actions} />
    </Stack>
  );
};
