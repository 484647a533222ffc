import { defineRemote, lazyRoute } from '@crema/remote-kit';
import { cardsStore } from './cards.store.ts';
import { PaymentChooserSkeleton } from './features/choose-payment/payment-chooser-skeleton.tsx';
import { CardsPage } from './features/list-cards/cards-page.tsx';
import { CardSkeleton } from './features/manage-card/card-skeleton.tsx';
import { BarcodeSkeleton } from './features/scan-to-pay/barcode-skeleton.tsx';
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
    },
  },
  start: refreshAfterOrders,
  routes: {
    cards: CardsPage,
    card: lazyRoute(
      () => import('./features/manage-card/card-page.tsx').then((page) => page.CardPage),
      <CardSkeleton />,
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
  },
});
