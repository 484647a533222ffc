import { useEffect } from 'react';

export type Load = () => Promise<unknown>;

/** How long a page has the network to itself: its own data and art come first. */
const idleAfterMs = 1_500;

/** Calls `loads` once the page has been open for a moment; a load that fails is repeated when its component is shown. */
export const preloadWhenIdle = (loads: () => readonly Load[]): (() => void) => {
  const timer = setTimeout(() => {
    for (const load of loads()) void load().catch(() => undefined);
  }, idleAfterMs);
  return () => clearTimeout(timer);
};

/** Parts whose module has been evaluated, which means that the page that shows them is open. */
const idleParts = new Set<Load>();
export const registerIdlePart = (load: Load): void => void idleParts.add(load);

/** Loads the parts of the open page, the messages that they wait for, and `next`, once the page is shown and idle. */
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
