import type { Readable } from '@crema/shared-contracts';

export interface Changeable<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

/** A value with listeners; setting the same value tells nobody. */
export const changeable = <T>(initial: T): Changeable<T> => {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
