import { perAddress, type AttemptLimit, type Counter } from './attempt-limit.ts';

/** Attempts that are not delayed, and how the delay of those beyond grows. */
export interface DelayRule {
  readonly limit: AttemptLimit;
  readonly firstDelayMs: number;
  /** The delay doubles after so many more attempts. */
  readonly attemptsPerStep: number;
}
/** Attempts at one account within an hour, from all networks together. */
export const accountRule: DelayRule = {
  limit: { name: 'sign-in-account', most: 10, windowMs: 60 * 60_000 },
  firstDelayMs: 250,
  attemptsPerStep: 5,
};
/** Attempts at one account from one address: others behind that address are delayed, never locked out for minutes. */
export const pairRule: DelayRule = {
  limit: { name: 'sign-in', most: 5, windowMs: 5 * 60_000 },
  firstDelayMs: 1_000,
  attemptsPerStep: 1,
};
/** The longest delay: a person who guesses at an account must not be able to lock it. */
export const longestDelayMs = 8_000;

/** An attempt that is delayed by a rule. */
export interface Delayed {
  readonly rule: DelayRule;
  readonly counter: Counter;
}
/** What attempts at an account from an unknown browser are delayed by, narrowest first. */
export const delaysOf = (account: string, ip: string): readonly Delayed[] => [
  { rule: pairRule, counter: perAddress(pairRule.limit, ip, account) },
  { rule: accountRule, counter: { limit: accountRule.limit, subject: account } },
];

/** How long after the attempt before it an attempt is judged: the more attempts in the window, the longer. */
export const delayAfter = ({ limit, firstDelayMs, attemptsPerStep }: DelayRule, attempts: number): number => {
  const beyond = attempts - limit.most;
  if (beyond <= 0) return 0;
  return Math.min(longestDelayMs, firstDelayMs * 2 ** Math.floor((beyond - 1) / attemptsPerStep));
};
