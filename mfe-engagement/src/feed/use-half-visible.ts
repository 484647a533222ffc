import { useEffect, useEffectEvent, useRef } from 'react';

const half = 0.5;

/** Calls `onSeen` once when half of the element is in the window (ENG-012). */
export const useHalfVisible = <E extends Element>(onSeen: () => void) => {
  const ref = useRef<E>(null);
  const isSeen = useRef(false);
  const see = useEffectEvent(() => {
    if (!isSeen.current) onSeen();
    isSeen.current = true;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A browser may report an element that only touches the window first.
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= half)) return;
        observer.disconnect();
        see();
      },
      { threshold: half },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
};
