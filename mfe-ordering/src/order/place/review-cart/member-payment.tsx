import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { Slot, useHost } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Banner, Heading, Skeleton, Stack, buttonClass } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { orderPaths } from '../../facts/order-paths.ts';
import {
  selectSubmission,
  selectPricing,
  selectPricingState,
  selectToPay,
} from '../../facts/order.selectors.ts';
import { selectPaymentObstacle } from '../submission/submission-attempt.ts';
import { useOrderSelector } from '../../../state/use-order-selector.ts';
import { submissionClosed, submissionRetried } from '../submission/submission.slice.ts';
import { selectIsBeingPriced } from '../pricing/pricing.selectors.ts';
import { refreshRequested } from '../pricing/pricing.slice.ts';
import { cardChosen, paymentLost } from '../payment/tender.slice.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';
import {
  OrderErrorBanner,
  OrderErrorDialog,
  useOrderError,
  useOrderErrorToast,
} from '../panels/order-error.tsx';
import { CardEndingBanner } from '../panels/card-ending-banner.tsx';
import { PlaceOrderButton } from '../panels/place-order-button.tsx';
import { SessionExpiredDialog } from '../panels/session-expired-dialog.tsx';
import { showPart } from '../../../accessibility/show-part.ts';
import { WaitingPayment } from '../panels/waiting-payment.tsx';
import { RemovedTip } from '../payment/tip/removed-tip.tsx';
import { OrderWallets } from '../panels/order-wallets.tsx';
import { TipPicker, tipPickerHeight } from '../payment/tip/tip-picker.tsx';
import { selectTipError } from '../payment/tip/tip.selectors.ts';
import type { usePaymentChoice } from './use-payment-choice.ts';

const payments = 'order-payments';
/** The payment, as a scroll target of the page. */
export const paymentPart = 'payment-part';
const showPayments = () => showPart(payments);

type PaymentChoice = ReturnType<typeof usePaymentChoice>;

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

interface ChooserProps {
  readonly store: StoreDetails | undefined;
  readonly choice: PaymentChoice;
  readonly isBalanceRefused: boolean;
}
/** A store that takes stored-value cards only offers nothing else (ORD-106, D-142). */
const Chooser = ({ store, choice, isBalanceRefused }: ChooserProps) => {
  const dispatch = useAppDispatch();
  const price = useAppSelector(selectPricing)?.summary.price;
  const toPay = useAppSelector(selectToPay);
  const isStoredValueOnly = store?.mobileOrdering.svcOnly ?? false;
  if (!price) return null;
  return (
    <Slot
      name="payment-chooser"
      props={{
        total: { ...price, amountMinor: toPay },
        selectedCardId: choice.selectedCardId,
        onSelected: (card) => dispatch(cardChosen(card)),
        bank: isStoredValueOnly ? undefined : choice.bankPayments,
        isStoredValueOnly,
        isBalanceRefused,
        onNothing: () => dispatch(paymentLost()),
      }}
      fallback={<NoChooser />}
    />
  );
};

interface MemberPaymentProps {
  /** Undefined while it is loading, or if it cannot be read. */
  readonly store: StoreDetails | undefined;
  readonly storeFailed: boolean;
  readonly choice: PaymentChoice;
  readonly onPlace: () => void;
  /** Sends the order that a wallet pays; undefined while wallets cannot pay it. */
  readonly onWallet: (() => void) | undefined;
}
/** Takes a member's payment and places the order (ORD-101, ORD-109). */
export const MemberPayment = ({ store, storeFailed, choice, onPlace, onWallet }: MemberPaymentProps) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const total = useAppSelector(selectPricing)?.summary.price;
  const { error: pricingError } = useAppSelector(selectPricingState);
  const isPriceComing = useOrderSelector(selectIsBeingPriced) && !total;
  const submission = useAppSelector(selectSubmission);
  const submissionError = submission.status === 'failed' ? submission.error : undefined;
  const close = () => void dispatch(submissionClosed());
  const actions = {
    onRetry: () => void dispatch(submissionRetried()),
    onGotIt: close,
    onRefresh: () => void dispatch(refreshRequested()),
    // ORD-009: the error stays until the next try, so that focus has a place to return to.
    onChoosePayment: () => void navigate(orderPaths.choosePayment),
  };
  const missing = useOrderSelector(selectPaymentObstacle);
  const obstacle = useOrderError(missing && { code: missing });
  const tipError = useAppSelector(selectTipError);
  useOrderErrorToast(submissionError);
  if (submission.status === 'waiting') return <WaitingPayment />;
  const showsPayment = isPriceComing || (!!total && total.amountMinor > 0);
  return (
    <>
      <Stack gap={2} id={paymentPart} tabIndex={-1}>
        {showsPayment && (
          <>
            <Heading level={3} size="small" id={payments} tabIndex={-1}>
              <FormattedMessage id="ordering.cart.payment.title" />
            </Heading>
            {!isPriceComing && (store || storeFailed) ? (
              <Chooser
                {...{ store, choice }}
                isBalanceRefused={submissionError?.code === 'INSUFFICIENT_BALANCE'}
              />
            ) : (
              <Stack gap={1}>
                <Skeleton shape="block" height="4.4rem" count={3} />
              </Stack>
            )}
            {isPriceComing ? <Skeleton shape="block" height={tipPickerHeight} /> : <TipPicker />}
            <CardEndingBanner />
          </>
        )}
        {showsPayment && !isPriceComing && onWallet && !store?.mobileOrdering.svcOnly && (
          <OrderWallets onToken={onWallet} />
        )}
        <OrderErrorBanner displays={['page', 'field']} submissionError={submissionError} {...actions} />
      </Stack>
      {!pricingError && (
        <PlaceOrderButton
          onPress={onPlace}
          working={choice.isPreparing}
          obstacle={tipError ? <FormattedMessage id="ordering.tip.check" /> : obstacle?.text}
        />
      )}
      <RemovedTip />
      <SessionExpiredDialog onAddPayment={showPayments} />
      <OrderErrorDialog submissionError={submissionError} onClose={close} {...actions} />
    </>
  );
};
