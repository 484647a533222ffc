import { useEffect } from 'react';

interface WakeLock {
  readonly release: () => Promise<void>;
}
type WakingNavigator = { wakeLock?: { request: (type: 'screen') => Promise<WakeLock> } };

/**
 * Keeps the screen on while the barcode is shown (D-94), in browsers with wake locks. It is renewed when the
 * page is visible again.
 */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    // eslint-disable-next-line no-restricted-syntax -- without it the screen dims as usual (R-11)
    const { wakeLock } = navigator as WakingNavigator;
    if (!wanted || !wakeLock) return undefined;
    let sentinel: WakeLock | undefined;
    let ended = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const lock = await wakeLock.request('screen');
        if (ended) await lock.release();
        else sentinel = lock;
      } catch {
        // Browsers refuse the lock on a low battery, for instance. The barcode is shown without it.
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', take);
      void sentinel?.release().catch(() => undefined);
    };
  }, [wanted]);
};
