import { combineLatest, defer, fromEvent, map, Observable, of, startWith, switchMap } from 'rxjs';
import { fromSignal, guestOrderingChoice, reserveSpace, type RemoteContext } from '@crema/remote-kit';
import { isMember, randomId, type DomainEvents } from '@crema/shared-contracts';
import type { CartDeps } from './cart/cart.epics.ts';
import { cartRecord, previousRecord } from './cart/cart.storage.ts';
import { orderApi } from './order/place/api/order-api.ts';
import { pendingOrderRecord } from './order/place/submission/pending-order.storage.ts';
import type { SubmissionDeps } from './order/place/submission/submission.deps.ts';
import type { PricingDeps } from './order/place/pricing/pricing.epics.ts';
import type { FulfilmentDeps } from './order/place/pick-up/fulfilment.epics.ts';
import { typedContactRecord } from './order/place/visitor/guest-contact.storage.ts';
import { pickUpChoiceRecord } from './order/place/pick-up/pick-up-choice.storage.ts';
import type { TenderDeps } from './order/place/payment/tender.epics.ts';
import type { OpenOrdersDeps } from './order/follow/open-orders/open-orders.epics.ts';
import { openOrdersRecord } from './order/follow/open-orders/open-orders.storage.ts';
import type { OrderStoreDeps } from './order-store/order-store.deps.ts';

/** The parts outside of the store that this remote's epics may use. */
export type OrderingDeps = CartDeps &
  OrderStoreDeps &
  FulfilmentDeps &
  PricingDeps &
  TenderDeps &
  SubmissionDeps &
  OpenOrdersDeps;

const events = <N extends 'card-updated' | 'payment-chosen' | 'payment-methods-updated'>(
  { bus }: RemoteContext['services'],
  name: N,
): Observable<DomainEvents[N]> =>
  new Observable((observer) => bus.on(name, (payload) => observer.next(payload)));

/** While the server renders the page, nobody sees it. */
const pageVisible = (): Observable<boolean> =>
  globalThis.document
    ? fromEvent(document, 'visibilitychange').pipe(
        startWith(undefined),
        map(() => document.visibilityState === 'visible'),
      )
    : of(false);

export const orderingDeps = ({ services, graphql }: RemoteContext): OrderingDeps => ({
  cartRecord: cartRecord(),
  previousRecord: previousRecord(),
  pendingRecord: pendingOrderRecord(),
  pickUpRecord: pickUpChoiceRecord(),
  typedContactRecord: typedContactRecord(),
  guestOrderingRecord: guestOrderingChoice(),
  openOrdersRecord: openOrdersRecord(),
  orderStore: services.orderStore.current,
  visitor$: combineLatest([fromSignal(services.session), fromSignal(services.locale)]).pipe(
    map(([session, locale]) => ({
      audience: session.kind,
      locale,
      ...(isMember(session) && { memberId: session.member.memberId }),
    })),
  ),
  visible$: pageVisible(),
  connection$: fromSignal(services.connection),
  orders: orderApi(graphql, services.configuration),
  followOpenOrders: (...streams) =>
    defer(() => import('./order/follow/open-orders/follow-open-orders.ts')).pipe(
      switchMap(({ findOpenOrders, followOpenOrders }) =>
        followOpenOrders(
          {
            find: findOpenOrders(graphql),
            emitOrderPickedUp: (payload) => services.bus.emit('order-picked-up', payload),
          },
          ...streams,
        ),
      ),
    ),
  reserveBannerSpace: (orders) => {
    // The server knows no orders of a device.
    if (globalThis.document) reserveSpace('open-orders', orders);
  },
  newId: randomId,
  now: services.clock.now,
  monotonic: services.clock.monotonic,
  limits: services.configuration,
  emitCartChanged: (payload) => services.bus.emit('cart-changed', payload),
  emitOrderPlaced: (payload) => services.bus.emit('order-placed', payload),
  emitOpenOrdersChanged: (payload) => services.bus.emit('open-orders-changed', payload),
  navigate: services.navigate,
  returnUrl: () => location.origin + location.pathname + location.search,
  leave: (url) => location.assign(url),
  cardUpdated$: events(services, 'card-updated'),
  paymentMethodsUpdated$: events(services, 'payment-methods-updated'),
  paymentChosen$: events(services, 'payment-chosen'),
});
