import { useEffect, useState } from 'react';
import { onPageReturn, useHost } from '@crema/remote-kit';

const tickMs = 20_000;
/** The present time in wall-clock milliseconds, updated every 20 s, for times of day on a page. */
export const useNow = (): number => {
  const { clock } = useHost();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const update = () => setNow(clock.now());
    const tick = setInterval(update, tickMs);
    const stopReturns = onPageReturn(clock.now, update);
    return () => {
      clearInterval(tick);
      stopReturns();
    };
  }, [clock]);
  return now;
};
