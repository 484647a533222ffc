import { combineLatest, fromEvent, map, Observable, startWith } from 'rxjs';
import { fromReadable, type RemoteContext } from '@crema/remote-kit';
import type { DomainEventName, DomainEvents, EventBus } from '@crema/shared-contracts';
import type { CartDeps } from './cart/cart.epics.ts';
import { cartRecord } from './cart/cart.storage.ts';
import { orderApi } from './order/order-api.ts';
import { pendingOrderRecord } from './order/pending-order.storage.ts';
import type { PlacementDeps } from './order/placement.deps.ts';
import type { PricingDeps } from './order/pricing.epics.ts';
import type { TenderDeps } from './order/tender.epics.ts';
import type { OrderStoreDeps } from './order-store/order-store.epics.ts';
import { orderStoreRecord } from './order-store/order-store.storage.ts';

/** Everything of the world that this remote's epics may touch. */
export type OrderingDeps = CartDeps & OrderStoreDeps & PricingDeps & TenderDeps & PlacementDeps;

const eventsOf = <N extends DomainEventName>(bus: EventBus, name: N): Observable<DomainEvents[N]> =>
  new Observable((observer) => bus.on(name, (payload) => observer.next(payload)));

const pageVisible = (): Observable<boolean> =>
  fromEvent(document, 'visibilitychange').pipe(
    startWith(undefined),
    map(() => document.visibilityState === 'visible'),
  );

export const orderingDeps = ({ services, graphql }: RemoteContext): OrderingDeps => ({
  cartRecord: cartRecord(),
  storeRecord: orderStoreRecord(),
  pendingRecord: pendingOrderRecord(),
  storeSelected$: eventsOf(services.bus, 'store-selected'),
  visitor$: combineLatest([fromReadable(services.session), fromReadable(services.locale)]).pipe(
    map(([{ kind }, locale]) => ({ audience: kind, locale })),
  ),
  visible$: pageVisible(),
  orders: orderApi(graphql),
  newId: () => crypto.randomUUID(),
  now: services.clock.now,
  monotonic: services.clock.monotonic,
  limits: services.configuration,
  emitCartChanged: (payload) => services.bus.emit('cart-changed', payload),
  emitOrderPlaced: (payload) => services.bus.emit('order-placed', payload),
  navigate: (to) => services.navigate(to),
});
