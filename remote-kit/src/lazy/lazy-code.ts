import { useContext, useEffect, useState, type ComponentType } from 'react';
import { loadWithRetry } from './load-with-retry.ts';
import { RemainingMessages } from '../messages.ts';

/** The code of one component, fetched when the component is first shown or earlier. */
export interface LazyCode<P> {
  readonly get: () => ComponentType<P> | undefined;
  readonly load: () => Promise<ComponentType<P>>;
}
export const lazyCode = <P>(load: () => Promise<ComponentType<P>>): LazyCode<P> => {
  let loaded: ComponentType<P> | undefined;
  return {
    get: () => loaded,
    load: async () => {
      loaded ??= await load();
      return loaded;
    },
  };
};

export interface LoadedCode<P> {
  /** The component; undefined until both its code and the remote's remaining messages are loaded. */
  readonly Component: ComponentType<P> | undefined;
  /** The reason why the code or the messages could not be loaded, after all attempts. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Loads the code together with the remote's remaining messages, so that no component is shown without its
 * text.
 */
export const useLazyCode = <P>(code: LazyCode<P>): LoadedCode<P> => {
  const fetchMessages = useContext(RemainingMessages);
  const [, redraw] = useState(0);
  const [error, setError] = useState<unknown>();
  const [round, setRound] = useState(0);
  const loaded = code.get();
  useEffect(() => {
    // A touch may have loaded the code since this rendering: then the load below is over at once, and renders again (PLT-016).
    if (loaded) return undefined;
    let isCurrent = true;
    const stop = loadWithRetry(code.load, () => isCurrent && redraw((count) => count + 1), setError);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [code, loaded, round]);
  useEffect(
    () => fetchMessages && loadWithRetry(fetchMessages, () => undefined, setError),
    [fetchMessages, round],
  );
  const retry = () => {
    setError(undefined);
    setRound((count) => count + 1);
  };
  return { Component: fetchMessages ? undefined : loaded, error, retry };
};
