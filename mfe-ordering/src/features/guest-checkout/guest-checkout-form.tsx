import { useEffect, useMemo } from 'react';
import { Formik } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useUpgradeBlocker, useHost, useVault, type TokenisedCard } from '@crema/remote-kit';
import { Text } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { useAppDispatch, useAppSelector } from '../../ordering.hooks.ts';
import {
  selectSubmission,
  selectPricing,
  selectPricingState,
  selectTender,
} from '../../order/order.selectors.ts';
import type { GuestContact } from '../../order/order.types.ts';
import {
  submissionClosed,
  submissionRequested,
  submissionRetried,
} from '../../order/submission/submission.slice.ts';
import { refreshRequested } from '../../order/pricing/pricing.slice.ts';
import {
  guestCardTokenised,
  guestContactGiven,
  guestContactTyped,
} from '../../order/payment/tender.slice.ts';
import type { StoreDetails } from '../../order-store/use-store-details.ts';
import {
  OrderErrorBanner,
  OrderErrorDialog,
  useOrderError,
  useOrderErrorToast,
} from '../../order-panels/order-error.tsx';
import { PlaceOrderButton } from '../../order-panels/place-order-button.tsx';
import { PricePanel } from '../../order-panels/price-panel.tsx';
import { showPart } from '../../order-panels/show-part.ts';
import { TotalBar } from '../../order-panels/total-bar.tsx';
import { CardSection } from './card-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { guestSchema } from './guest-checkout.schema.ts';
import s from './guest-checkout-page.module.css';
import { OrderSummary } from './order-summary.tsx';
import { SessionExpiredDialog } from './session-expired-dialog.tsx';

const nothingTyped: GuestContact = {
  firstName: '',
  email: '',
  phoneNumber: '',
  emailMarketingOptIn: false,
};
const summaryAnchor = 'guest-summary';
const noCardForm = <FormattedMessage id="ordering.order.blocked.noCardForm" />;
const showCardForm = () => showPart('guest-card');

/** Scrolls the card into view when its error is shown there. */
const useShowCard = (isRejected: boolean) =>
  useEffect(() => {
    if (isRejected) showCardForm();
  }, [isRejected]);

/** A card's token with its age by the monotonic clock: the shorter of our limit and the vault's own (ORD-121, D-08). */
const useCardTokenisation = () => {
  const dispatch = useAppDispatch();
  const { configuration, clock } = useHost();
  return ({ kind: _kind, source: _source, expiresInMs, ...card }: TokenisedCard) => {
    const now = clock.monotonic();
    const life = Math.min(expiresInMs, configuration.securePayment.guestPaymentTokenMaxAge);
    dispatch(guestCardTokenised({ ...card, tokenAcquiredTimestamp: now, expiresAt: now + life }));
  };
};

/**
 * Contact, card and total in one form: a press on the button first requests the card's token if there is none
 * yet.
 */
export const GuestCheckoutForm = ({ store }: { readonly store: StoreDetails | undefined }) => {
  const dispatch = useAppDispatch();
  const { configuration } = useHost();
  const schema = useMemo(() => guestSchema(configuration.emailMaxLength), [configuration.emailMaxLength]);
  const { typed, guestCard } = useAppSelector(selectTender);
  const total = useAppSelector(selectPricing)?.summary.price;
  const { error: pricingError } = useAppSelector(selectPricingState);
  const submission = useAppSelector(selectSubmission);
  const submissionError = submission.status === 'failed' ? submission.error : undefined;
  const saveCard = useCardTokenisation();
  const vault = useVault();
  const needsCard = !guestCard && (total?.amountMinor ?? 0) > 0;
  const tokeniseCard = async () => {
    const card = await vault.tokenise();
    if (card) saveCard(card);
    return card !== undefined;
  };
  const submit = async (typed: GuestContact) => {
    dispatch(guestContactGiven(typed));
    if (!needsCard || !vault.state.ready || (await tokeniseCard())) dispatch(submissionRequested());
  };
  const close = () => void dispatch(submissionClosed());
  const actions = {
    onRetry: () => void dispatch(submissionRetried()),
    onGotIt: close,
    onRefresh: () => void dispatch(refreshRequested()),
    onChoosePayment: showCardForm,
  };
  useOrderErrorToast(submissionError);
  useShowCard(useOrderError(submissionError)?.row.display === 'field');
  return (
    <Formik initialValues={typed ?? nothingTyped} validationSchema={schema} onSubmit={submit}>
      {({ dirty, values }) => (
        <FormikForm className={s.columns}>
          <BlockUpgradesWhile dirty={dirty} />
          <SaveTypedContact values={values} />
          <div className={s.main}>
            <ContactSection />
            <CardSection vault={vault} error={submissionError} />
          </div>
          <TotalBar targetId={summaryAnchor} />
          <div id={summaryAnchor} tabIndex={-1} className={s.aside}>
            <OrderSummary store={store} />
            <PricePanel store={store} onChoosePayment={showCardForm}>
              <OrderErrorBanner submissionError={submissionError} {...actions} />
              {!pricingError && (
                <PlaceOrderButton
                  type="submit"
                  working={vault.state.working}
                  obstacle={needsCard && vault.state.missing && noCardForm}
                />
              )}
              <Text size="fine" tone="muted">
                <FormattedMessage id="ordering.checkout.receipt" />
              </Text>
            </PricePanel>
          </div>
          <OrderErrorDialog submissionError={submissionError} onClose={close} {...actions} />
          <SessionExpiredDialog onAddPayment={showCardForm} />
        </FormikForm>
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
