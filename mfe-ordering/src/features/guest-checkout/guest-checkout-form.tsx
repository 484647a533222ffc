import { useEffect, useMemo } from 'react';
import { Formik } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { FormattedMessage } from 'react-intl';
import { useUpgradeBlocker, useHost } from '@crema/remote-kit';
import { Text } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import {
  selectPlacement,
  selectPricing,
  selectPricingState,
  selectTender,
} from '../../order/order.selectors.ts';
import type { GuestContact } from '../../order/order.types.ts';
import { placementClosed, placementRequested, placementRetried } from '../../order/placement.slice.ts';
import { refreshRequested } from '../../order/pricing.slice.ts';
import { guestCardTokenised, guestContactGiven, guestContactTyped } from '../../order/tender.slice.ts';
import type { StoreDetails } from '../../order-store/use-store-details.ts';
import {
  OrderFaultBanner,
  OrderFaultDialog,
  useOrderFault,
  useOrderFaultToast,
} from '../../order-panels/order-fault.tsx';
import { PlaceOrderButton } from '../../order-panels/place-order-button.tsx';
import { PricePanel } from '../../order-panels/price-panel.tsx';
import { showPart } from '../../order-panels/show-part.ts';
import { TotalBar } from '../../order-panels/total-bar.tsx';
import { CardSection } from './card-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { guestSchema } from './guest-checkout.schema.ts';
import s from './guest-checkout-page.module.css';
import { OrderDigest } from './order-digest.tsx';
import { SessionExpiredDialog } from './session-expired-dialog.tsx';
import { useVault, type TakenCard } from './use-vault.ts';

const nothingTyped: GuestContact = {
  firstName: '',
  email: '',
  phoneNumber: '',
  emailMarketingOptIn: false,
};
const summaryAnchor = 'guest-summary';
const noCardForm = <FormattedMessage id="ordering.order.blocked.noCardForm" />;
const showCardForm = () => showPart('guest-card');

/** A refusal that stands beside the card brings the card into view. */
const useShowCard = (refused: boolean) =>
  useEffect(() => {
    if (refused) showCardForm();
  }, [refused]);

/** A card's token with its age by the monotonic clock: the shorter of our limit and the vault's own (ORD-121, D-08). */
const useCardTaking = () => {
  const dispatch = useDispatch();
  const { configuration, clock } = useHost();
  return ({ kind: _kind, source: _source, expiresInMs, ...card }: TakenCard) => {
    const now = clock.monotonic();
    const life = Math.min(expiresInMs, configuration.securePayment.guestPaymentTokenMaxAge);
    dispatch(guestCardTokenised({ ...card, tokenAcquiredTimestamp: now, expiresAt: now + life }));
  };
};

/** Contact, card and total in one form: pressing the button takes the card first when it was not taken yet. */
export const GuestCheckoutForm = ({ store }: { readonly store: StoreDetails | undefined }) => {
  const dispatch = useDispatch();
  const { configuration } = useHost();
  const schema = useMemo(() => guestSchema(configuration.emailMaxLength), [configuration.emailMaxLength]);
  const { typed, guestCard } = useSelector(selectTender);
  const total = useSelector(selectPricing)?.summary.price;
  const { fault: pricingFault } = useSelector(selectPricingState);
  const placement = useSelector(selectPlacement);
  const fault = placement.status === 'refused' ? placement.fault : undefined;
  const takeCard = useCardTaking();
  const vault = useVault();
  const needsCard = !guestCard && (total?.amountMinor ?? 0) > 0;
  const takeIt = async () => {
    const card = await vault.tokenise();
    if (card) takeCard(card);
    return card !== undefined;
  };
  const submit = async (typed: GuestContact) => {
    dispatch(guestContactGiven(typed));
    if (!needsCard || !vault.state.ready || (await takeIt())) dispatch(placementRequested());
  };
  const close = () => void dispatch(placementClosed());
  const ways = {
    onRetry: () => void dispatch(placementRetried()),
    onGotIt: close,
    onRefresh: () => void dispatch(refreshRequested()),
    onChoosePayment: showCardForm,
  };
  useOrderFaultToast(fault);
  useShowCard(useOrderFault(fault)?.row.display === 'field');
  return (
    <Formik initialValues={typed ?? nothingTyped} validationSchema={schema} onSubmit={submit}>
      {({ dirty, values }) => (
        <FormikForm className={s.columns}>
          <HoldWhile dirty={dirty} />
          <KeepTyped values={values} />
          <div className={s.main}>
            <ContactSection />
            <CardSection vault={vault} fault={fault} />
          </div>
          <TotalBar targetId={summaryAnchor} />
          <div id={summaryAnchor} tabIndex={-1} className={s.aside}>
            <OrderDigest store={store} />
            <PricePanel store={store} onChoosePayment={showCardForm}>
              <OrderFaultBanner fault={fault} {...ways} />
              {!pricingFault && (
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
          <OrderFaultDialog fault={fault} onClose={close} {...ways} />
          <SessionExpiredDialog onAddPayment={showCardForm} />
        </FormikForm>
      )}
    </Formik>
  );
};

/** What is typed is there again after a reload or Back; the store keeps it for this visit. */
const KeepTyped = ({ values }: { readonly values: GuestContact }) => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (values !== nothingTyped) dispatch(guestContactTyped(values));
  }, [dispatch, values]);
  return null;
};

const HoldWhile = ({ dirty }: { readonly dirty: boolean }) => {
  useUpgradeBlocker(dirty, 'guest checkout');
  return null;
};
