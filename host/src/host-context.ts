import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Signal, ResolvedRegistry } from '@crema/shared-contracts';
import type { Composer } from './composer/composer.ts';
import type { Host } from './services/host.ts';

const Context = createContext<{ readonly host: Host; readonly composer: Composer } | null>(null);
export const HostContextProvider = Context.Provider;

export const useHostContext = () => {
  const value = useContext(Context);
  if (!value)
    throw new Error('useHostContext found no HostContextProvider. Render the component inside one.');
  return value;
};
export const useSignal = <T>(readable: Signal<T>): T =>
  useSyncExternalStore(readable.subscribe, readable.get, readable.getServer ?? readable.get);
/** The current registry; the component renders again when it changes (PLT-005). */
export const useRegistry = (): ResolvedRegistry => useSignal(useHostContext().composer.registry);
