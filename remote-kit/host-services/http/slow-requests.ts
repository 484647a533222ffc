import { createSignal } from '@crema/shared-contracts';

/** A request counts as slow after this time. */
export const slowAfterMs = 1800;

/** Counts slow requests; the shell shows a notice while the count is above zero. */
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
