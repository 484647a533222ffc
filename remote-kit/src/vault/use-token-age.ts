import { useEffect, useState } from 'react';
import { useHost } from '../remote-context.ts';

/** The time before the expiry at which a guest is warned (D-12). */
export const tokenWarningMs = 60_000;
export type TokenAge = 'valid' | 'ending' | 'expired';

/**
 * The age of a card's token: `ending` in its last minute (ORD-121, GFT-044). `acquiredAt` is a time of the host's
 * clock in milliseconds. The component is rendered again at each change.
 */
export const useTokenAge = (acquiredAt: number | undefined, maxAgeMs: number): TokenAge => {
  const { clock } = useHost();
  const ageOf = (): TokenAge => {
    if (acquiredAt === undefined) return 'valid';
    const leftMs = acquiredAt + maxAgeMs - clock.now();
    if (leftMs < 0) return 'expired';
    return leftMs <= tokenWarningMs ? 'ending' : 'valid';
  };
  const age = ageOf();
  const [, setRenders] = useState(0);
  useEffect(() => {
    if (acquiredAt === undefined || age === 'expired') return undefined;
    const leftMs = acquiredAt + maxAgeMs - clock.now();
    const untilChange = age === 'valid' ? leftMs - tokenWarningMs : leftMs + 1;
    const update = () => setRenders((count) => count + 1);
    const timeout = setTimeout(update, Math.max(0, untilChange));
    const stopAdjustments = clock.onAdjusted?.(update);
    return () => {
      clearTimeout(timeout);
      stopAdjustments?.();
    };
  });
  return age;
};
