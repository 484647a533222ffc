import { useEffect, useState } from 'react';

/** Whole seconds until a wait is over, counted down once a second; `start` begins a wait. */
export const useSecondsLeft = () => {
  const [left, setLeft] = useState(0);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return { left, start: setLeft };
};
