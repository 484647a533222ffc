import type { Action } from '@reduxjs/toolkit';
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  skip,
  tap,
  type Observable,
} from 'rxjs';
import type { GraphqlClient } from '@crema/remote-kit';
import { money, type DomainEvents, type Money } from '@crema/shared-contracts';
import {
  GetOpenOrdersDocument,
  type GetOpenOrdersQuery,
  type SignedOrderInput,
} from '../../../generated/operations.ts';
import { followMoves } from '../events/follow-moves.ts';
import { isFinal } from '../events/polling.rules.ts';
import type { RootState } from '../../../state/root-state.ts';
import { openOrderMoved } from './open-order-moved.ts';
import { toOpenOrder } from './open-orders.conversions.ts';
import { selectOpenOrders } from './open-orders.selectors.ts';
import { openOrdersRefreshed } from './open-orders.slice.ts';
import type { OpenOrder } from './open-orders.types.ts';

type OrderFacts = GetOpenOrdersQuery['openOrders'][number];
/** Returns those of these orders, and of the member's own, that are not over yet, or have been for two hours at most. */
export type FindOpenOrders = (
  known: readonly OpenOrder[],
  memberId: string | undefined,
) => Observable<readonly OpenOrder[]>;

/** A guest's path is signed; a member's is not. */
const isGuests = ({ statusPath }: OrderFacts) => statusPath.includes('?token=');
const givenBackOf = ({ voided }: OrderFacts): Money | undefined => {
  const [first, ...others] = voided?.returned.map(({ amount }) => amount) ?? [];
  return (
    first &&
    money(
      others.reduce((sum, { amountMinor }) => sum + amountMinor, first.amountMinor),
      first.currency,
    )
  );
};
const fromReply = (orders: readonly OrderFacts[], memberId: string | undefined): readonly OpenOrder[] =>
  orders.map((order) => {
    const givenBack = givenBackOf(order);
    return { ...toOpenOrder(order, { guest: isGuests(order), memberId }), ...(givenBack && { givenBack }) };
  });

/** The variables of the query; the server finds members' orders by the session. */
export const toSigned = (orders: readonly OpenOrder[]): readonly SignedOrderInput[] =>
  orders.flatMap(({ orderId, token }) => (token === undefined ? [] : [{ orderId, token }]));

/** The server's reply, never a cached one. */
export const findOpenOrders =
  (client: GraphqlClient): FindOpenOrders =>
  (known, memberId) =>
    defer(() =>
      client.query({
        query: GetOpenOrdersDocument,
        variables: { signed: [...toSigned(known)] },
        fetchPolicy: 'no-cache',
      }),
    ).pipe(map(({ data }) => fromReply(data?.openOrders ?? [], memberId)));

interface FollowDeps {
  readonly find: FindOpenOrders;
  readonly emitOrderPickedUp: (payload: DomainEvents['order-picked-up']) => void;
}
const isPickedUp = ({ status }: OpenOrder) => status === 'PICKED_UP';

type State$ = Observable<RootState> & { readonly value: RootState };
const statusesOf = (state: RootState) =>
  selectOpenOrders(state)
    .map(({ orderId, status }) => `${orderId} ${status}`)
    .join();

/**
 * Requests the open orders now, at each announced move, and after growing pauses that begin again when an order has moved (D-35). It stops
 * asking while no order is left to follow; the first request is sent in any case. Emits each order that this device listed as open
 * and that was picked up (event order-picked-up).
 */
export const followOpenOrders = (
  { find, emitOrderPickedUp }: FollowDeps,
  action$: Observable<Action>,
  state$: State$,
): Observable<Action> =>
  followMoves({
    first: 0,
    moved$: action$.pipe(filter(openOrderMoved.match)),
    changed$: state$.pipe(map(statusesOf), distinctUntilChanged(), skip(1)),
    ask: (index) => {
      const asked = selectOpenOrders(state$.value);
      if (index > 0 && asked.every(({ status }) => isFinal(status))) return EMPTY;
      return find(asked, state$.value.openOrders.memberId).pipe(
        tap((found) => {
          for (const { orderId, memberId } of found.filter(isPickedUp))
            if (asked.some((order) => order.orderId === orderId))
              emitOrderPickedUp({ orderId, guest: memberId === undefined });
        }),
        map((found) => openOrdersRefreshed({ asked, open: found.filter((order) => !isPickedUp(order)) })),
        catchError(() => EMPTY),
      );
    },
  });
