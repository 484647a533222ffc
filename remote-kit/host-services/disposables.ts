import type { Unsubscribe } from '@crema/shared-contracts';

/**
 * Collects functions that `disposeAll` calls. A function that `disposable` returns is called by its owner or
 * by disposeAll, whichever comes first.
 */
export const createDisposables = () => {
  const disposables = new Set<Unsubscribe>();
  return {
    disposable: (end: Unsubscribe): Unsubscribe => {
      const dispose = () => {
        end();
        disposables.delete(dispose);
      };
      disposables.add(dispose);
      return dispose;
    },
    disposeAll: () => {
      for (const dispose of [...disposables]) dispose();
    },
  };
};
