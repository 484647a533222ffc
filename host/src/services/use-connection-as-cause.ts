import { useEffect, useEffectEvent } from 'react';
import { useHostContext, useSignal } from '../host-context.ts';

/**
 * Finds out whether the lost connection is why something could not be loaded, and calls `onReconnect` once the connection
 * is back. True while the device is offline.
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
