import type { HostServices, Signal } from '@crema/shared-contracts';

/** Counts a remote's listeners at the host, so that a test detects the ones that `dispose` did not remove. */
export const countListeners = (
  services: HostServices,
): { readonly services: HostServices; readonly count: () => number } => {
  let count = 0;
  const counted = (unsubscribe: () => void) => {
    let isOpen = true;
    count += 1;
    return () => {
      unsubscribe();
      if (isOpen) count -= 1;
      isOpen = false;
    };
  };
  const countedSignal = <T>({ get, subscribe }: Signal<T>): Signal<T> => ({
    get,
    subscribe: (listener) => counted(subscribe(listener)),
  });
  const { session, connection, locale, theme, flags, orderStore, bus } = services;
  return {
    services: {
      ...services,
      session: countedSignal(session),
      connection: countedSignal(connection),
      locale: countedSignal(locale),
      theme: countedSignal(theme),
      flags: countedSignal(flags),
      orderStore: { ...orderStore, current: countedSignal(orderStore.current) },
      bus: {
        ...bus,
        on: (name, listener) => counted(bus.on(name, listener)),
      },
    },
    count: () => count,
  };
};
