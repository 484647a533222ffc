import { useEffect, useLayoutEffect, useRef } from 'react';
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

/**
 * After a navigation to another page, scrolls to the top and moves focus to the heading, so that a screen reader reads
 * it. Back restores the scroll position. The first page of a visit is not changed.
 */
export const usePageArrival = (mainId: string): void => {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const previous = useRef({ pathname, key });
  useLayoutEffect(() => {
    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  useEffect(() => {
    const before = previous.current;
    previous.current = { pathname, key };
    if (before.pathname === pathname) return undefined;
    const main = document.getElementById(mainId);
    if (!main) return undefined;
    const position = kind === 'POP' ? (positions.current.get(key) ?? 0) : 0;
    window.scrollTo({ top: position, behavior: 'instant' });
    return whenHeadingAppears(main, (heading) => {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      if (position) requestAnimationFrame(() => window.scrollTo({ top: position, behavior: 'instant' }));
    });
  }, [pathname, key, kind, mainId]);
};
