import { useEffect, useEffectEvent, useRef } from 'react';

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
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        see();
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
};
