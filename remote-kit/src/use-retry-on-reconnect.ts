import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from './remote-context.ts';

/** Tries again when the connection is back, while `failed`. */
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
