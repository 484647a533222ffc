import { setTimeout as wait } from 'node:timers/promises';

/** Resolves with the promise's value, or with `fallback` after the time limit. */
export const withTimeLimit = async <T>(promise: Promise<T>, limitMs: number, fallback: T): Promise<T> => {
  const timeout = new AbortController();
  const timeLimit = wait(limitMs, fallback, { signal: timeout.signal }).catch(() => fallback);
  const result = await Promise.race([promise, timeLimit]);
  timeout.abort();
  return result;
};
