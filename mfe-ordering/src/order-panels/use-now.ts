import { useEffect, useState } from 'react';
import { useHost } from '@crema/remote-kit';

const tickMs = 20_000;
/** The present time in wall-clock milliseconds, updated every 20 s, for times of day on a page. */
export const useNow = (): number => {
  const { clock } = useHost();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(clock.now()), tickMs);
    return () => clearInterval(tick);
  }, [clock]);
  return now;
};
