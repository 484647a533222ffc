import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '../remote-context.ts';

/** Calls `retry` when the connection is back, while `failed` is true. */
export const useRetryOnReconnect = (failed: boolean, retry: () => void): void => {
  const connection = useConnection();
  const before = useRef(connection);
  const tryAgain = useEffectEvent(() => {
    if (failed) retry();
  });
  useEffect(() => {
    if (before.current === 'offline' && connection === 'online') tryAgain();
    before.current = connection;
  }, [connection]);
};
