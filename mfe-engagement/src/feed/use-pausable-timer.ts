import { useEffect, useEffectEvent, useRef } from 'react';
import { useHost } from '@crema/remote-kit';

/** Calls `onEnd` once after `ms` in which `isRunning` was true; a pause keeps what has passed (D-137). */
export const usePausableTimer = (ms: number, isRunning: boolean, onEnd: () => void): void => {
  const { clock } = useHost();
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return undefined;
    const started = clock.monotonic();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (clock.monotonic() - started));
    };
  }, [clock, isRunning]);
};
