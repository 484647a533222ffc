import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The page is laid out by then, so that nothing above the section still moves it. */
const settledAfterMs = 250;

/** While `isTarget`, scrolls to the section shortly after a navigation; its scroll margin keeps the distance to the top (RWD-003). */
export const useScrollTo = (id: string, isTarget: boolean): void => {
  const { key } = useLocation();
  useEffect(() => {
    if (!isTarget) return undefined;
    const timer = setTimeout(() => document.getElementById(id)?.scrollIntoView(), settledAfterMs);
    return () => clearTimeout(timer);
  }, [id, isTarget, key]);
};
