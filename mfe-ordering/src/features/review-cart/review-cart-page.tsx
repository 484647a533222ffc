import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon, Page, buttonClass } from '@crema/shared-ui';
import { useCartFaultToast } from '../../cart/use-cart-fault-toast.ts';
import { selectLines } from '../../cart/cart.selectors.ts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { BackLink } from '../../menu-frame/back-link.tsx';
import { selectOrderStore } from '../../order-store/order-store.slice.ts';
import { useStoreDetails } from '../../order-store/use-store-details.ts';
import { PricePanel } from '../../order-panels/price-panel.tsx';
import { useOrderReview } from '../../order/use-order-review.ts';
import { CartLines } from './cart-lines.tsx';
import { CheckOut } from './check-out.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { MissingLines } from './missing-lines.tsx';
import { NoStore } from './no-store.tsx';
import { PickupPanel } from './pickup-panel.tsx';
import s from './review-cart-page.module.css';
import { ToPaymentBar } from './to-payment-bar.tsx';
import { useAvailabilityCorrection } from './use-availability-correction.ts';
import { useCustomerTracking } from './use-customer-tracking.ts';

const paymentAnchor = 'payment-summary';
const showPayment = () => document.getElementById(paymentAnchor)?.scrollIntoView({ block: 'center' });

const FilledCart = () => {
  useAvailabilityCorrection();
  const chosen = useSelector(selectOrderStore);
  const { store, failed, retry } = useStoreDetails();
  return (
    <div className={s.columns}>
      <div className={s.main}>
        {chosen ? <PickupPanel {...{ chosen, store, failed }} onRetry={retry} /> : <NoStore />}
        <CartLines />
        <MissingLines />
        <Link to={menuPaths.root} className={buttonClass('quiet')}>
          <Icon name="plus" size={20} />
          <FormattedMessage id="ordering.cart.addMore" />
        </Link>
      </div>
      {chosen && <ToPaymentBar onPress={showPayment} />}
      {chosen && (
        <div className={s.aside}>
          <PricePanel store={store} onChoosePayment={showPayment}>
            <div id={paymentAnchor}>
              <CheckOut store={store} />
            </div>
          </PricePanel>
        </div>
      )}
    </div>
  );
};

/** /menu/cart: the cart and the review of the order (ORD-003). */
export const ReviewCartPage = () => {
  const intl = useIntl();
  const empty = useSelector(selectLines).length === 0;
  useOrderReview();
  useCartFaultToast();
  useCustomerTracking();
  return (
    <Page
      title={<FormattedMessage id="ordering.cart.title" />}
      back={<BackLink to={menuPaths.root} label={intl.formatMessage({ id: 'ordering.cart.back' })} />}
    >
      {empty ? <EmptyCart /> : <FilledCart />}
    </Page>
  );
};
