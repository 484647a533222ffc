import type { ComponentType, ReactNode } from 'react';
import { registerIdlePart } from './idle-preload.ts';
import { lazyCode, useLazyCode } from './lazy-code.ts';
import { useConnection } from '../remote-context.ts';
import { useRetryOnReconnect } from '../data/use-retry-on-reconnect.ts';

export interface PartFallbackProps {
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}
interface LazyPartOptions<P> {
  /**
   * The component that replaces the part while its code cannot be loaded; it reports that the device is
   * offline. Use `null` for a part that the page can do without.
   */
  readonly fallback: ComponentType<P & PartFallbackProps> | null;
  /** The component that replaces the part while its code is loading. */
  readonly placeholder?: ReactNode;
  /**
   * With `idle`, the code is fetched shortly after the page is shown, so that the part opens without a
   * connection.
   */
  readonly preload?: 'idle';
}

/**
 * A part of a page whose code is fetched when the part is first shown, or when the page is idle. A load that
 * fails never replaces the page: the fallback is shown instead, and the load is repeated when the device is
 * online again.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback: Fallback, placeholder = null, preload }: LazyPartOptions<P>,
): ComponentType<P> => {
  const code = lazyCode(load);
  if (preload === 'idle') registerIdlePart(code.load);
  return function LazyPart(props: P) {
    const { Component, error, retry } = useLazyCode(code);
    const isOffline = useConnection() === 'offline';
    useRetryOnReconnect(error !== undefined, retry);
    if (Component) return <Component {...props} />;
    if (error === undefined) return placeholder;
    return Fallback && <Fallback {...props} isOffline={isOffline} onRetry={retry} />;
  };
};
