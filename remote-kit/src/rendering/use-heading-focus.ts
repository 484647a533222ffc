import { useEffect, useRef } from 'react';

/**
 * Moves focus to the page's heading when what had it was replaced, so that a screen reader reads the new state. `shown` names what the
 * page shows; undefined before it has loaded. Focus on anything that is still there is not moved.
 */
export const useHeadingFocus = (shown: string | undefined): void => {
  const before = useRef(shown);
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    if (was === undefined || shown === undefined || was === shown) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [shown]);
};
