import { useEffect, useRef, useState, type RefObject } from 'react';
import { whenIdle } from '@crema/remote-kit';

interface SeenOptions {
  /** Also true once the page is idle and the element is less than the window's height away. */
  readonly isNearEnough?: boolean;
}
/** True from the time when the element is first in the window. */
export const useSeen = ({ isNearEnough = false }: SeenOptions = {}): readonly [
  RefObject<HTMLDivElement | null>,
  boolean,
] => {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observe = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
        },
        { rootMargin },
      );
      if (element.current) observer.observe(element.current);
      return observer;
    };
    const observers = [observe('0px')];
    const cancel = isNearEnough ? whenIdle(() => observers.push(observe('100% 0px'))) : undefined;
    return () => {
      cancel?.();
      for (const observer of observers) observer.disconnect();
    };
  }, [isSeen, isNearEnough]);
  return [element, isSeen];
};
