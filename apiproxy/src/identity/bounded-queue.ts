import { refusal } from '../http/refusal.ts';

export interface QueueLimits {
  /** Tasks that run at once. */
  readonly atOnce: number;
  /** Tasks that wait; a further one is refused TEMPORARILY_UNAVAILABLE. */
  readonly mostWaiting: number;
}
/** Runs tasks in the order of their arrival, some at once, and refuses those that would wait too long. */
export const createBoundedQueue = ({ atOnce, mostWaiting }: QueueLimits) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce && waiting.length >= mostWaiting) throw refusal('TEMPORARILY_UNAVAILABLE');
    // A task that ends hands its place to the first that waits, so that no newcomer takes it.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
