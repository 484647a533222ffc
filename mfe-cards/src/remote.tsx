import { defineRemote, lazyRoute } from '@crema/remote-kit';
import { PageSkeleton } from '@crema/shared-ui';
import { cardsStore } from './cards.store.ts';
import { PaymentChooserSkeleton } from './features/choose-payment/payment-chooser-skeleton.tsx';
import { CardsPage } from './features/list-cards/cards-page.tsx';
import { CardSkeleton } from './features/manage-card/card-skeleton.tsx';
import { BarcodeSkeleton } from './features/scan-to-pay/barcode-skeleton.tsx';
import { FormSkeleton } from './wallet/form-skeleton.tsx';
import { refreshAfterOrders } from './wallet/balance-refresh.ts';

/** Stored-value cards: the wallet, paying by card, scanning in the store. */
export default defineRemote({
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
  start: refreshAfterOrders,
  routes: {
    cards: CardsPage,
    'card-add': lazyRoute(
      () => import('./features/add-card/add-card-page.tsx').then((page) => page.AddCardPage),
      <PageSkeleton kind="form" />,
    ),
    card: lazyRoute(
      () => import('./features/manage-card/card-page.tsx').then((page) => page.CardPage),
      <CardSkeleton />,
    ),
    transactions: lazyRoute(
      () =>
        import('./features/list-transactions/transactions-page.tsx').then((page) => page.TransactionsPage),
      <PageSkeleton kind="grid" />,
    ),
    'card-balance': lazyRoute(
      () => import('./features/check-balance/check-balance-page.tsx').then((page) => page.CheckBalancePage),
      <PageSkeleton kind="form" />,
    ),
    'payment-methods': lazyRoute(
      () =>
        import('./features/manage-payment-methods/payment-methods-page.tsx').then(
          (page) => page.PaymentMethodsPage,
        ),
      <PageSkeleton kind="form" />,
    ),
    'bank-card-add': lazyRoute(
      () =>
        import('./features/manage-payment-methods/bank-card-page.tsx').then((page) => page.AddBankCardPage),
      <PageSkeleton kind="form" />,
    ),
    'bank-card-edit': lazyRoute(
      () =>
        import('./features/manage-payment-methods/bank-card-page.tsx').then((page) => page.EditBankCardPage),
      <PageSkeleton kind="form" />,
    ),
    'address-add': lazyRoute(
      () => import('./features/manage-payment-methods/address-page.tsx').then((page) => page.AddAddressPage),
      <PageSkeleton kind="form" />,
    ),
    'address-edit': lazyRoute(
      () => import('./features/manage-payment-methods/address-page.tsx').then((page) => page.EditAddressPage),
      <PageSkeleton kind="form" />,
    ),
  },
  slots: {
    'payment-chooser': lazyRoute(
      () => import('./features/choose-payment/payment-chooser.tsx').then((slot) => slot.PaymentChooser),
      <PaymentChooserSkeleton />,
    ),
    'scan-to-pay': lazyRoute(
      () => import('./features/scan-to-pay/scan-to-pay.tsx').then((slot) => slot.ScanToPay),
      <BarcodeSkeleton />,
    ),
    'add-money': lazyRoute(
      () => import('./features/add-money/add-money.tsx').then((slot) => slot.AddMoney),
      <FormSkeleton />,
    ),
    'auto-reload': lazyRoute(
      () => import('./features/auto-reload/auto-reload.tsx').then((slot) => slot.AutoReload),
      <FormSkeleton />,
    ),
  },
});
