import { useEffect } from 'react';

export type Load = () => Promise<unknown>;

/** The time before preloading starts: the page's own data and art load first. */
const idleAfterMs = 1_500;

/**
 * Calls `loads` after the page has been open for this time; a load that fails is repeated when its component
 * is shown.
 */
export const preloadWhenIdle = (loads: () => readonly Load[]): (() => void) => {
  const timer = setTimeout(() => {
    for (const load of loads()) void load().catch(() => undefined);
  }, idleAfterMs);
  return () => clearTimeout(timer);
};

/** Parts whose module has been evaluated, so the page that shows them is open. */
const idleParts = new Set<Load>();
export const registerIdlePart = (load: Load): void => void idleParts.add(load);

/**
 * Loads the parts of the open page, the messages that they need, and `next`, once the page is shown and idle.
 */
export const useIdlePreload = (
  isShown: boolean,
  fetchMessages: Load | undefined,
  next: readonly Load[] = noLoads,
): void =>
  useEffect(
    () =>
      isShown
        ? preloadWhenIdle(() => {
            const parts = [...idleParts];
            return [...next, ...parts, ...(fetchMessages && parts.length > 0 ? [fetchMessages] : [])];
          })
        : undefined,
    [isShown, fetchMessages, next],
  );
const noLoads: readonly Load[] = [];
