import { useEffect, useEffectEvent } from 'react';
import { followOrderEvents, orderEventsUrl } from '../events/order-events.ts';
import { isFinal } from '../events/polling.rules.ts';
import { usePageVisible } from '../events/use-page-visible.ts';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { openOrderMoved } from './open-order-moved.ts';
import { selectOpenOrders } from './open-orders.selectors.ts';

/**
 * Follows the moves of the earliest open order by server-sent events while the page is visible (ORD-067). The server gives one stream to
 * a visitor: further orders, and browsers without streams, are polled (D-35).
 */
export const FollowedMoves = () => {
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => selectOpenOrders(state).find(({ status }) => !isFinal(status)));
  const visible = usePageVisible();
  const url = visible && order && orderEventsUrl(order.orderId, order.token ?? null);
  const announce = useEffectEvent((status: string) => {
    if (order && status !== order.status) dispatch(openOrderMoved());
  });
  useEffect(() => (url ? followOrderEvents(url, (status) => announce(status)) : undefined), [url]);
  return null;
};
