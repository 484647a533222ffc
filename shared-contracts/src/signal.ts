export type Unsubscribe = () => void;
/**
 * An observable value: `get` returns the present value, `subscribe` calls the listener at every later change,
 * not for the present value.
 */
export interface Signal<T> {
  readonly get: () => T;
  /** The value with which the server renders, if it differs from the browser's; hydration starts with it. */
  readonly getServer?: () => T;
  readonly subscribe: (listener: () => void) => Unsubscribe;
}

export interface WritableSignal<T> extends Signal<T> {
  readonly set: (value: T) => void;
}

/**
 * A writable signal; setting the same value notifies no listener. The server has rendered with the initial value, so
 * hydration starts with it, even if the value has changed before.
 */
export const createSignal = <T>(initial: T): WritableSignal<T> => {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    getServer: () => initial,
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
