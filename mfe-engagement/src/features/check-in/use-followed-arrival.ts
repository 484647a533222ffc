import { useEffect, useEffectEvent, useState } from 'react';
import { restPaths } from '@crema/shared-contracts';

const pollEveryMs = 10_000;

const useIsVisible = (): boolean => {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const read = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return isVisible;
};

interface Followed {
  /** Undefined while there is nothing to follow. */
  readonly orderId: string | undefined;
  readonly orderToken: string;
}
/**
 * Calls `refresh` at each event of the order, which the server also sends when the store has noticed the arrival (D-145), and every
 * 10 s, because a browser may be refused a stream. A hidden page follows nothing.
 */
export const useFollowedArrival = ({ orderId, orderToken }: Followed, refresh: () => void): void => {
  const isVisible = useIsVisible();
  const onEvent = useEffectEvent(refresh);
  useEffect(() => {
    if (orderId === undefined || !isVisible) return undefined;
    const timer = setInterval(onEvent, pollEveryMs);
    const query = new URLSearchParams({ token: orderToken });
    const source =
      'EventSource' in globalThis
        ? new EventSource(`${restPaths.orderEvents}/${encodeURIComponent(orderId)}?${query}`)
        : undefined;
    source?.addEventListener('status', onEvent);
    return () => {
      clearInterval(timer);
      source?.close();
    };
  }, [orderId, orderToken, isVisible]);
};
