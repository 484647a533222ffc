import { useEffect, useEffectEvent } from 'react';
import { Formik } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useUpgradeBlocker, useVault } from '@crema/remote-kit';
import { Text } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import {
  selectSubmission,
  selectPricing,
  selectPricingState,
  selectTender,
} from '../../facts/order.selectors.ts';
import type { GuestContact } from '../../facts/order.types.ts';
import { submissionClosed, submissionRequested, submissionRetried } from '../submission/submission.slice.ts';
import { refreshRequested } from '../pricing/pricing.slice.ts';
import { useConfirmStore } from '../pick-up/use-confirm-store.ts';
import { guestContactGiven, guestContactTyped } from '../payment/tender.slice.ts';
import { useSingleUseCard } from '../payment/use-single-use-card.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';
import {
  OrderErrorBanner,
  OrderErrorDialog,
  useOrderError,
  useOrderErrorToast,
} from '../panels/order-error.tsx';
import { PlaceOrderButton } from '../panels/place-order-button.tsx';
import { PricePanel } from '../panels/price-panel.tsx';
import { SidePanel } from '../panels/side-panel.tsx';
import { showPart } from '../../../accessibility/show-part.ts';
import { RemovedTip } from '../payment/tip/removed-tip.tsx';
import { TipPicker } from '../payment/tip/tip-picker.tsx';
import { selectTipError } from '../payment/tip/tip.selectors.ts';
import { WaitingPayment } from '../panels/waiting-payment.tsx';
import { BillingAddressDialog, BillingAddressSection } from './billing-address-section.tsx';
import { CardSection } from './card-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { guestSchema } from './guest-checkout.schema.ts';
import s from './guest-checkout-page.module.css';
import { OrderSummary } from './order-summary.tsx';
import { SessionExpiredDialog } from '../panels/session-expired-dialog.tsx';
import { isAddressError, useBillingAddress } from './use-billing-address.ts';

const nothingTyped: GuestContact = {
  firstName: '',
  email: '',
  phoneNumber: '',
  emailMarketingOptIn: false,
};
const noCardForm = <FormattedMessage id="ordering.order.blocked.noCardForm" />;
const checkTip = <FormattedMessage id="ordering.tip.check" />;
const showCardForm = () => showPart('guest-card');

/** Scrolls the card, or its address, into view when the error is shown there. */
const useShowRefused = (isRefused: boolean, show: () => void) => {
  const showPresent = useEffectEvent(show);
  useEffect(() => {
    if (isRefused) showPresent();
  }, [isRefused]);
};

/**
 * Contact, card and total in one form: a press on the button first requests the card's token if there is none
 * yet.
 */
export const GuestCheckoutForm = ({ store }: { readonly store: StoreDetails | undefined }) => {
  const dispatch = useAppDispatch();
  const { typed, singleUseCard, addressTyped } = useAppSelector(selectTender);
  const total = useAppSelector(selectPricing)?.summary.price;
  const { error: pricingError } = useAppSelector(selectPricingState);
  const submission = useAppSelector(selectSubmission);
  const submissionError = submission.status === 'failed' ? submission.error : undefined;
  const tipError = useAppSelector(selectTipError);
  const isWaiting = submission.status === 'waiting';
  const saveCard = useSingleUseCard();
  const vault = useVault();
  const confirmStore = useConfirmStore(store);
  const needsCard = !singleUseCard && (total?.amountMinor ?? 0) > 0;
  const address = useBillingAddress(submissionError);
  const tokeniseCard = async () => {
    const card = await vault.tokenise({ address: addressTyped });
    if (card) saveCard(card);
    return card;
  };
  const submit = async (typed: GuestContact) => {
    dispatch(guestContactGiven(typed));
    if (!(await confirmStore())) return undefined;
    if (address.isMissingFor(singleUseCard?.paymentType)) return address.open();
    if (needsCard && vault.state.ready) {
      const card = await tokeniseCard();
      if (!card) return undefined;
      // The brand is known only now.
      if (address.isMissingFor(card.paymentType)) return address.open();
    }
    dispatch(submissionRequested());
    return undefined;
  };
  const addPayment = () => (address.isAsked ? address.open() : showCardForm());
  const close = () => void dispatch(submissionClosed());
  const actions = {
    onRetry: () => void dispatch(submissionRetried()),
    onGotIt: close,
    onRefresh: () => void dispatch(refreshRequested()),
    onChoosePayment: showCardForm,
  };
  useOrderErrorToast(submissionError);
  useShowRefused(
    useOrderError(submissionError)?.row.display === 'field',
    isAddressError(submissionError) ? address.show : showCardForm,
  );
  return (
    <Formik initialValues={typed ?? nothingTyped} validationSchema={guestSchema} onSubmit={submit}>
      {({ dirty, values }) => (
        <>
          <FormikForm className={s.columns} onInvalidSubmit={vault.mark}>
            <BlockUpgradesWhile dirty={dirty} />
            <SaveTypedContact values={values} />
            <div className={s.main}>
              <ContactSection />
              <BillingAddressSection address={address} error={submissionError} />
              <CardSection
                vault={vault}
                store={store}
                error={isAddressError(submissionError) ? undefined : submissionError}
              />
            </div>
            <SidePanel>
              <OrderSummary store={store} />
              <PricePanel store={store} onChoosePayment={showCardForm}>
                <OrderErrorBanner submissionError={submissionError} {...actions} />
                <WaitingPayment />
                {!isWaiting && <TipPicker />}
                {!pricingError && !isWaiting && (
                  <PlaceOrderButton
                    type="submit"
                    working={vault.state.working}
                    obstacle={tipError ? checkTip : needsCard && vault.state.missing && noCardForm}
                  />
                )}
                <RemovedTip />
                <Text size="fine" tone="muted">
                  <FormattedMessage id="ordering.checkout.receipt" />
                </Text>
              </PricePanel>
            </SidePanel>
            <OrderErrorDialog submissionError={submissionError} onClose={close} {...actions} />
            <SessionExpiredDialog onAddPayment={addPayment} />
          </FormikForm>
          <BillingAddressDialog address={address} />
        </>
      )}
    </Formik>
  );
};

/** Saves the typed text in the store, so that a reload or Back shows it again. */
const SaveTypedContact = ({ values }: { readonly values: GuestContact }) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (values !== nothingTyped) dispatch(guestContactTyped(values));
  }, [dispatch, values]);
  return null;
};

const BlockUpgradesWhile = ({ dirty }: { readonly dirty: boolean }) => {
  useUpgradeBlocker(dirty, 'guest checkout');
  return null;
};
