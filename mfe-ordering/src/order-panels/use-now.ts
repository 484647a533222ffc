import { useEffect, useState } from 'react';
import { useHost } from '@crema/remote-kit';

const tickMs = 20_000;
/** Wall-clock milliseconds, read again every 20 s: for what a page says in clock times. */
export const useNow = (): number => {
  const { clock } = useHost();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(clock.now()), tickMs);
    return () => clearInterval(tick);
  }, [clock]);
  return now;
};
