import { setTimeout as wait } from 'node:timers/promises';

/** What was asked for, or `otherwise` when it takes longer. */
export const inTime = async <T>(answer: Promise<T>, limitMs: number, otherwise: T): Promise<T> => {
  const timeout = new AbortController();
  const late = wait(limitMs, otherwise, { signal: timeout.signal }).catch(() => otherwise);
  const result = await Promise.race([answer, late]);
  timeout.abort();
  return result;
};
