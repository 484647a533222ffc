import { useEffect, useEffectEvent, useState } from 'react';
import { defer, filter, Subject } from 'rxjs';
import { skipToken, useQuery } from '@crema/remote-kit';
import {
  GetOrderStatusDocument,
  type GetOrderStatusQuery,
  type OrderStatus,
} from '../../../generated/operations.ts';
import { followMoves } from '../events/follow-moves.ts';
import { orderEventsUrl, orderMoves } from '../events/order-events.ts';
import { isFinal, nextPause } from '../events/polling.rules.ts';
import { usePageVisible } from '../events/use-page-visible.ts';

/**
 * The order's state while the page is visible, until the order is picked up: requested again at each move that the server
 * announces (ORD-066), and after growing pauses (D-35).
 */
export const useFollowedOrder = (orderId: string, token: string | null) => {
  const { data, error, refetch } = useQuery(
    GetOrderStatusDocument,
    orderId ? { variables: { orderId, token }, fetchPolicy: 'network-only' } : skipToken,
  );
  const order = data?.order;
  const visible = usePageVisible();
  const [changed$] = useState(() => new Subject<void>());
  useEffect(() => changed$.next(), [changed$, order?.status]);
  const isShown = useEffectEvent((status: OrderStatus) => status === order?.status);
  const request = useEffectEvent(async (announced: OrderStatus | undefined) => {
    const reply = await refetch().catch(() => undefined);
    // A reply to a request that was sent before the move is older than the move.
    if (reply && announced && reply.data?.order?.status !== announced) await refetch().catch(() => undefined);
  });
  const follow = visible && data !== undefined && order !== null && !(order && isFinal(order.status));
  useEffect(() => {
    if (!follow) return undefined;
    const moved$ = orderMoves(orderEventsUrl(orderId, token)).pipe(filter((status) => !isShown(status)));
    const ask = (_index: number, announced: OrderStatus | undefined) => defer(() => request(announced));
    const following = followMoves({ first: nextPause(0), moved$, changed$, ask }).subscribe();
    return () => following.unsubscribe();
  }, [follow, orderId, token, changed$]);
  return {
    order,
    failed: !!error && !data,
    retry: () => void refetch().catch(() => undefined),
  };
};
export type FollowedOrder = NonNullable<GetOrderStatusQuery['order']>;
