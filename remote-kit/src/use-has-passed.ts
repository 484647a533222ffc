import { useEffect, useReducer } from 'react';
import { useHost } from './remote-context.ts';

/**
 * Whether a time (the server's, in milliseconds) has passed. The component is rendered again when it does, and when the host
 * corrects its time (PLT-019).
 */
export const useHasPassed = (time: number): boolean => {
  const { clock } = useHost();
  const [, update] = useReducer((renders: number) => renders + 1, 0);
  const hasPassed = clock.now() >= time;
  useEffect(() => {
    const timer = hasPassed ? undefined : setTimeout(update, Math.max(0, time - clock.now()));
    const stopAdjustments = clock.onAdjusted?.(update);
    return () => {
      clearTimeout(timer);
      stopAdjustments?.();
    };
  });
  return hasPassed;
};
