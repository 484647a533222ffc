import { createAppError } from '../../http/errors/app-error.ts';

export interface QueueLimits {
  /** The number of tasks that run in parallel. */
  readonly concurrency: number;
  /** The number of tasks that may wait. A further task throws TEMPORARILY_UNAVAILABLE. */
  readonly maxWaiting: number;
}
/** Runs tasks in order of arrival, some in parallel, and rejects tasks when the queue is full. */
export const createBoundedQueue = ({ concurrency, maxWaiting }: QueueLimits) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= concurrency && waiting.length >= maxWaiting)
      throw createAppError('TEMPORARILY_UNAVAILABLE');
    // A finished task passes its slot to the first waiting task, so that no newer task overtakes it.
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
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
