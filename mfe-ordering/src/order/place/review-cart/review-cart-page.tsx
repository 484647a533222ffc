import { FormattedMessage, useIntl } from 'react-intl';
import { BackLink, useOrderStore } from '@crema/remote-kit';
import { Link } from 'react-router-dom';
import { Cluster, Icon, Page, buttonClass } from '@crema/shared-ui';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { useCartErrorToast } from '../../../cart/use-cart-error-toast.ts';
import { useCartItems } from '../../../cart/use-cart-items.ts';
import { selectLines } from '../../../cart/cart.selectors.ts';
import { NotOrderingCard } from '../../channel/not-ordering-card.tsx';
import { useIsOrdering } from '../../channel/use-channel.ts';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import { useStoreDetails } from '../../../order-store/use-store-details.ts';
import { PricePanel } from '../panels/price-panel.tsx';
import { SidePanel } from '../panels/side-panel.tsx';
import { showPart } from '../../../accessibility/show-part.ts';
import { useOrderReview } from '../pricing/use-order-review.ts';
import { CartLines } from './lines/cart-lines.tsx';
import { CheckOut } from './check-out.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { CupName } from './cup-name.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { EmptyCartButton } from './empty-cart-button.tsx';
import { MissingLines } from './set-aside/missing-lines.tsx';
import { paymentPart } from './member-payment.tsx';
import { NoStore } from './no-store.tsx';
import { PickupPanel } from './pickup-panel.tsx';
import s from './review-cart-page.module.css';
import { useCouponFromLink } from './use-coupon-from-link.ts';
import { useCustomerTracking } from './use-customer-tracking.ts';

const showPayment = () => showPart(paymentPart);

const FilledCart = () => {
  const cartItems = useCartItems();
  const { estimates, facts, isLoading } = cartItems;
  const orderStore = useOrderStore();
  const isOrdering = useIsOrdering();
  const chosen = isOrdering ? orderStore : undefined;
  const { store, failed, retry } = useStoreDetails();
  return (
    <div className={s.columns}>
      <div className={s.main}>
        {chosen && <PickupPanel {...{ chosen, store, failed }} onRetry={retry} />}
        {!isOrdering && <NotOrderingCard />}
        {isOrdering && !chosen && <NoStore />}
        {chosen && <CupName />}
        <CartLines {...{ estimates, facts, isLoading }} />
        <MissingLines />
        <Cluster>
          <Link to={menuPaths.root} className={buttonClass('quiet')}>
            <Icon name="plus" size={20} />
            <FormattedMessage id="ordering.cart.addMore" />
          </Link>
          <EmptyCartButton />
        </Cluster>
      </div>
      <SidePanel>
        {chosen ? (
          <PricePanel store={store} onChoosePayment={showPayment}>
            <CheckOut store={store} storeFailed={failed} />
          </PricePanel>
        ) : (
          <EstimatePanel {...cartItems} />
        )}
      </SidePanel>
    </div>
  );
};

/** /menu/cart: the cart and the review of the order (ORD-003). */
export const ReviewCartPage = () => {
  const intl = useIntl();
  const empty = useAppSelector(selectLines).length === 0;
  useOrderReview();
  useCartErrorToast();
  useCustomerTracking();
  useCouponFromLink();
  return (
    <Page
      title={<FormattedMessage id="ordering.cart.title" />}
      back={<BackLink to={menuPaths.root} label={intl.formatMessage({ id: 'ordering.cart.back' })} />}
    >
      {empty ? <EmptyCart /> : <FilledCart />}
    </Page>
  );
};
