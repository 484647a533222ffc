import { createSignal } from '@crema/shared-contracts';

/** So long a visitor waits without a word. */
export const slowAfterMs = 1800;

/** Counts what has been on its way for longer than a visitor should wonder about; the shell says so while there is any. */
export const createSlowRequests = () => {
  const slowCount = createSignal(0);
  return {
    slowCount: slowCount,
    watch: <T>(request: Promise<T>): Promise<T> => {
      let counted = false;
      const timer = setTimeout(() => {
        counted = true;
        slowCount.set(slowCount.get() + 1);
      }, slowAfterMs);
      return request.finally(() => {
        clearTimeout(timer);
        if (counted) slowCount.set(slowCount.get() - 1);
      });
    },
  };
};
