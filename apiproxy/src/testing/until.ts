import { setTimeout as wait } from 'node:timers/promises';

/**
 * Resolves when the condition is true; checks it every few milliseconds. If it never is, the test's own time limit
 * ends the wait.
 */
export const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await wait(5);
};
