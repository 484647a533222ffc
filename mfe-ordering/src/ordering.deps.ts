import { Observable } from 'rxjs';
import type { RemoteContext } from '@crema/remote-kit';
import type { DomainEventName, DomainEvents, EventBus } from '@crema/shared-contracts';
import type { CartDeps } from './cart/cart.epics.ts';
import { cartRecord } from './cart/cart.storage.ts';
import type { OrderStoreDeps } from './order-store/order-store.epics.ts';
import { orderStoreRecord } from './order-store/order-store.storage.ts';

/** Everything of the world that this remote's epics may touch. */
export type OrderingDeps = CartDeps & OrderStoreDeps;

const eventsOf = <N extends DomainEventName>(bus: EventBus, name: N): Observable<DomainEvents[N]> =>
  new Observable((observer) => bus.on(name, (payload) => observer.next(payload)));

export const orderingDeps = ({ services }: RemoteContext): OrderingDeps => ({
  cartRecord: cartRecord(),
  storeRecord: orderStoreRecord(),
  storeSelected$: eventsOf(services.bus, 'store-selected'),
  newId: () => crypto.randomUUID(),
  now: services.clock.now,
  limits: services.configuration,
  emitCartChanged: (payload) => services.bus.emit('cart-changed', payload),
});
