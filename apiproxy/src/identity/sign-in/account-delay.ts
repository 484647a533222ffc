import { ipCounters, perIp, type AttemptLimit, type Counter } from '../../http/limits/rate-limit.ts';

/** The number of attempts without delay, and how the delay of further attempts grows. */
export interface DelayRule {
  readonly limit: AttemptLimit;
  readonly firstDelayMs: number;
  /** The delay doubles after this many further attempts. */
  readonly attemptsPerStep: number;
  /** The largest delay between two attempts, if it is less than `maxDelayMs`. */
  readonly longestMs?: number;
}
/** The attempts at one account per hour, from all networks together. */
export const accountRule: DelayRule = {
  limit: { name: 'sign-in-account', max: 10, windowMs: 60 * 60_000 },
  firstDelayMs: 250,
  attemptsPerStep: 5,
};
/**
 * The attempts at one account from one IP address. Other people behind that address are delayed for seconds,
 * not locked out for minutes.
 */
export const pairRule: DelayRule = {
  limit: { name: 'sign-in', max: 5, windowMs: 5 * 60_000 },
  firstDelayMs: 1_000,
  attemptsPerStep: 1,
};
/**
 * The attempts of one network at all accounts. A shop's Wi-Fi is one network: beyond the limit its attempts follow one another a second
 * apart at most, and are still judged, so that a right password passes.
 */
export const networkRule: DelayRule = {
  limit: { name: 'sign-in-address', max: 60, windowMs: 5 * 60_000 },
  firstDelayMs: 250,
  attemptsPerStep: 30,
  longestMs: 1_000,
};
/** The longest delay. It is short, so that guessing at an account does not lock its owner out. */
export const maxDelayMs = 8_000;

/** A counter and the rule that delays its attempts. */
export interface Delayed {
  readonly rule: DelayRule;
  readonly counter: Counter;
}
/**
 * The rules for attempts at an account from an unknown browser. Those of the network come first: an attempt that its queue refuses adds
 * no rows for the account that the sender names.
 */
export const delaysOf = (account: string, ip: string): readonly Delayed[] => [
  ...ipCounters(networkRule.limit, ip).map((counter) => ({
    rule: { ...networkRule, limit: counter.limit },
    counter,
  })),
  { rule: pairRule, counter: perIp(pairRule.limit, ip, account) },
  { rule: accountRule, counter: { limit: accountRule.limit, subject: account } },
];

/** The minimum time between this attempt and the previous one. It grows with the number of attempts in the window. */
export const delayAfter = (
  { limit, firstDelayMs, attemptsPerStep, longestMs = maxDelayMs }: DelayRule,
  attempts: number,
): number => {
  const beyond = attempts - limit.max;
  if (beyond <= 0) return 0;
  return Math.min(longestMs, firstDelayMs * 2 ** Math.floor((beyond - 1) / attemptsPerStep));
};
