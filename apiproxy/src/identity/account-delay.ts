import type { AttemptLimit, Counter } from './attempt-limit.ts';

/** Attempts at one account within an hour, from all networks together, that are not delayed. */
export const accountLimit: AttemptLimit = { name: 'sign-in-account', most: 10, windowMs: 60 * 60_000 };
const firstDelayMs = 250;
/** The delay doubles after so many more attempts. */
const attemptsPerStep = 5;
/** The longest delay: a person who guesses at an account must not be able to lock it. */
export const longestDelayMs = 8_000;

export const accountCounter = (account: string): Counter => ({ limit: accountLimit, subject: account });

/** How long an attempt waits before its password is looked at: the more attempts in this hour, the longer. */
export const delayAfter = (attempts: number): number => {
  const beyond = attempts - accountLimit.most;
  if (beyond <= 0) return 0;
  return Math.min(longestDelayMs, firstDelayMs * 2 ** Math.floor((beyond - 1) / attemptsPerStep));
};
