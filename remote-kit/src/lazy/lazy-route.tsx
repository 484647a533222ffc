import type { ComponentType, ReactElement } from 'react';
import { useIdlePreload, type Load } from './idle-preload.ts';
import { lazyCode, useLazyCode } from './lazy-code.ts';

/** A component whose code can be loaded before it is rendered. */
export type PreparedComponent<P> = ComponentType<P> & { readonly prepare?: Load };

interface LazyRouteOptions {
  /**
   * The code of the pages that this page links to: it is fetched shortly after this page is shown, so that a
   * link works offline.
   */
  readonly next?: readonly Load[];
}

/**
 * A whole page, or the content of a slot, whose code is fetched when it is first shown. It uses plain state
 * instead of React.lazy: a failed load can be repeated, and no render waits for Suspense's 300 ms. An error
 * is thrown into the host's error boundary, which replaces the page. The placeholder has the size of the page:
 * without one the footer would move up and be pushed down again. Use lazyPart for anything smaller than a page.
 */
export const lazyRoute = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactElement,
  { next }: LazyRouteOptions = {},
): PreparedComponent<P> => {
  const code = lazyCode(load);
  const LazyRoute = (props: P) => {
    const { Component, error } = useLazyCode(code);
    useIdlePreload(Component !== undefined, undefined, next);
    if (error) throw error;
    return Component ? <Component {...props} /> : placeholder;
  };
  return Object.assign(LazyRoute, { prepare: code.load });
};
