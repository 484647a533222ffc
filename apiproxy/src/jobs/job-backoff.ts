/** A job that failed this often is dead: it stays in the table for a person to look at. */
export const maxAttempts = 8;
const firstDelayMs = 400;
const longestDelayMs = 60 * 60 * 1000;

/** Milliseconds until the next try, after `attempts` failed ones: 0.4 s, doubled each time, an hour at most. */
export const backOffMs = (attempts: number): number =>
  Math.min(firstDelayMs * 2 ** Math.max(0, attempts - 1), longestDelayMs);
