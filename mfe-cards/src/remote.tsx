import { defineRemote, lazyRoute } from '@crema/remote-kit';
import { PageSkeleton } from '@crema/shared-ui';
import { cardsStore } from './cards.store.ts';
import { watchReloads } from './money/reload/watch-reloads.ts';
import { PaymentChooserSkeleton } from './money/choose-payment/payment-chooser-skeleton.tsx';
import { forgetTypedAddress } from './methods/guest-payment/typed-address.ts';
import { CardsPage } from './my-cards/list-cards/cards-page.tsx';
import { DefaultCardSkeleton } from './my-cards/show-default-card/default-card-skeleton.tsx';
import { CardSkeleton } from './my-cards/manage-card/card-skeleton.tsx';
import { BarcodeSkeleton } from './my-cards/scan-to-pay/barcode-skeleton.tsx';
import { deleteCopyOfRemovedCard } from './my-cards/scan-to-pay/offline-barcode.ts';
import { FormSkeleton } from './wallet/form-skeleton.tsx';
import { refreshAfterOrders } from './wallet/balance-refresh.ts';
import { followChanges } from './changes/follow-changes.ts';

/** Stored-value cards: the wallet, paying by card, scanning in the store. */
export default defineRemote({
  syntaxTrees: () => import(/* webpackChunkName: "graphql-client" */ './generated/syntax-trees.ts'),
  messages: (locale) => import(`./locales/${locale}.json`),
  store: cardsStore,
  cache: {
    typePolicies: {
      // `user` is the signed-in member: all queries share one cache object.
      User: { merge: true },
      StoredValueCard: { keyFields: ['cardId'] },
      LedgerEntry: { keyFields: ['entryId'] },
      PaymentInstrument: { keyFields: ['paymentMethodId'] },
      BillingAddress: { keyFields: ['addressId'] },
    },
  },
  start: (context) => {
    const stops = [
      refreshAfterOrders(context),
      followChanges(context),
      deleteCopyOfRemovedCard(context),
      watchReloads(context),
      forgetTypedAddress(context),
    ];
    return () => stops.forEach((stop) => stop());
  },
  routes: {
    cards: CardsPage,
    'card-add': lazyRoute(
      () => import('./my-cards/add-card/add-card-page.tsx').then((page) => page.AddCardPage),
      <PageSkeleton kind="form" />,
    ),
    card: lazyRoute(
      () => import('./my-cards/manage-card/card-page.tsx').then((page) => page.CardPage),
      <CardSkeleton />,
    ),
    transactions: lazyRoute(
      () =>
        import('./my-cards/list-transactions/transactions-page.tsx').then((page) => page.TransactionsPage),
      <PageSkeleton kind="grid" />,
    ),
    'card-balance': lazyRoute(
      () => import('./my-cards/check-balance/check-balance-page.tsx').then((page) => page.CheckBalancePage),
      <PageSkeleton kind="form" />,
    ),
    'payment-methods': lazyRoute(
      () =>
        import('./methods/manage-payment-methods/payment-methods-page.tsx').then(
          (page) => page.PaymentMethodsPage,
        ),
      <PageSkeleton kind="form" />,
    ),
    'bank-card-add': lazyRoute(
      () =>
        import('./methods/manage-payment-methods/bank-card-page.tsx').then((page) => page.AddBankCardPage),
      <PageSkeleton kind="form" />,
    ),
    'bank-card-edit': lazyRoute(
      () =>
        import('./methods/manage-payment-methods/bank-card-page.tsx').then((page) => page.EditBankCardPage),
      <PageSkeleton kind="form" />,
    ),
    'paypal-add': lazyRoute(
      () => import('./methods/add-paypal/paypal-page.tsx').then((page) => page.AddPayPalPage),
      <PageSkeleton kind="form" />,
    ),
    'address-add': lazyRoute(
      () => import('./methods/manage-payment-methods/address-page.tsx').then((page) => page.AddAddressPage),
      <PageSkeleton kind="form" />,
    ),
    'address-edit': lazyRoute(
      () => import('./methods/manage-payment-methods/address-page.tsx').then((page) => page.EditAddressPage),
      <PageSkeleton kind="form" />,
    ),
    'guest-address': lazyRoute(
      () => import('./methods/guest-payment/guest-address-page.tsx').then((page) => page.GuestAddressPage),
      <PageSkeleton kind="form" />,
    ),
    'guest-card': lazyRoute(
      () => import('./methods/guest-payment/guest-card-page.tsx').then((page) => page.GuestCardPage),
      <PageSkeleton kind="form" />,
    ),
  },
  slots: {
    'payment-chooser': lazyRoute(
      () => import('./money/choose-payment/payment-chooser.tsx').then((slot) => slot.PaymentChooser),
      <PaymentChooserSkeleton />,
    ),
    'guest-address': lazyRoute(
      () => import('./methods/guest-payment/order-address.tsx').then((slot) => slot.OrderAddress),
      <FormSkeleton />,
    ),
    'default-card': lazyRoute(
      () => import('./my-cards/show-default-card/default-card.tsx').then((slot) => slot.DefaultCard),
      <DefaultCardSkeleton />,
    ),
    'choose-order-payment': lazyRoute(
      () => import('./money/choose-payment/choose-payment-modal.tsx').then((slot) => slot.ChooseOrderPayment),
      <PaymentChooserSkeleton />,
    ),
    'choose-gift-payment': lazyRoute(
      () => import('./money/choose-payment/choose-payment-modal.tsx').then((slot) => slot.ChooseGiftPayment),
      <PaymentChooserSkeleton />,
    ),
    'scan-to-pay': lazyRoute(
      () => import('./my-cards/scan-to-pay/scan-to-pay.tsx').then((slot) => slot.ScanToPay),
      <BarcodeSkeleton />,
    ),
    'add-money': lazyRoute(
      () => import('./money/add-money/add-money.tsx').then((slot) => slot.AddMoney),
      <FormSkeleton />,
    ),
    'auto-reload': lazyRoute(
      () => import('./money/auto-reload/auto-reload.tsx').then((slot) => slot.AutoReload),
      <FormSkeleton />,
    ),
  },
});
