import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { whenIdle } from './when-idle.ts';

/**
 * True once a page of this visit has rendered all of its slices: from then on, Back leads to a page that may have been
 * scrolled. The server never sets it, so server and browser render the same first slice.
 */
let hasRenderedAll = false;

interface SlicesProps {
  /** The number of children that are rendered with the page: those that a window shows without scrolling. */
  readonly first: number;
  /** The number of children that each further slice adds. */
  readonly step?: number;
  readonly children: ReactNode;
}

/**
 * Renders the first children with the page and adds the others in slices, each in a task of its own while the main thread
 * is idle, so that no task is long and every child can be found soon after. Back renders all children at once, because its
 * scroll position needs the page's full height. Give the children keys.
 */
export const Slices = ({ first, step = 1, children }: SlicesProps) => {
  const all = Children.toArray(children);
  const isBack = useNavigationType() === 'POP' && hasRenderedAll;
  const [shown, setShown] = useState(isBack ? Infinity : first);
  const isComplete = shown >= all.length;
  useEffect(() => {
    if (isComplete) {
      hasRenderedAll = true;
      return undefined;
    }
    return whenIdle(() => startTransition(() => setShown((count) => count + step)));
  }, [isComplete, shown, step]);
  return isComplete ? all : all.slice(0, shown);
};
