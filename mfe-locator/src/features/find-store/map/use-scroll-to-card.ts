import { useEffect, useRef } from 'react';

/** LOC-013: the list scrolls to the card of a chosen pin after this time. */
const scrollDelayMs = 500;

/** Returns the function that scrolls to a store's card once the press has been answered. */
export const useScrollToCard = (): ((storeNumber: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (storeNumber) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document
        .querySelector(`[data-store="${CSS.escape(storeNumber)}"]`)
        ?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
    }, scrollDelayMs);
  };
};
