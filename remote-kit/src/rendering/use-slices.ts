import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { afterFrame } from './after-frame.ts';
import { useIsFollowedLink } from './use-is-followed-link.ts';
import { whenIdle } from './when-idle.ts';

/**
 * True once a page of this visit has rendered all of its slices: from then on, Back leads to a page that may have been
 * scrolled. The server never sets it, so server and browser render the same first slice.
 */
let hasRenderedAll = false;

interface SlicesOptions {
  /** The number of parts that are rendered with the page: those that a window shows without scrolling. */
  readonly first: number;
  /**
   * The same for a page that a link opened, if it differs: below 0, further slices come before the first part. The others follow at
   * once instead of when the main thread is idle until there are as many as `first`.
   */
  readonly firstOfLink?: number;
  /** The number of parts that each further slice adds. */
  readonly step?: number;
}

/**
 * The number of a list's parts to render now. The first are rendered with the page; the others follow in slices, each in a
 * task of its own while the main thread is idle, so that no task is long and every part can be found soon after. Back renders
 * all parts at once, because its scroll position needs the page's full height. Reserve the space of the parts that are
 * not rendered yet, so that what is below them stays where it is.
 */
export const useSlices = (total: number, { first, firstOfLink = first, step = 1 }: SlicesOptions): number => {
  const isFollowedLink = useIsFollowedLink();
  const isBack = useNavigationType() === 'POP' && hasRenderedAll;
  const [shown, setShown] = useState(isBack ? Infinity : isFollowedLink ? firstOfLink : first);
  const isComplete = shown >= total;
  useEffect(() => {
    if (isComplete) {
      hasRenderedAll = true;
      return undefined;
    }
    const showNext = () => startTransition(() => setShown((count) => count + step));
    return shown < first ? afterFrame(showNext) : whenIdle(showNext);
  }, [isComplete, shown, step, first]);
  return shown;
};
