type Cancel = () => void;
type Schedule = (task: (...values: readonly unknown[]) => void, ...rest: readonly unknown[]) => unknown;

/**
 * Replaces the functions that start timers, and returns a function that clears the timers that are still waiting: what a
 * page started ends with its render and takes no time of the pages after it.
 */
export const trackTimers = (): (() => void) => {
  const waiting = new Set<Cancel>();
  const track = (name: 'setTimeout' | 'setInterval' | 'setImmediate', clear: (timer: never) => void) => {
    const start = globalThis[name] as Schedule;
    const repeats = name === 'setInterval';
    const startTracked: Schedule = (task, ...rest) => {
      const cancel = () => clear(timer as never);
      const timer = start(
        (...values) => {
          if (!repeats) waiting.delete(cancel);
          task(...values);
        },
        ...rest,
      );
      waiting.add(cancel);
      return timer;
    };
    Object.defineProperty(globalThis, name, { value: startTracked, writable: false, configurable: false });
  };
  track('setTimeout', clearTimeout);
  track('setInterval', clearInterval);
  track('setImmediate', clearImmediate);
  return () => {
    for (const cancel of waiting) cancel();
    waiting.clear();
  };
};
