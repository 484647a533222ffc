import type { Signal } from './host-services.ts';

export interface WritableSignal<T> extends Signal<T> {
  readonly set: (value: T) => void;
}

/** A value with listeners; setting the same value notifies no listener. */
export const createSignal = <T>(initial: T): WritableSignal<T> => {
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
