import { useEffect, useState } from 'react';
import { onPageReturn, useHost } from '@crema/remote-kit';

const tickMs = 20_000;
/** The server's time in milliseconds, updated every 20 s and when it is corrected, for times of day on a page. */
export const useNow = (): number => {
  const { clock } = useHost();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const update = () => setNow(clock.now());
    const tick = setInterval(update, tickMs);
    const stopReturns = onPageReturn(clock.now, update);
    const stopAdjustments = clock.onAdjusted?.(update);
    return () => {
      clearInterval(tick);
      stopAdjustments?.();
      stopReturns();
    };
  }, [clock]);
  return now;
};
