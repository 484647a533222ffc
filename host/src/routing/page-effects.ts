import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterFrame } from '@crema/remote-kit/host-services';

const settleMs = 3000;
/** The page's heading, not its skeleton's. */
const headingOf = (main: HTMLElement) =>
  [...main.querySelectorAll('h1')].find((heading) => !heading.closest('[aria-busy="true"], [hidden]'));

/**
 * Calls `found` with the page's heading after the frame that shows it, because focus forces a layout before that frame; gives
 * up after a time. Returns a function that stops it.
 */
const whenHeadingAppears = (main: HTMLElement, found: (heading: HTMLElement) => void) => {
  let stopFrame: (() => void) | undefined;
  const look = () => {
    if (stopFrame || !headingOf(main)) return;
    stopFrame = afterFrame(() => {
      stopFrame = undefined;
      const heading = headingOf(main);
      if (!heading) return;
      observer.disconnect();
      found(heading);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true });
  const limit = setTimeout(() => observer.disconnect(), settleMs);
  look();
  return () => {
    clearTimeout(limit);
    observer.disconnect();
    stopFrame?.();
  };
};

declare global {
  interface Window {
    /** Scrolls to the top, or to where one was in the entry that Back or Forward led to (scroll-position.inline.ts). */
    arriveAt?: (isReturn: boolean) => void;
  }
}

/**
 * After a navigation to another page, scrolls to the top and moves focus to the heading, so that a screen reader reads
 * it. Back restores the scroll position. The first page of a visit is not changed.
 */
export const usePageArrival = (mainId: string): void => {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const main = document.getElementById(mainId);
    if (!main) return undefined;
    window.arriveAt?.(kind === 'POP');
    return whenHeadingAppears(main, (heading) => {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, kind, mainId]);
};
