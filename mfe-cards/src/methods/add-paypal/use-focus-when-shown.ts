import { useEffect, useRef, type RefObject } from 'react';

const mostFrames = 300;

/**
 * Moves focus to the element when it is visible. A page that Back opens is hidden at first, until its session was read (D-166), and takes
 * no focus before: it is tried again in each frame, unless the customer has focused something else.
 */
export const useFocusWhenShown = (): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frames = 0;
    let next: number | undefined;
    const focus = () => {
      element.current?.focus();
      frames += 1;
      if (document.activeElement === element.current || frames >= mostFrames) return;
      next = requestAnimationFrame(() => {
        if (document.activeElement === document.body) focus();
      });
    };
    focus();
    return () => {
      if (next !== undefined) cancelAnimationFrame(next);
    };
  }, []);
  return element;
};
