import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BackLink, useHost, useOrderStore } from '@crema/remote-kit';
import { Navigate } from 'react-router-dom';
import { Page } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectAvailableLines } from '../../../cart/orderable-lines.selectors.ts';
import { findGuestObstacle } from '../visitor/guest-ordering.rules.ts';
import { orderPaths } from '../../facts/order-paths.ts';
import { selectIsGuest, selectSubmission } from '../../facts/order.selectors.ts';
import { guestOrderingChosen } from '../payment/tender.slice.ts';
import { useOrderReview } from '../pricing/use-order-review.ts';
import { useStoreDetails } from '../../../order-store/use-store-details.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { GuestCheckoutForm } from './guest-checkout-form.tsx';

/** Opening the guest checkout, also by its URL, sets the flag continueAsGuest (ORD-120). */
const useMarkGuestOrdering = () => {
  const dispatch = useAppDispatch();
  const guest = useAppSelector(selectIsGuest);
  useEffect(() => {
    if (guest) dispatch(guestOrderingChosen());
  }, [dispatch, guest]);
};

/**
 * /menu/cart/guest/checkout: a guest's contact and card (ORD-003). Without an order that a guest may place,
 * it redirects to the cart, which shows the reason.
 */
export const GuestCheckoutPage = () => {
  const intl = useIntl();
  const { configuration } = useHost();
  const guest = useAppSelector(selectIsGuest);
  const nothingToPay = useAppSelector(selectAvailableLines).length === 0;
  const chosen = useOrderStore();
  const placed = useAppSelector(selectSubmission).status === 'placed';
  const { store } = useStoreDetails();
  useOrderReview();
  useMarkGuestOrdering();
  const obstacle = store && findGuestObstacle(store, configuration.newPaymentOptionEnabled);
  if (placed) return null;
  if (!guest || nothingToPay || !chosen || obstacle) return <Navigate to={orderPaths.cart} replace />;
  return (
    <Page
      title={<FormattedMessage id="ordering.checkout.title" />}
      back={<BackLink to={orderPaths.cart} label={intl.formatMessage({ id: 'ordering.checkout.back' })} />}
    >
      <CookieNotice />
      <GuestCheckoutForm store={store} />
    </Page>
  );
};
