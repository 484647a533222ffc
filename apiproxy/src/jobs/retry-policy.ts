const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export interface RetryPolicy {
  /** Delay after the first failure; it doubles with each further one, up to `longestDelayMs`. */
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** A job that has failed for this long is dead; 'never': it is retried until it succeeds. */
  readonly givesUpAfterMs: number | 'never';
  /** Each failure after this time writes an alarm to the log. */
  readonly alarmsAfterMs: number;
}

/** A job names its policy. Money is never given up: a held payment would stay held, a refund would not arrive. */
export const retryPolicies = {
  money: {
    firstDelayMs: 500,
    longestDelayMs: hourMs,
    givesUpAfterMs: 'never',
    alarmsAfterMs: 10 * minuteMs,
  },
  mail: {
    firstDelayMs: secondMs,
    longestDelayMs: 15 * minuteMs,
    givesUpAfterMs: 24 * hourMs,
    alarmsAfterMs: hourMs,
  },
  /** Sweeps arm their next run themselves: a sweep that is given up would never run again. */
  upkeep: {
    firstDelayMs: 5 * secondMs,
    longestDelayMs: hourMs,
    givesUpAfterMs: 'never',
    alarmsAfterMs: 6 * hourMs,
  },
} as const satisfies Record<string, RetryPolicy>;

/** A fifth shorter to a fifth longer: jobs that failed together are not retried together. */
const jitter = { least: 0.8, spread: 0.4 };
const jitterSteps = 1_000;

export interface Failure {
  /** Including the one that just failed. */
  readonly attempts: number;
  /** The first failure since the job last succeeded or was revived. */
  readonly failingSince: Date;
  readonly now: Date;
}
export type Verdict =
  { readonly kind: 'dead' } | { readonly kind: 'retry'; readonly runAt: Date; readonly alarm: boolean };

type RandomInteger = (below: number) => number;

/** Milliseconds until the next try after `attempts` failures, jitter included. */
export const retryDelayMs = (policy: RetryPolicy, attempts: number, randomInteger: RandomInteger): number => {
  const plain = Math.min(policy.firstDelayMs * 2 ** Math.max(0, attempts - 1), policy.longestDelayMs);
  return Math.round(plain * (jitter.least + (jitter.spread * randomInteger(jitterSteps + 1)) / jitterSteps));
};

/** Whether and when a failed job is tried again. */
export const judgeFailure = (
  policy: RetryPolicy,
  { attempts, failingSince, now }: Failure,
  randomInteger: RandomInteger,
): Verdict => {
  const failingMs = now.getTime() - failingSince.getTime();
  if (policy.givesUpAfterMs !== 'never' && failingMs >= policy.givesUpAfterMs) return { kind: 'dead' };
  return {
    kind: 'retry',
    runAt: new Date(now.getTime() + retryDelayMs(policy, attempts, randomInteger)),
    alarm: failingMs >= policy.alarmsAfterMs,
  };
};
