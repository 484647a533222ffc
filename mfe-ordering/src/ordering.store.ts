import { filter, of } from 'rxjs';
import type { RemoteContext, StoreConfig } from '@crema/remote-kit';
import { cartEpics } from './cart/cart.epics.ts';
import { openOrdersEpics } from './order/follow/open-orders/open-orders.epics.ts';
import { fulfilmentEpics } from './order/place/pick-up/fulfilment.epics.ts';
import { reviewOpened } from './order/place/pricing/pricing.slice.ts';
import { tenderEpics } from './order/place/payment/tender.epics.ts';
import { orderingReducer } from './ordering.reducer.ts';
import type { RootState } from './state/root-state.ts';
import { orderingDeps, type OrderingDeps } from './ordering.deps.ts';

/** The `store` of defineRemote: the remote's own store with its epics and their dependencies. */
export const orderingStore = (context: RemoteContext): StoreConfig<RootState, OrderingDeps> => ({
  reducer: orderingReducer,
  epics: [
    ...cartEpics,
    ...fulfilmentEpics,
    ...tenderEpics,
    // This epic runs after the epics that determine the visitor: only the member sees a member's orders.
    ...openOrdersEpics,
  ],
  lazyEpics: {
    needed: (action$, { pendingRecord }) =>
      pendingRecord.read() ? of(undefined) : action$.pipe(filter(reviewOpened.match)),
    load: () => import('./order/place/review.epics.ts').then(({ reviewEpics }) => reviewEpics),
  },
  dependencies: orderingDeps(context),
});
