import { useEffect, useEffectEvent, useState } from 'react';
import { skipToken, useQuery } from '@crema/remote-kit';
import {
  GetOrderStatusDocument,
  type GetOrderStatusQuery,
  type OrderStatus,
} from '../../../generated/operations.ts';
import { followOrderEvents, orderEventsUrl } from '../events/order-events.ts';
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
  const [round, setRound] = useState(0);
  const refetchSoon = useEffectEvent(async () => {
    const before = order?.status;
    const reply = await refetch().catch(() => undefined);
    setRound((current) => (reply && reply.data?.order?.status !== before ? 0 : current + 1));
  });
  const followMove = useEffectEvent(async (status: OrderStatus) => {
    if (status === order?.status) return;
    const reply = await refetch().catch(() => undefined);
    // A reply to a request that was sent before the move is older than the move.
    if (reply && reply.data?.order?.status !== status) await refetch().catch(() => undefined);
    setRound(0);
  });
  const follow = visible && data !== undefined && order !== null && !(order && isFinal(order.status));
  useEffect(() => {
    if (!follow) return undefined;
    const pause = setTimeout(() => void refetchSoon(), nextPause(round));
    return () => clearTimeout(pause);
  }, [follow, round]);
  useEffect(
    () =>
      follow
        ? followOrderEvents(orderEventsUrl(orderId, token), (status) => void followMove(status))
        : undefined,
    [follow, orderId, token],
  );
  return {
    order,
    failed: !!error && !data,
    retry: () => void refetch().catch(() => undefined),
  };
};
export type FollowedOrder = NonNullable<GetOrderStatusQuery['order']>;
