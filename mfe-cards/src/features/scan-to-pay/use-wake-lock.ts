import { useEffect } from 'react';

interface WakeLock {
  readonly release: () => Promise<void>;
}
type WakingNavigator = { wakeLock?: { request: (type: 'screen') => Promise<WakeLock> } };

/** Keeps the screen on while the barcode is shown (D-94), where the browser can; taken again when the page comes back. */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    const { wakeLock } = navigator as WakingNavigator;
    if (!wanted || !wakeLock) return undefined;
    let held: WakeLock | undefined;
    let ended = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const lock = await wakeLock.request('screen');
        if (ended) await lock.release();
        else held = lock;
      } catch {
        // Refused, for instance on a low battery: the barcode shows all the same.
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', take);
      void held?.release().catch(() => undefined);
    };
  }, [wanted]);
};
