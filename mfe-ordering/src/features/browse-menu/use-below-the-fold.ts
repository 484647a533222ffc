import { startTransition, useEffect, useState } from 'react';

/**
 * After a visit has rendered its first page completely, later pages render completely at once, so that Back
 * restores the scroll position.
 */
let seen = false;

/**
 * Whether content below the visible part is rendered: after the first paint, in slices that let input events
 * run between them.
 */
export const useBelowTheFold = (): boolean => {
  const [isReached, setReached] = useState(seen);
  useEffect(() => {
    if (isReached) return undefined;
    const soon = setTimeout(() => {
      seen = true;
      startTransition(() => setReached(true));
    });
    return () => clearTimeout(soon);
  }, [isReached]);
  return isReached;
};
