import { useEffect, useEffectEvent, useRef } from 'react';
import { useHostContext, useSignal } from './host-context.ts';

/**
 * Checks whether a lost connection is the cause of an error. Returns true while the device is offline, and calls
 * `onReconnect` once the connection is back, also when that happens between the render and its effects.
 */
export const useConnectionAsCause = (onReconnect: () => void): boolean => {
  const { host } = useHostContext();
  const reconnect = useEffectEvent(onReconnect);
  const connection = useSignal(host.connection);
  const before = useRef(connection);
  useEffect(() => {
    host.checkConnection();
  }, [host]);
  useEffect(() => {
    if (before.current === 'offline' && connection === 'online') reconnect();
    before.current = connection;
  }, [connection]);
  return connection === 'offline';
};
