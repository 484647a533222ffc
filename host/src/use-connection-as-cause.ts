import { useEffect, useEffectEvent } from 'react';
import { useHostContext, useSignal } from './host-context.ts';

/**
 * Checks whether a lost connection is the cause of an error. Returns true while the device is offline, and calls
 * `onReconnect` once the connection is back.
 */
export const useConnectionAsCause = (onReconnect: () => void): boolean => {
  const { host } = useHostContext();
  const reconnect = useEffectEvent(onReconnect);
  useEffect(() => {
    host.checkConnection();
    return host.connection.subscribe(() => {
      if (host.connection.get() === 'online') reconnect();
    });
  }, [host]);
  return useSignal(host.connection) === 'offline';
};
