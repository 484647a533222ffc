import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when the fact is true; asks every few milliseconds. The test's own time limit ends a wait in vain. */
export const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await wait(5);
};
