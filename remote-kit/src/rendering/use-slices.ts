import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { whenIdle } from './when-idle.ts';

/**
 * True once a page of this visit has rendered all of its slices: from then on, Back leads to a page that may have been
 * scrolled. The server never sets it, so server and browser render the same first slice.
 */
let hasRenderedAll = false;

interface SlicesOptions {
  /** The number of parts that are rendered with the page: those that a window shows without scrolling. */
  readonly first: number;
  /** The number of parts that each further slice adds. */
  readonly step?: number;
}

/**
 * The number of a list's parts to render now. The first are rendered with the page; the others follow in slices, each in a
 * task of its own while the main thread is idle, so that no task is long and every part can be found soon after. Back renders
 * all parts at once, because its scroll position needs the page's full height. Reserve the space of the parts that are
 * not rendered yet, so that what is below them stays where it is.
 */
export const useSlices = (total: number, { first, step = 1 }: SlicesOptions): number => {
  const isBack = useNavigationType() === 'POP' && hasRenderedAll;
  const [shown, setShown] = useState(isBack ? Infinity : first);
  const isComplete = shown >= total;
  useEffect(() => {
    if (isComplete) {
      hasRenderedAll = true;
      return undefined;
    }
    return whenIdle(() => startTransition(() => setShown((count) => count + step)));
  }, [isComplete, shown, step]);
  return shown;
};
