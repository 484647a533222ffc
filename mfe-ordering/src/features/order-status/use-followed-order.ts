import { useEffect, useEffectEvent, useState } from 'react';
import { skipToken, useQuery } from '@crema/remote-kit';
import { GetOrderStatusDocument, type GetOrderStatusQuery } from '../../generated/operations.ts';
import { isFinal, nextPause } from './polling.rules.ts';

const usePageVisible = () => {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const read = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return visible;
};

/**
 * D-35: the order's state, requested again after growing pauses while the page is visible, until the order is
 * picked up.
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
  const follow = visible && data !== undefined && order !== null && !(order && isFinal(order.status));
  useEffect(() => {
    if (!follow) return undefined;
    const pause = setTimeout(() => void refetchSoon(), nextPause(round));
    return () => clearTimeout(pause);
  }, [follow, round]);
  return {
    order,
    failed: !!error && !data,
    retry: () => void refetch().catch(() => undefined),
  };
};
export type FollowedOrder = NonNullable<GetOrderStatusQuery['order']>;
